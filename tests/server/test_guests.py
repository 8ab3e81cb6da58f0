"""A guest needs a name, no account."""

import pytest


def test_a_guest_is_known_from_then_on(street):
    eva = street.guest("  Eva   Nová ")
    assert eva.get("/api/me").json()["name"] == "Eva Nová"
    eva.post("/api/leave")
    assert eva.get("/api/me").status_code == 401


@pytest.mark.parametrize("name", ["", "E", "x" * 25, "<b>Eva</b>", "Eva\u202e", "-Eva", "Eva\nJan", "Eva\u200b"])
def test_names_that_mislead_are_refused(street, name):
    response = street.stranger(**{"accept-language": "cs"}).post("/api/guests", json={"name": name})
    assert response.status_code == 422
    assert "Jméno má 2 až 24" in response.json()["error"]["message"]
