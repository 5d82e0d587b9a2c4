"""The lessons as a pupil goes through them: as pages, and in JupyterLab; in order, and without knowing the answer."""

import re

import pytest
from playwright.sync_api import Page, expect

from tablecooks.lessons import LESSONS
from tests.conftest import ROOT
from tests.ui.conftest import served_once
from tests.ui.jupyter import is_idle, jupyter_lab, run_once
from tests.ui.test_looks import SCREENS, sideways, small_targets, violations

pytestmark = pytest.mark.ui
#: What gives the answer away, as the page says it after the reveal and in the explanation.
SECRETS = {
    "00_play_a_round": ("The answer is 5.25", "21/80"),
    "01_one_tip_counted": ("The answer is 5", "5/20 = 1/4"),
    "02_the_running_share": ("The answer is 15.93", "16 find 20 to 30"),
    "03_how_many_of_four": ("The answer is 6.328", "81/256"),
    "04_without_putting_back": ("The answer is 11.05", "The answer is 21.05", "21/38"),
    "05_until_the_first_salt": ("The answer is 31.25", "The answer is 25", "5/16"),
    "06_the_die_and_totals": ("The answer is 17", "17/36", "17 of 36"),
}
BLOCKS = ["Start", "Hook", "Hands", "Predict", "Observe", "Explain", "Decide", "Exit ticket"]
every_lesson = pytest.mark.parametrize("key", SECRETS)


@pytest.fixture(scope="session")
def lessons(tmp_path_factory) -> str:
    """The address of a server on which ``panel serve`` serves every notebook."""
    folder = tmp_path_factory.mktemp("served")
    with served_once(folder, *(ROOT / "tutorials" / path.name for path in LESSONS)) as server:
        yield server
    assert "ERROR" not in (folder / "log.txt").read_text("utf-8", "replace")


class Pupil:
    """One browser at one lesson. ``heard`` is all that came over the socket."""

    def __init__(self, page, url: str | None, **options):
        self.page: Page = page(**options)
        self.page.set_default_timeout(15_000)
        self.heard: list[str] = []
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        )
        if url is not None:
            self.page.goto(url)
            expect(self.blocks.first).to_be_visible()

    @property
    def blocks(self):
        return self.page.locator(".frame nav button")

    @property
    def onward(self):
        return self.page.locator(".frame button.main")

    def is_at(self, block: str) -> None:
        expect(self.page.locator(".frame nav button[aria-current=step]")).to_have_text(block)

    def go_on(self, block: str) -> None:
        self.onward.click()
        self.is_at(block)

    def go_to(self, block: str) -> None:
        """On, block after block, doing what is asked."""
        for name in BLOCKS[1 : BLOCKS.index(block) + 1]:
            self.go_on(name)
            if name != block:
                self.do_what_is_asked()

    def named(self, name: str):
        return self.page.get_by_role("button", name=name, exact=True)

    def lock(self) -> None:
        """Type a number and lock it, wherever one is asked for."""
        for nth in range(self.named("Lock").count()):
            self.page.get_by_label(re.compile("^Your number")).nth(nth).fill("6")
            self.page.wait_for_timeout(300)  # nobody types and clicks in the same moment
            self.named("Lock").nth(nth).click()
            try:
                expect(self.named("Reveal").nth(nth)).to_be_enabled(timeout=7_000)
            except AssertionError:  # in a notebook Panel may lose a first click while it comes; a pupil clicks again
                self.named("Lock").nth(nth).click()
            expect(self.named("Reveal").nth(nth)).to_be_enabled()

    def reveal(self) -> None:
        for nth in range(self.named("Reveal").count()):
            self.named("Reveal").nth(nth).click()
            expect(self.page.get_by_text("You said 6").nth(nth)).to_be_visible()

    def choose(self) -> None:
        for nth in range(self.named("Choose").count()):
            self.page.get_by_role("radio").last.check()
            self.named("Choose").nth(nth).click()
            expect(self.page.get_by_text("You chose ").nth(nth)).to_be_visible()

    def do_what_is_asked(self) -> None:
        self.page.wait_for_timeout(300)  # what a block shows comes after its name
        self.lock()
        self.reveal()
        self.choose()

    def everything(self) -> str:
        """All that the browser has been told: the page, what is inside its components, the socket, the store."""
        inside = self.page.evaluate(
            """() => {
                const found = []
                const read = (root) => {
                    found.push(root.innerHTML ?? "")
                    for (const one of root.querySelectorAll("*")) if (one.shadowRoot) read(one.shadowRoot)
                }
                read(document)
                return found.join(" ") + JSON.stringify({...localStorage, ...sessionStorage}) + location.href
            }"""
        )
        return "".join(self.heard) + self.page.content() + inside


def given_away(pupil: Pupil, key: str) -> list[str]:
    everything = pupil.everything()
    return [secret for secret in SECRETS[key] if secret in everything]


@pytest.mark.case("W15")
@every_lesson
def test_a_pupil_goes_through_a_lesson_and_is_not_told_the_answer_before(lessons, page, key):
    pupil = Pupil(page, f"{lessons}/{key}", viewport={"width": 1366, "height": 768})
    expect(pupil.blocks).to_have_text(BLOCKS)
    pupil.go_to("Predict")
    assert "import " not in pupil.page.locator("body").inner_text()
    pupil.lock()
    expect(pupil.onward).to_have_attribute("aria-disabled", "true")
    pupil.onward.click(force=True)  # it says why not, so it can be pressed
    expect(pupil.page.locator(".frame .why")).to_have_text("First lock your number and reveal the answer.")
    pupil.is_at("Predict")
    assert given_away(pupil, key) == []
    pupil.reveal()
    for block in ("Observe", "Explain", "Decide"):
        pupil.go_on(block)
    assert given_away(pupil, key) == list(SECRETS[key])
    pupil.do_what_is_asked()
    pupil.go_on("Exit ticket")
    pupil.named("Try it out").click()
    expect(pupil.page.locator("pre.printed")).to_be_visible()
    expect(pupil.onward).to_have_count(0)


