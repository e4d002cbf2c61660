import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { requireKnownSecret } from "./features/operation/installation/service.ts";
import { readConfig } from "./platform/config/config.ts";
import { migrateDatabase } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open.ts";
import { writeMark, writeMarkFile } from "./platform/database/unfinished-restore.ts";
import { createTestDatabase, embeddedTemplate } from "./testing/database.ts";
import { newDatabaseName, onServer, withDatabase } from "./testing/database-template.ts";
import { firstWrites, recordEarlierVersion } from "./testing/earlier-version.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nakamatch-main-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = (settings: Record<string, string>) => ({
  ...process.env,
  DATABASE_URL: "",
  REDIS_URL: "",
  LOG_LEVEL: "silent",
  DATA_DIR: folder,
  ...settings,
});

/** Starts a server that fails. */
function start(settings: Record<string, string>): Promise<{ code: unknown; error: string; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN], { env: environment(settings), timeout: 60_000 }, (failure, output, error) =>
      resolve({ code: failure?.code, error, output }),
    );
  });
}

const PRODUCTION = {
  NODE_ENV: "production",
  LOG_LEVEL: "info",
  PUBLIC_URL: "http://localhost:3000",
  SMTP_URL: "smtp://127.0.0.1:1",
  AUTH_SECRET: "s".repeat(32),
  PORT: "0",
  HOST: "127.0.0.1",
};

const messages = (output: string): string[] =>
  output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).msg);

