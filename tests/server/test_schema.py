"""Whatever is sent to any route of the schema: never a 500, every response is as the schema promises,
and a request that is refused has changed nothing."""

import os
import random

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from sqlalchemy import select

from osada.server.storage.schema import METADATA, notices
from osada.server.tables.clock import ALIVE
from osada.server.watch import HEALTH
from tests.server.around import fresh
from tests.server.given import Street, server
from tests.server.tables import play_on, set_up

EXAMPLES = int(os.environ.get("OSADA_EXAMPLES", "6"))  # of each route, well formed and otherwise
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
COME_LATER = 503  # of advice, when too many wait for it
AS_SAID = [response_schema_conformance, status_code_conformance]
UNREAD = {"/api/docs", "/api/openapi.json"}


@pytest.fixture(scope="module")
def visited(tmp_path_factory):
    """A server with a running and a finished table, and somebody who is seated at both."""
    file = tmp_path_factory.mktemp("schema") / "osada.db"
    with server(database=f"sqlite:///{file}", limits=0, workers=1) as (url, context):
        street = Street(url)
        yield Visit(url, context, street)
        street.close()


class Visit:
    """What a request needs to get past the middleware: somebody's cookie, and tables that exist."""

    def __init__(self, url, context, street):
        self.url, self.context, self._street = url, context, street
        self.schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
        self.renew()

    def renew(self):
        """Somebody new, with new tables: the last one has left."""
        names = [f"{name} {fresh()[:8]}" for name in ("Eva", "Jan")]
        running, over = set_up(self._street, *names), set_up(self._street, *names)
        play_on(over)
        self.session = requests.Session()
        self.session.headers["origin"] = self.url
        self.cookie = over[0].browser.cookies["osada"]
        self.tables = [over[0].table, running[0].table]

    def fingerprint(self):
        """All that the database holds; but notices are sent in their own time, and a server notes that it is there."""
        kept = [table for table in METADATA.sorted_tables if table is not notices]
        with self.context.database.reading() as connection:
            rows = [row for table in kept for row in connection.execute(select(table)).all()]
        return [row for row in rows if row[0] not in (ALIVE, HEALTH)]

    def send(self, case, rng):
        """Half of the requests are about what exists."""
        given = case.path_parameters or {}
        if "table" in given and rng.random() < 0.8:
            given["table"] = rng.choice(self.tables)
        if "number" in given and rng.random() < 0.5:
            given["number"] = rng.randrange(2)
        if isinstance(case.body, dict) and "expected" in case.body and rng.random() < 0.5:
            case.body["expected"], case.body["client"] = rng.randrange(6), fresh()
        before = self.fingerprint()
        response = case.call(base_url=self.url, session=self.session, cookies={"osada": self.cookie})
        status = response.status_code
        assert status < 500 or status == COME_LATER, f"{case.as_curl_command()} {response.text}"
        if status < 500:
            case.validate_response(response, checks=AS_SAID)
        if status >= 400:
            assert self.fingerprint() == before, f"refused, and yet: {case.as_curl_command()}"
        return response


def test_no_route_fails_and_no_refusal_changes_anything(visited):
    routes = [found.ok() for found in visited.schema.get_all_operations()]
    assert len(routes) > 30
    seen = set()
    for route in routes:
        if route.path not in UNREAD:
            seen |= tried(visited, route)
    assert {200, 201, 401, 403, 404, 409, 422} <= seen, "too few statuses were seen to tell"


def tried(visited, route):
    """The statuses of all responses that a route gave."""
    seen, strategies = set(), [route.as_strategy(generation_mode=mode) for mode in MODES]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(strategies), seed=st.integers(0, 2**16))
    def every(case, seed):
        code = visited.send(case, random.Random(seed)).status_code
        seen.add(code)
        if code == 401:
            visited.renew()

    every()
    return seen
