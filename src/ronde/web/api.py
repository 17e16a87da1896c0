"""The actions of the desk as JSON."""

from __future__ import annotations

from fastapi import APIRouter

router = APIRouter(prefix="/api")
