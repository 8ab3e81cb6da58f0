"""What a person may be called: so that no name deceives, breaks a line or hides in another."""

import re
import unicodedata

from sqlalchemy import Connection, select

from osada.server.errors import Refused
from osada.server.storage.schema import people

SHORTEST_NAME, LONGEST_NAME = 2, 24  # characters
PATTERN = re.compile(rf"[^\W_](?:[\w .\-]{{{SHORTEST_NAME - 2},{LONGEST_NAME - 2}}})[\w.\-]")
EMPTY = re.compile("[\u115f\u1160]")  # Hangul letters that show as nothing
TOGETHER = {
    "CJK",
    "HIRAGANA",
    "KATAKANA",
    "KATAKANA-HIRAGANA",
    "HANGUL",
    "BOPOMOFO",
}  # scripts that are written side by side


def clean_name(name: str) -> str:
    """The name as it is kept: composed letters, single spaces. One that could mislead is refused."""
    kept = re.sub(" +", " ", unicodedata.normalize("NFC", name)).strip(" ")
    is_plain = unicodedata.is_normalized("NFKC", kept) and not EMPTY.search(kept)
    if not PATTERN.fullmatch(kept) or not is_plain:
        raise Refused(422, "people-name", least=SHORTEST_NAME, most=LONGEST_NAME)
    scripts = {unicodedata.name(letter, "?").split()[0] for letter in kept if letter.isalpha()}
    if len(scripts) > 1 and not scripts <= TOGETHER:
        raise Refused(422, "people-name-letters")
    return kept


def folded(name: str) -> str:
    """Two names that look alike fold to the same: Ève and EVE, l and 1, Latin a and Cyrillic а."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[ ._\-]+", "", plain.translate(ALIKE))


def login_of(name: str) -> str:
    """The folded form by which an account is found; empty for what cannot be anybody's name."""
    try:
        return folded(clean_name(name))
    except Refused:
        return ""


def must_be_free(connection: Connection, name: str, person: str | None = None) -> None:
    """The name of an account, and all that look like it, belong to its owner alone."""
    owner = connection.scalar(select(people.c.id).where(people.c.login == folded(name)))
    if owner not in (None, person):
        raise Refused(409, "people-name-taken", name=name)


ALIKE = str.maketrans(
    # Cyrillic and Greek letters that look like Latin ones, figures that look like letters, and I beside l
    "авекмнорстухһӏіјѕԁԛԝαβεικνορτυχ01|iı",
    "abekmhopctyxhlljsdqwabelknoptuxollll",
)
