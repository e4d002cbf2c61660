import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

const SECRETS = ["robin@example.test", "scrypt:hash", "Leo ruinas"];

/** The log line of an error. */
function lineOf(key: "err" | "error", error: unknown): string {
  const lines: string[] = [];
  const log = createLog({ level: "info", pretty: false }, { write: (text) => lines.push(text) });
  log.error({ [key]: error }, "unexpected error");
  return lines.join("");
}

const refused = Object.assign(new Error('duplicate key value violates unique constraint "profiles_email_key"'), {
  code: "23505",
  constraint: "profiles_email_key",
  detail: "Key (email)=(robin@example.test) already exists.",
});
const failedQuery = new DrizzleQueryError("insert into profiles values ($1, $2, $3)", SECRETS, refused);
const bouncedEmail = Object.assign(new Error("550 <robin@example.test>: unknown"), {
  code: "EENVELOPE",
  responseCode: 550,
  response: "550 <robin@example.test>: unknown",
  rejected: ["robin@example.test"],
});

test.each(["err", "error"] as const)(
  "an error under %s is logged with what happened and where, without personal values",
  (key) => {
    for (const error of [failedQuery, bouncedEmail, new Error('invalid input syntax for type uuid: "Leo ruinas"')]) {
      const line = lineOf(key, error);
      for (const secret of SECRETS) expect(line).not.toContain(secret);
      expect(line).toContain("log.test.ts");
    }
    expect(lineOf(key, failedQuery)).toContain("insert into profiles values ($1, $2, $3)");
    expect(JSON.parse(lineOf(key, failedQuery))[key].cause).toMatchObject({
      code: "23505",
      constraint: "profiles_email_key",
      message: expect.stringContaining("duplicate key"),
    });
    expect(JSON.parse(lineOf(key, bouncedEmail))[key]).toMatchObject({ code: "EENVELOPE", responseCode: 550 });
  },
);

test("fields that hold something of a person are masked, at the top and one level down", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", pretty: false }, { write: (text) => lines.push(text) });
  const secrets = { email: "robin@example.test", token: "t0ken", password: "pa55word" };
  log.info({ ...secrets, person: secrets, attempts: 3 }, "seen");
  const masked = { email: "…", token: "…", password: "…" };
  // No process id or host name.
  expect(JSON.parse(lines.join(""))).toEqual({
    level: 30,
    time: expect.any(Number),
    ...masked,
    person: masked,
    attempts: 3,
    msg: "seen",
  });
});

test("lines below the level are left out", () => {
  const lines: string[] = [];
  const log = createLog({ level: "warn", pretty: false }, { write: (text) => lines.push(text) });
  log.info("quiet");
  log.warn("loud");
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["loud"]);
});

test("an error keeps its class, code and causes", () => {
  const cause = Object.assign(new TypeError("inner"), { severity: "ERROR", table: "profiles", column: "id" });
  const error = Object.assign(new RangeError("outer", { cause }), { command: "RCPT", detail: "Leo ruinas" });
  const { err } = JSON.parse(lineOf("err", error));
  expect(err).toMatchObject({
    type: "RangeError",
    message: "outer",
    command: "RCPT",
    cause: { type: "TypeError", message: "inner", severity: "ERROR", table: "profiles", column: "id" },
  });
  expect(err).not.toHaveProperty("detail");
  expect(err.stack).toMatch(/^RangeError: outer\n\s+at .*log\.test\.ts/);
  expect(err.cause).not.toHaveProperty("cause");
});

test("a thrown value that is no error is not logged", () => {
  expect(lineOf("err", "robin@example.test")).not.toContain("robin");
});
