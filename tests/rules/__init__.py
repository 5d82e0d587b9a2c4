import pytest

pytest.register_assert_rewrite("tests.rules.kitchen", "tests.rules.breakfast_table", "tests.rules.kulinary_table")
