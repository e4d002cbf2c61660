import { describe, expect, it } from "vitest";
import { isDatabaseAway, isDatabaseOverloaded, isPoolExhausted, markAsConnectionError } from "./failure-kinds.ts";

const failed = (message: string, code?: string) => Object.assign(new Error(message), code !== undefined && { code });
const inStatement = (cause: Error) => new Error("Failed query: select 1", { cause });

describe("the database is away", () => {
  it.each(["ECONNREFUSED", "ETIMEDOUT", "EPIPE"])("when its connection fails with %s, and no other one", (code) => {
    const error = failed(`connect ${code}`, code);
    expect(isDatabaseAway(inStatement(error)), "a mail server, say").toBe(false);
    markAsConnectionError(error);
    expect(isDatabaseAway(inStatement(error))).toBe(true);
    expect(isDatabaseAway({ ...error, message: error.message }), "in a copy, as the job queue makes them").toBe(true);
  });

  it("when it says so itself, or its driver", () => {
    expect(isDatabaseAway(inStatement(failed("the database system is shutting down", "57P03")))).toBe(true);
    expect(isDatabaseAway(failed("Connection terminated unexpectedly"))).toBe(true);
    expect(isDatabaseAway(failed("duplicate key", "23505"))).toBe(false);
  });

  it("when it cannot begin a session, as with a full disk", () => {
    const refused = (severity: string) => Object.assign(failed("could not write init file", "XX000"), { severity });
    expect(isDatabaseAway(inStatement(refused("FATAL")))).toBe(true);
    expect(isDatabaseAway(inStatement(refused("ERROR"))), "a statement's own error").toBe(false);
  });

  it("to people also when none of its connections comes free in time, of which the log can tell", () => {
    const error = inStatement(failed("timeout exceeded when trying to connect"));
    expect([isDatabaseAway(error), isPoolExhausted(error)]).toEqual([true, true]);
    expect(isPoolExhausted(failed("Connection terminated unexpectedly"))).toBe(false);
  });

  it.each(["53100", "53200", "57014", "58030"])("is overloaded, not away, with code %s", (code) => {
    const error = inStatement(failed("no space left on device", code));
    expect([isDatabaseOverloaded(error), isDatabaseAway(error)]).toEqual([true, false]);
  });

  it("is not overloaded without a connection, nor by a wrong statement", () => {
    for (const code of ["53300", "57P01", "23505"]) expect(isDatabaseOverloaded(failed("x", code)), code).toBe(false);
  });
});
