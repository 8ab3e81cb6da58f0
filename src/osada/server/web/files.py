"""Files: packed where the reader can unpack them, and not sent twice while they stay the same."""

from fastapi import Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from osada.server.page import File

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # kept, but only used once we say that it is still the same


def sent(request: Request, file: File | None, keeping: str) -> Response:
    if file is None:
        raise HTTPException(404)
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    tag = f'"{file.tag}{"-gzip" if packed else ""}"'
    headers = {"Cache-Control": keeping, "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(packed or file.plain, headers=headers, media_type=file.kind)
