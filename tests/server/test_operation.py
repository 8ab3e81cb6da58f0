"""Health, figures, the page about the API."""

import re

import httpx
import pytest

from tests.server.given import server
from tests.server.tables import set_up


def test_health_names_its_parts(street):
    response = street.stranger().get("/health")
    assert response.status_code == 200
    assert response.json()["ok"] is True
    assert response.json()["parts"] == {"database": True, "disk": True, "tasks": True, "bots": True}


def test_a_sick_part_is_told(served, street):
    context = served[1]
    context.checks["roof"] = lambda: False
    response = street.stranger().get("/health")
    del context.checks["roof"]
    assert (response.status_code, response.json()["ok"], response.json()["parts"]["roof"]) == (503, False, False)


def test_a_database_of_another_form_is_told(tmp_path):
    with server(database=f"sqlite:///{tmp_path}/osada.db", workers=1) as (url, context):
        with context.database.writing() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        assert httpx.get(f"{url}/health").status_code == 503


def test_the_figures_count_routes_and_no_paths(served, street):
    browser = street.guest("Eva")
    browser.get("/nowhere/a-secret-link")
    text = browser.get("/metrics").text
    assert re.search(r'osada_requests_total\{method="POST",route="/api/guests",status="201"\} [1-9]', text)
    assert 'route="-"' in text
    assert "secret-link" not in text


def test_the_figures_know_matches_and_moves(street):
    eva, _ = set_up(street, "Eva", "Jan")
    before = figures(eva)
    eva.any_act()
    after = figures(eva)
    assert after["osada_bots_waiting"] == 0
    assert after["osada_tables"] == before["osada_tables"] >= 1
    assert after["osada_actions_total"] > before["osada_actions_total"]
    assert after["osada_move_seconds_count"] == before["osada_move_seconds_count"] + 1


def figures(player):
    text = player.browser.get("/metrics").text
    return {name: float(value) for name, value in re.findall(r"^(osada_\w+) (\S+)$", text, re.MULTILINE)}


def test_the_figures_are_for_this_machine_or_a_token(tmp_path):
    with server(database=f"sqlite:///{tmp_path}/osada.db", workers=1, metrics="open sesame") as (url, _):
        for headers, status in [
            ({}, 200),
            ({"x-forwarded-for": "8.8.8.8"}, 403),  # somebody behind a proxy that nobody configured
            ({"x-forwarded-for": "8.8.8.8", "authorization": "Bearer wrong"}, 403),
            ({"x-forwarded-for": "8.8.8.8", "authorization": "Bearer open sesame"}, 200),
        ]:
            assert httpx.get(f"{url}/metrics", headers=headers).status_code == status


@pytest.mark.parametrize("lang, title", [("cs", "Schémata"), ("en", "Schemas")])
def test_row_22_the_page_about_the_api_needs_nothing_from_elsewhere(street, lang, title):
    response = street.stranger(**{"accept-language": lang}).get("/api/docs")
    assert title in response.text
    assert "POST /api/guests" in response.text
    assert not re.search(r"<script|<style|<link|style=|\son\w+=|//", response.text)
