"""Class data as teachers have it: what is counted, what is said, what is asked; nothing in silence."""

from pathlib import Path

import pytest

from tablecooks.models.class_csv import guard, to_csv, unguard
from tablecooks.models.class_data import DataError, read

FILES = Path(__file__).parents[1] / "data" / "class"


def read_file(name: str, **answers):
    return read((FILES / f"{name}.csv").read_bytes(), {key.replace("__", ":"): value for key, value in answers.items()})


def remarks(data) -> str:
    return "\n".join(remark.text for remark in data.remarks)


def asked(data) -> dict[str, str]:
    return {query.key: query.chosen for query in data.queries}


@pytest.mark.case("D01")
@pytest.mark.parametrize("source", [bytes, str])
def test_columns_that_begin_with_a_hash(source):
    file = (FILES / "hash_headers.csv").read_bytes()
    data = read(file if source is bytes else file.decode())
    assert data.columns == ("Name", "# Lemon", "# Pepper", "# Paprika", "# Herbs", "# Salt")
    assert len(data.rows) == len(data.counted) == 6
    assert data.rows[0] == ("Ida", 5, 4, 3, 6, 4)
    assert (data.kinds["lemon"], data.salt) == (31, 25)
    assert "Lines 6, 7: the same numbers under other names. Both are counted." in remarks(data)


@pytest.mark.case("D02")
def test_a_codap_export_with_its_own_header():
    data = read_file("codap_export")
    assert data.title == "Tips of class 7b, Tuesday"
    assert data.columns == ("group", "fell", "salt", "share, salt")
    assert data.units == {"fell": "crystals", "salt": "crystals"}
    assert data.descriptions == {"fell": "crystals on the plate, floor not counted"}
    assert len(data.rows) == 9
    assert (data.crystals, data.salt) == (18, 6)
    assert data.fell_counts == {0: 2, 1: 2, 2: 2, 3: 1, 4: 1, 5: 1}
    assert data.rows[1] == ("A", 0, 0, None)
    assert data.rows[2][3] == 0.0


@pytest.mark.case("D02")
def test_our_own_file_is_read_back():
    data = read_file("codap_export")
    again = read(data.to_csv())
    assert (again.columns, again.rows, again.fell_counts) == (data.columns, data.rows, data.fell_counts)


@pytest.mark.case("D03")
def test_carriage_returns_only_and_totals_that_are_wrong():
    data = read_file("cr_only_wrong_total")
    assert len(data.rows) == 5
    assert data.columns[:3] == ("Shaker Nr", "Lemon", "Pepper")
    assert data.unused == ("Total of Crystals Per Shaker",)
    for line, given, true in ((2, 22, 21), (3, 22, 20), (4, 25, 22), (5, 24, 20), (6, 26, 21)):
        assert f"line {line}: {given}, and its parts make {true}" in remarks(data)
    assert data.crystals + sum(row[6] for row in data.rows) == 21 + 20 + 22 + 20 + 21
    assert "'Broken' is none of the five kinds" in remarks(data)


@pytest.mark.case("D04")
def test_what_was_sent_twice_is_asked_and_not_decided():
    data = read_file("long_resubmitted")
    assert len(data.rows) == len(data.counted) == 35
    assert asked(data) == {"word:Pfefer": "out", "repeat:G1": "twice", "same:G4:G5": "both"}
    assert not any(query.answered for query in data.queries)
    assert "Line 15, cell C15: 'NA' is taken as missing." in remarks(data)
    assert "G3 drew lemon 5 times and nothing else. It is counted." in remarks(data)
    assert next(query.text for query in data.queries).startswith("Line 35, cell C35: 'Pfefer'")
    assert data.rows[31][2] == "pepper"  # "PFEFFER "
    assert data.crystals == sum(data.kinds.values()) == 33


@pytest.mark.case("D04")
def test_answers_are_followed_and_what_is_left_out_is_said():
    once = read_file("long_resubmitted", repeat__G1="once")
    assert len(once.counted) == 30
    assert "30 of 35 rows are counted" in once.pooled
    assert "5 rows of G1 that were sent again" in once.pooled
    all_three = read(
        (FILES / "long_resubmitted.csv").read_bytes(), asked(once) | {"same:G4:G5": "one", "word:Pfefer": "pepper"}
    )
    assert len(all_three.counted) == 25
    assert all_three.kinds["pepper"] == once.kinds["pepper"]  # one more of G6, one less of G5
    unknown = read_file("long_resubmitted", repeat__G1="perhaps")
    assert asked(unknown)["repeat:G1"] == "twice"


