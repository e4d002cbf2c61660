import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { connectionStringProblem, libpqEnvironment } from "./connection-string.ts";

it.each([
  ["postgres://caf%e9@db/n", /UTF-8/],
  ["postgres://one:5432,two:5432/n", /single host/],
  ["postgres://me:a,b@one,two/n", /single host/],
  ["postgres:///n?host=one,two", /single host/],
  ["postgres://db/n?service=main&passfile=/x", /without passfile, service:/],
  ["postgres://db/n?sslrootcert=/nothing/here", /cannot be read/],
])("%s is refused with a reason", (url, reason) => {
  expect(connectionStringProblem(url)).toMatch(reason);
});

it.each([
  "postgres://me:p%C3%A9%40,%2F@db:5433/n",
  "postgresql:///n?host=/run/postgresql",
  "socket:/run/postgresql?db=n",
  "postgres://db/n?sslmode=verify-full&statement_timeout=60000&application_name=x",
])("%s is read alike by Node and libpq", (url) => {
  expect(connectionStringProblem(url)).toBeUndefined();
});

it("libpq gets every part, and nothing that it does not know", () => {
  const url = "postgres://me%40x:p%C3%A9@db:5433/n?statement_timeout=1&connect_timeout=3&options=-c%20jit%3Doff";
  expect(libpqEnvironment(url)).toEqual({
    PGHOST: "db",
    PGPORT: "5433",
    PGUSER: "me@x",
    PGPASSWORD: "pé",
    PGDATABASE: "n",
    PGCONNECT_TIMEOUT: "3",
    PGOPTIONS: "-c jit=off",
  });
  expect(libpqEnvironment("postgres://db/n?host=/run")).toMatchObject({ PGHOST: "/run" });
});

it.each([
  ["", undefined],
  ["?sslmode=disable", "disable"],
  ["?sslmode=no-verify", "require"],
  ["?sslmode=require", "verify-full"],
  ["?ssl=true", "verify-full"],
  ["?sslnegotiation=direct", "verify-full"],
  ["?sslmode=require&uselibpqcompat=true", "require"],
])("with %s, libpq checks certificates as Node does: %s", (query, mode) => {
  expect(libpqEnvironment(`postgres://db/n${query}`).PGSSLMODE).toBe(mode);
});

it("the file of an authority is passed on", () => {
  const file = join(mkdtempSync(join(tmpdir(), "nakamatch-authority-")), "root.crt");
  writeFileSync(file, "");
  const url = `postgres://db/n?sslmode=verify-full&sslrootcert=${file}`;
  expect(connectionStringProblem(url)).toBeUndefined();
  expect(libpqEnvironment(url)).toMatchObject({ PGSSLMODE: "verify-full", PGSSLROOTCERT: file });
});
