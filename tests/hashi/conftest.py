"""Short names for the rows: of a whole plan only the first line."""


def pytest_make_parametrize_id(val):
    return val.partition("\n")[0][:60] if isinstance(val, str) else None