@pytest.mark.case("D06")
def test_a_line_of_totals_counts_nothing_twice():
    data = read_file("totals_row")
    assert data.columns[0] == "label"
    assert [row[0] for row in data.rows] == ["bag 1", "bag 2", "bag 3"]
    assert data.kinds == {"lemon": 9, "pepper": 20, "paprika": 8, "herbs": 4, "salt": 4}
    assert data.crystals == 45
    assert data.unused == ("sum",)
    assert "Line 5, 'Total', is the sum of the others; it is left out." in remarks(data)
    assert "Line 6 holds per cents" in remarks(data)
    assert "'sum' is the sum of the others" in remarks(data)


@pytest.mark.case("D07")
def test_semicolons_decimal_commas_and_an_old_encoding():
    data = read_file("czech_semicolon")
    assert (data.encoding, data.separator, data.decimal) == ("cp1250", ";", ",")
    assert data.columns == ("Skupina", "Spadlo", "Sůl", "Podíl soli")
    assert data.rows[0] == ("Žlutí", 12, 3, 0.25)
    assert (len(data.rows), data.crystals, data.salt) == (4, 42, 10)
    assert asked(data) == {"encoding": "cp1250"}
    assert read_file("czech_semicolon", encoding="cp1252").columns[2] == "Sùl"


@pytest.mark.case("D07")
def test_our_file_opens_in_columns_where_commas_are_decimal():
    data = read_file("czech_semicolon")
    text = data.to_csv("cs")
    assert text.splitlines()[1] == "Žlutí;12;3;0,25"
    assert read(text).rows == data.rows
    assert read("fell;weight\n1;1.234,5\n2;0,25").rows == ((1, 1234.5), (2, 0.25))


@pytest.mark.case("D08")
@pytest.mark.parametrize("source", [bytes, str])
def test_an_invisible_mark_and_lines_of_commas(source):
    file = (FILES / "bom_quoted.csv").read_bytes()
    data = read(file if source is bytes else file.decode("utf-8"))
    assert data.columns == ("tip", "fell", "salt")
    assert (len(data.rows), data.crystals, data.salt) == (7, 9, 3)
    assert data.fell_counts == {0: 2, 1: 2, 2: 2, 3: 1}
    assert "Empty, and no data: lines 9, 10." in remarks(data)


@pytest.mark.case("D12")
def test_names_that_a_spreadsheet_would_run():
    data = read_file("roster_names")
    names = [row[0] for row in data.rows]
    assert len(names) == 18
    assert {"=1+1", "+7", "-2 cooks", "@home", "\tTab", "Total", "NA", "ana "} < set(names)
    assert "Line 17 is called 'Total' but is not the sum of the others; it is kept." in remarks(data)
    assert "the same name, 'Ana'. They are kept apart." in remarks(data)
    for language in ("en", "cs"):
        text = data.to_csv(language)
        first = [line.strip('"')[:1] for line in text.splitlines()]
        assert not set(first) & set("=+-@\t")
        assert [row[0] for row in read(text).rows] == names


@pytest.mark.case("D12")
@pytest.mark.parametrize("text", ["=1+1", "'=1+1", "''@x", "plain", "'quoted", "-5", "\tTab", "", "'", "＝1"])
def test_guarded_text_comes_back(text):
    guarded = guard(text)
    assert guarded[:1] not in ("=", "+", "-", "@", "\t", "＝")
    assert unguard(guarded) == text


@pytest.mark.case("D12")
@pytest.mark.parametrize("text", ["1/9", "3-5", "2026-11-30", "1/2/26", "7E2", "'1/9", " 1/9"])
def test_words_that_a_spreadsheet_would_make_dates_of_stay_words(text):
    assert guard(text) == f"'{text}"
    assert unguard(guard(text)) == text
    rows = [("3-5", 2), ("7b", 1)]
    assert read(to_csv(("group", "fell"), rows)).rows == tuple(rows)


@pytest.mark.case("D12")
def test_negative_numbers_stay_numbers():
    assert to_csv(("name", "score"), [("-5", -5), ("Ana", -0.5), ("Bo", None)]) == "name,score\n'-5,-5\nAna,-0.5\nBo,\n"