def test_a_reload_leads_back_to_the_block_and_to_what_was_done(lessons, page):
    pupil = Pupil(page, f"{lessons}/01_one_tip_counted")
    pupil.go_on("Hook")
    pupil.go_on("Hands")
    pupil.page.get_by_label("Your name").fill("Bo")
    pupil.named("Tip once").click()
    pupil.named("Tip once").click()
    fell = pupil.page.get_by_text(re.compile("^Number 2: "))
    expect(fell).to_be_visible()
    text = fell.inner_text()
    pupil.page.reload()
    pupil.is_at("Hands")
    expect(pupil.page.get_by_text(text)).to_be_visible()
    expect(pupil.page.get_by_label("Your name")).to_have_value("Bo")
    pupil.go_on("Predict")
    pupil.lock()
    pupil.page.reload()
    pupil.is_at("Predict")
    expect(pupil.page.get_by_text("Locked: 6 of 20")).to_be_visible()
    expect(pupil.page.get_by_label(re.compile("^Your number"))).to_be_disabled()


def test_a_lesson_is_gone_through_by_keys_alone(lessons, page):
    pupil = Pupil(page, f"{lessons}/01_one_tip_counted")
    for name in BLOCKS[1:4]:
        pupil.onward.focus()
        pupil.page.keyboard.press("Enter")
        pupil.is_at(name)
        expect(pupil.page.locator(".frame > h2")).to_be_focused()
    pupil.page.get_by_label(re.compile("^Your number")).focus()
    pupil.page.keyboard.type("5")
    pupil.page.keyboard.press("Tab")
    pupil.page.keyboard.press("ArrowDown")
    pupil.page.keyboard.press("Tab")
    pupil.page.keyboard.press("Enter")
    expect(pupil.page.get_by_text("Locked: 5 of 20, and you are 60 % sure.")).to_be_visible()


@pytest.mark.parametrize("screen", ["phone", "laptop", "projector"])
@pytest.mark.parametrize("block", ["Hook", "Hands", "Predict", "Observe", "Explain", "Decide"])
def test_every_block_can_be_read_and_reached(lessons, page, screen, block):
    pupil = Pupil(page, f"{lessons}/02_the_running_share", **SCREENS[screen])
    pupil.go_to(block)
    pupil.page.wait_for_timeout(500)
    assert violations(pupil.page) == []
    assert sideways(pupil.page) <= 0
    assert small_targets_of(pupil.page) == []


def small_targets_of(page: Page) -> list[str]:
    return [target for nth in (0, 1) for target in small_targets(FirstOf(page, nth), 24)]


class FirstOf:
    """The page with its n-th frame as the only one: there is one above a block and one below it."""

    def __init__(self, page: Page, nth: int):
        self._page, self._nth = page, nth

    def locator(self, selector: str):
        return self._page.locator(selector).nth(self._nth)


def test_a_teacher_reads_the_notes(lessons, page):
    teacher = Pupil(page, f"{lessons}/06_the_die_and_totals?teacher")
    teacher.page.get_by_role("button", name="For the teacher").click()
    teacher.is_at("For the teacher")
    expect(teacher.page.get_by_text("Wrong answers to expect.")).to_be_visible()
    assert teacher.page.url.endswith("?teacher&block=8")


@pytest.fixture(scope="session")
def jupyter(tmp_path_factory):
    """The address of a JupyterLab that shows all lessons."""
    files = {path.name: path.read_text("utf-8") for path in LESSONS}
    with jupyter_lab(tmp_path_factory.mktemp("jupyter"), files) as url:
        yield url


@pytest.mark.case("N07", "W15")
@every_lesson
def test_a_pupil_goes_through_a_lesson_in_jupyterlab(jupyter, page, key):
    """In a tall window, so that every cell is on the screen. The answer comes over the socket when it is revealed."""
    pupil = Pupil(page, None, viewport={"width": 1366, "height": 7000})
    pupil.page.set_default_timeout(30_000)
    pupil.page.goto(f"{jupyter}/lab/tree/{key}.ipynb?reset")
    pupil.page.locator(".jp-Notebook .jp-Cell").nth(1).wait_for()
    is_idle(pupil.page)
    run_once(pupil.page)
    pupil.page.wait_for_timeout(1000)  # what a cell shows is joined to the kernel a moment later
    pupil.lock()
    assert not [frame for frame in pupil.heard if "The answer is" in frame]
    pupil.reveal()
    assert [frame for frame in pupil.heard if "The answer is" in frame]
    for thousand in pupil.page.get_by_label("1000", exact=True).all():
        thousand.check()
    pupil.choose()
    if key != "00_play_a_round":
        expect(pupil.page.get_by_text(re.compile("^After [0-9]+000:")).first).to_be_visible()
    failed = pupil.page.locator('[data-mime-type$="stderr"], [data-mime-type$="error"]')
    assert failed.all_inner_texts() == []
    page.errors.clear()  # JupyterLab itself tells the console of what was switched off
