"""The checks: plain functions that look at a table, and raise AssertionError where a law is broken."""
