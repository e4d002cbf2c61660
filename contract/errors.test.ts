import { STATUS_CODES } from "node:http";
import { expect, test } from "vitest";
import { errors } from "./endpoint.ts";
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

test.each([
  ["VALIDATION_FAILED", { issues: [{ path: "email", reason: "invalid" }] }, [{}, { issues: [{}] }, { issues: {} }]],
  ["TOO_MANY_REQUESTS", { retryAfterSeconds: 1 }, [{}, { retryAfterSeconds: 0 }, { retryAfterSeconds: 1.5 }]],
  ["INTERNAL", { requestId: "x" }, [{}, { requestId: 7 }]],
] as const)("OPEN-79 the error %s says more about itself: %j", (code, good, bad) => {
  const { data } = errors(code)[code];
  expect(data.parse(good)).toEqual(good);
  for (const other of bad) expect(data.safeParse(other).success, JSON.stringify(other)).toBe(false);
});

test("other errors say nothing more", () => {
  expect(errors("NOT_FOUND", "FORBIDDEN")).toEqual({ NOT_FOUND: { status: 404 }, FORBIDDEN: { status: 403 } });
});
