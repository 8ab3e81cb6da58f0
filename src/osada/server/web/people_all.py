"""All routes of people in one: guests, accounts, what is mine, notices, what everybody may know."""

from fastapi import APIRouter

from osada.server.web import people, people_accounts, people_mine, people_notices, people_public

router = APIRouter()
for each in (people, people_accounts, people_mine, people_notices, people_public):
    router.include_router(each.router)
