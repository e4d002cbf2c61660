import { STATUS_CODES } from "node:http";
import { expect, test } from "vitest";
import { ERRORS, isErrorCode } from "./errors.ts";

test.each(Object.entries(ERRORS))("OPEN-79 the error %s answers with the HTTP status %i", (code, status) => {
  expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  expect(STATUS_CODES).toHaveProperty(String(status));
  expect(status).toBeGreaterThanOrEqual(400);
});

test("OPEN-79 only the closed codes are codes", () => {
  for (const code of Object.keys(ERRORS)) expect(isErrorCode(code)).toBe(true);
  for (const other of ["toString", "__proto__", "not_found", "NETWORK", "", null, undefined, 404, {}, ["NOT_FOUND"]]) {
    expect(isErrorCode(other)).toBe(false);
  }
});
