"""A page opens, answers, and asks nothing of another machine; two pages are two tables."""

import re

import pytest

pytestmark = pytest.mark.ui


def test_the_set_up_page_leads_to_a_table(served, page):
    seen = page(served("apps/alacarte.py"))
    seen.get_by_role("button", name="Play").first.click()
    seen.get_by_text("pick a first dish").first.wait_for()


def test_a_link_leads_to_its_table_and_two_pages_are_two_tables(served, page):
    url = served("apps/alacarte.py")
    first = page(f"{url}?seed=7&name_1=Ana")
    other = page(f"{url}?seed=7&name_1=Bo")
    first.get_by_text("pick a first dish").first.wait_for()
    first.get_by_role("button", name=re.compile("Pea Parade")).first.click()
    first.get_by_text("Ana picks Pea Parade").first.wait_for()
    other.get_by_text("pick a first dish").first.wait_for()
    assert other.get_by_text("picks Pea Parade").count() == 0


def test_a_page_that_asks_another_machine_is_found_out(page, chromium):
    seen = page()
    seen.set_content("<img src='http://192.0.2.1/a.png'><script>console.error('oh')</script>")
    seen.wait_for_timeout(200)
    assert page.outside == ["http://192.0.2.1/a.png"]
    assert "oh" in page.errors
    page.outside.clear()
    page.errors.clear()