// Each test starts processes.
describe("the start", { timeout: 120_000 }, () => {
  it("refuses a secret that is not the database's, before it migrates", async () => {
    const database = await openDatabase({ dataDir: join(folder, "database"), ...(await embeddedTemplate()) });
    await migrateDatabase(database);
    const config = readConfig({ AUTH_SECRET: "o".repeat(32) });
    await database.db.transaction((tx) => requireKnownSecret(tx, config));
    // Any migration would run again, and fail.
    await database.pool.query("delete from drizzle.__drizzle_migrations");
    await database.close();
    const { code, error } = await start({ AUTH_SECRET: "n".repeat(32) });
    expect(error).toMatch(/^\nAUTH_SECRET is not .+\n.+AUTH_SECRETS_EARLIER\.\n.+AUTH_SECRET_LOST=.+\n$/);
    expect(code).toBe(1);
  });

  it.each([
    ["nobody:hunter2@127.0.0.1:1/nakamatch", "at 127.0.0.1:1 cannot be used: nothing listens there."],
    ["nobody:hunter2@db.invalid/nakamatch", "at db.invalid cannot be used: the name of its host is unknown."],
  ])("says in one sentence why a database cannot be reached, without the password: %s", async (address, sentence) => {
    const { code, error } = await start({ DATABASE_URL: `postgres://${address}` });
    expect({ code, error }).toEqual({ code: 1, error: `\nThe database of DATABASE_URL ${sentence}\n` });
  });

  it.each([
    ["a setting that is wrong", { PUBLIC_URL: "not an address" }, /PUBLIC_URL/],
    ["a database that is away", { DATABASE_URL: "postgres://127.0.0.1:1/nakamatch" }, /nothing listens there\.$/],
  ])("in production says in a line of JSON why it failed: %s", async (_, settings, reason) => {
    const { code, error, output } = await start({ ...PRODUCTION, ...settings });
    expect({ code, error }).toEqual({ code: 1, error: "" });
    expect(messages(output).at(-1)).toMatch(reason);
  });

  it("in production logs JSON from its first line to its last", { tags: ["postgres"] }, async () => {
    const database = await createTestDatabase();
    const { rows } = await database.pool.query("select current_database() as name");
    const url = withDatabase(process.env.DATABASE_URL ?? "", rows[0].name);
    const server = execFile(process.execPath, [MAIN], { env: environment({ ...PRODUCTION, DATABASE_URL: url }) });
    const parts: string[] = [];
    for (const stream of [server.stdout, server.stderr]) stream?.on("data", (text) => void parts.push(text));
    await expect.poll(() => parts.join(""), { timeout: 60_000 }).toContain("Nakamatch is ready");
    server.kill("SIGTERM");
    await once(server, "close");
    expect(messages(parts.join(""))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Loading the world's cities \(.+ s\)$/)]),
    );
    await database.close();
  });

  it("refuses a database whose restore is unfinished", async () => {
    const dataDir = join(folder, "unfinished", "database");
    mkdirSync(dataDir, { recursive: true });
    writeMarkFile(dataDir, "2026-01-31");
    const { code, error } = await start({ DATA_DIR: join(folder, "unfinished") });
    expect({ code, error }).toEqual({
      code: 1,
      error: expect.stringMatching(/^\nThe restore .+ was interrupted\. .+\n$/),
    });
    expect(readdirSync(dataDir)).toEqual(["restore-unfinished"]);
  });

  it("refuses a database of PostgreSQL whose restore is unfinished", { tags: ["postgres"] }, async () => {
    const server = process.env.DATABASE_URL ?? "";
    const name = newDatabaseName();
    await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    try {
      const url = withDatabase(server, name);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await writeMark(client, "2026-01-31");
      const { error } = await start({ DATABASE_URL: url });
      expect(error).toMatch(/^\nThe restore of the backup of 2026-01-31 was interrupted\. .+\n$/);
      expect((await client.query("select 1 from pg_tables where schemaname in ('public', 'drizzle')")).rows).toEqual(
        [],
      );
      await client.end();
    } finally {
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    }
  });

  it("refuses a database of a version before 1.0, and names the folder that it keeps", async () => {
    const dataDir = join(folder, "earlier", "database");
    const open = async () => openDatabase({ dataDir, ...(await embeddedTemplate()) });
    const database = await open();
    await migrateDatabase(database);
    await recordEarlierVersion(database);
    const before = await firstWrites(database);
    await database.close();
    const { code, error } = await start({ DATA_DIR: join(folder, "earlier") });
    expect({ code, error }).toEqual({
      code: 1,
      error: `\nThe database in ${dataDir} is of a version before 1.0, which this one cannot upgrade. Nothing in it was changed or deleted.\nTo begin another, set DATA_DIR to a new folder (DATA_DIR=./data-1 npm start).\n`,
    });
    const after = await open();
    expect(await firstWrites(after)).toEqual(before);
    await after.close();
  });

  it("refuses a database of PostgreSQL of a version before 1.0, and names it without its password", {
    tags: ["postgres"],
  }, async () => {
    const database = await createTestDatabase();
    await recordEarlierVersion(database);
    const before = await firstWrites(database);
    const { rows } = await database.pool.query("select current_database() as name");
    const url = new URL(withDatabase(process.env.DATABASE_URL ?? "", rows[0].name));
    url.password = "hunter2";
    const { error } = await start({ DATABASE_URL: url.href });
    expect(error).toBe(
      `\nThe database ${rows[0].name} at ${url.host} is of a version before 1.0, which this one cannot upgrade. Nothing in it was changed or deleted.\nTo begin another, name an empty database in DATABASE_URL.\n`,
    );
    expect(await firstWrites(database)).toEqual(before);
    await database.close();
  });

  it("says why PostgreSQL refuses", { tags: ["postgres"] }, async () => {
    const url = new URL(process.env.DATABASE_URL ?? "");
    url.pathname = "/no_such_database";
    expect((await start({ DATABASE_URL: url.href })).error).toMatch(/^\n.+: it has no such database\.\n$/);
    url.username = "no_such_role";
    url.password = "hunter2";
    expect((await start({ DATABASE_URL: url.href })).error).toMatch(/^\n.+: it refuses the user or the password\.\n$/);
  });

  it("says that the role lacks a permission", { tags: ["postgres"] }, async () => {
    const server = process.env.DATABASE_URL ?? "";
    const name = newDatabaseName();
    await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    await onServer(server, `CREATE ROLE ${name} LOGIN PASSWORD 'hunter2'`);
    try {
      const url = new URL(withDatabase(server, name));
      url.username = name;
      url.password = "hunter2";
      expect((await start({ DATABASE_URL: url.href })).error).toMatch(
        /^\n.+: its user lacks a permission\. .+doctor.+\n$/,
      );
    } finally {
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      await onServer(server, `DROP ROLE ${name}`);
    }
  });
});
