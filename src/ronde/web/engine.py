"""The application of `ronde serve --engine`: the three questions of `api/engine`, and nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from ronde.errors import BadInput, RondeError
from ronde.web.admission import Admission, Limits
from ronde.web.api import engine
from ronde.web.middleware.body_limit import BodyLimit
from ronde.web.middleware.compression import Compression
from ronde.web.middleware.headers import SecurityHeaders
from ronde.web.middleware.trusted_hosts import TrustedHosts
from ronde.web.words import choose_language, invalid, word
from ronde.web.workers import Workers
from ronde.words import Value, known


def create_engine(limits: Limits | None = None, workers: Workers | None = None) -> FastAPI:
    """A server without events: reports come in, answers go out."""
    questions = workers or Workers()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        yield
        questions.close()

    app = FastAPI(
        title="Ronde engine",
        version="1",
        description="Swiss-system pairings: a report in; pairs, explanation or check out.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.workers, app.state.stop = questions, questions.close
    app.state.admission = Admission(limits or Limits.of(1024))
    app.include_router(engine.routes())
    app.add_exception_handler(RondeError, _trouble)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _invalid)
    # the last one added is the first to see a request
    app.add_middleware(BodyLimit, guard=None, refusal=_refusal)
    app.add_middleware(Compression)
    app.add_middleware(TrustedHosts, guard=None, refusal=_refusal)
    app.add_middleware(SecurityHeaders)
    return app


def _language(request: Request) -> str:
    return choose_language(None, request.headers.get("accept-language"))


def _refusal(request: Request, status: int, name: str, /, **values: Value) -> Response:
    return JSONResponse({"error": word(name, _language(request), **values)}, status)


def _trouble(request: Request, error: Exception) -> Response:
    assert isinstance(error, RondeError)
    told = {"error": error.say(_language(request))}
    if isinstance(error, BadInput):
        return JSONResponse(told, 400)
    return JSONResponse(told, 503, {"retry-after": "5"})


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    name = "not_found_text" if error.status_code == 404 else f"http_{error.status_code}"
    name = name if known(f"page-{name}") else "http_other"
    response = _refusal(request, error.status_code, name, status=error.status_code)
    response.headers.update(error.headers or {})
    return response


def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return JSONResponse({"error": invalid(error, _language(request)), "code": "parameters"}, 422)
