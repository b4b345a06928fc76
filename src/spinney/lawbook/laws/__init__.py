"""The laws as tests, one module for each: where the checks are made, in which cases, and how often."""

from spinney.lawbook.needs import check_needs

check_needs()