@pytest.mark.case("D13")
@pytest.mark.parametrize("separator", [",", "\t"])
def test_the_sheet_that_a_teacher_really_has(separator):
    text = (FILES / "teachers_sheet.csv").read_text("utf-8")
    if separator == "\t":
        text = text.replace('"3 "', "3 ").replace(",", "\t")
    data = read(text)
    assert data.title == "Crystal tipping - class 6a"
    assert data.columns == ("Tips with n fallen", "0", "1", "2", "3")
    assert data.rows == (
        ("Table 1", 4, 7, 3, 1),
        ("Table 2", 3, 8, 4, None),
        ("Table 3", 5, 6, 3, 1),
        ("Table 4", None, 6, 4, 1),
    )
    assert asked(data) == {"cell:B9": "out", "blank:E5": "out"}
    assert data.fell_counts == {0: 12, 1: 27, 2: 14, 3: 3}
    for said in ("Columns G to I", "header stands again in line 7", "Line 10, 'All'", "Line 11 holds per cents"):
        assert said in remarks(data)
    answered = read(text, {"cell:B9": "take", "blank:E5": "0"})
    assert answered.fell_counts == {0: 16, 1: 27, 2: 14, 3: 3}
    assert answered.rows[1][4] == 0


def test_the_right_table_by_itself_takes_no_per_cent_for_a_count():
    data = read("Table\ttries\tok\nTable 1\t12\t5\nTable 2\t10\t40%\nTable 3\t11\t3 (1 fell off)\nTable 4\t-\t")
    assert [row[2] for row in data.rows] == [5, None, None, None]
    assert "Line 3, cell C3: '40%' is a share among counts" in remarks(data)
    assert asked(data) == {"cell:C4": "out"}


@pytest.mark.parametrize(
    ("text", "shape", "counts"),
    [
        ("0 2 1 1 3", "tips", {0: 1, 1: 2, 2: 1, 3: 1}),
        ("0, 2, 1, 1, 3", "tips", {0: 1, 1: 2, 2: 1, 3: 1}),
        ("1\n0\n2\n", "tips", {0: 1, 1: 1, 2: 1}),
        ("4:7:5:2:1:1", "falls", {0: 4, 1: 7, 2: 5, 3: 2, 4: 1, 5: 1}),
        ("3 1\n0 0\n2 1", "tips", {0: 1, 1: 0, 2: 1, 3: 1}),
        ("fell\n2\n0", "tips", {0: 1, 1: 0, 2: 1}),
        ("gefallen;salz\n2;1\n0;0", "tips", {0: 1, 1: 0, 2: 1}),
    ],
)
def test_counts_that_were_typed(text, shape, counts):
    data = read(text)
    assert (data.shape, data.fell_counts) == (shape, counts)


def test_counts_that_cannot_be_get_a_sentence_with_their_line():
    data = read("tip,fell,salt\n1,-2,0\n2,3,1\n3,x,0\n4,1.5,0\n5,2,5\n6,2,\n7,5000,1")
    assert data.fell_counts == {0: 0, 1: 0, 2: 1, 3: 1}
    for said in ("Line 2: fell cannot be -2", "'x' is no number", "Line 5: fell cannot be 1.5", "Line 6: 5 salt of 2"):
        assert said in remarks(data)
    assert "2 of 7 rows are counted" in data.pooled
    assert len(data.rows) == 7


@pytest.mark.parametrize("text", ["", "  \n ", ",,\n,,", "hello", "fell,salt", b"\x00\x01\x02zip"])
def test_what_holds_no_counts_gets_a_sentence(text):
    with pytest.raises(DataError, match=r"Paste or type|nothing below it|no text"):
        read(text)


def test_a_table_about_something_else_is_read_and_not_counted():
    data = read("name,score\nAna,3\nBo,4")
    assert (data.shape, data.crystals, data.fell_counts) == ("other", 0, {})
    assert "No column says how many crystals fell" in remarks(data)
    assert data.pooled == "2 rows were read; nothing is counted."


def test_names_of_columns_are_unique_and_never_empty():
    data = read("fell,fell,,fell\n1,2,3,4\n1,2,3,4")
    assert len(set(data.columns)) == 4
    assert all(data.columns)


def test_markup_in_names_stays_text():
    data = read('name,fell\n<img src=x onerror=alert(1)>,2\n"a""b",1')
    assert [row[0] for row in data.rows] == ["<img src=x onerror=alert(1)>", 'a"b']
