import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

const SECRETS = ["robin@example.test", "scrypt:hash", "Leo ruinas"];

/** The line that the log writes of an error. */
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
const bouncedLetter = Object.assign(new Error("550 <robin@example.test>: unknown"), {
  code: "EENVELOPE",
  responseCode: 550,
  response: "550 <robin@example.test>: unknown",
  rejected: ["robin@example.test"],
});

test.each(["err", "error"] as const)(
  "an error under %s says what happened and where, and nothing of anybody",
  (key) => {
    for (const error of [failedQuery, bouncedLetter, new Error('invalid input syntax for type uuid: "Leo ruinas"')]) {
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
    expect(JSON.parse(lineOf(key, bouncedLetter))[key]).toMatchObject({ code: "EENVELOPE", responseCode: 550 });
  },
);

test("what is thrown and is no error is not written out", () => {
  expect(lineOf("err", "robin@example.test")).not.toContain("robin");
});
