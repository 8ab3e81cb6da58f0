"""What a person may be called: so that no name deceives, breaks a line or hides in another."""

import re
import unicodedata

from osada.server.errors import Refused

SHORTEST, LONGEST = 2, 24
FORM = re.compile(rf"[^\W_](?:[\w .\-]{{{SHORTEST - 2},{LONGEST - 2}}})[\w.\-]")


def clean_name(name: str) -> str:
    """The name as it is kept: composed letters, single spaces. One that could mislead is refused."""
    kept = re.sub(" +", " ", unicodedata.normalize("NFC", name)).strip(" ")
    if not FORM.fullmatch(kept):
        raise Refused(422, "people-name", least=SHORTEST, most=LONGEST)
    return kept


def folded(name: str) -> str:
    """Two names that look alike fold to the same: Ève and EVE, l and 1, Latin a and Cyrillic а."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[ ._\-]+", "", plain.translate(ALIKE))


ALIKE = str.maketrans(
    # Cyrillic and Greek letters that look like Latin ones, and figures that look like letters
    "авекмнорстухіјѕԁԛԝαβεικνορτυχ01|",
    "abekmhopctyxijsdqwabeiknoptuxoll",
)
