"""Row 15: no name deceives, breaks a line or hides in another."""

import pytest

from osada.server.errors import Refused
from osada.server.identity.names import clean_name, folded, login_of

GOOD = ["Eva", "Jiří Novák", "O2", "x_y-z.", "Пётр", "李小龙", "かなカナ", "김철수", "Ελένη", "Zoë", "Þór", "E  va"]
BAD = [
    "E", "x" * 25, "", "   ", "<b>Eva</b>", "Eva\u202e", "Eva\nJan", "Eva\u200b", "Eva\x00", "-Eva", "_Eva",
    "Eva\u0301\u0301\u0301\u0301", "ㅤㅤ", "\u115f\u1160", "\ufdfa\ufdfa", "Ｅｖａ", "Eva²", "𝐄𝐯𝐚", "Eva☃", "a" * 2000,
]  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_row_15_ordinary_names_are_kept(name):
    assert clean_name(name) == " ".join(name.split())


@pytest.mark.parametrize("name", BAD)
def test_row_15_names_that_mislead_are_refused(name):
    with pytest.raises(Refused) as refusal:
        clean_name(name)
    assert refusal.value.key == "people-name"


@pytest.mark.parametrize("name", ["Еva", "Evа", "Pavelο", "Eva李"])
def test_row_15_a_name_has_letters_of_one_alphabet(name):
    with pytest.raises(Refused) as refusal:
        clean_name(name)
    assert refusal.value.key == "people-name-letters"


ALIKE = [
    ("Eva", "ÉVA"),
    ("Ivo", "lvo"),
    ("Ivo", "1vo"),
    ("Olo", "0lo"),
    ("Jan Kos", "jan.kos"),
    ("сос", "coc"),
    ("Τom", "Tom"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_row_15_names_that_look_alike_fold_to_the_same(one, other):
    assert folded(one) == folded(other)


def test_row_15_a_folded_name_fits_its_column():
    assert all(len(folded(clean_name(name))) <= 80 for name in (*GOOD, "ß" * 24, "ΐ" * 24))


@pytest.mark.parametrize("name", ["", "\x00", "<script>"])
def test_row_15_what_is_no_name_finds_no_account(name):
    assert login_of(name) == ""
