import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { isUnexpected, toErrorBody } from "./error-body.ts";

test("a write conflict that did not end is UNAVAILABLE to people, and an unexpected error to the log", () => {
  const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });
  const error = new DrizzleQueryError("update profiles", [], deadlock);
  const body = toErrorBody(error, "request");
  expect(body).toMatchObject({ code: "UNAVAILABLE", status: 503 });
  expect(isUnexpected(error, body)).toBe(true);
});
