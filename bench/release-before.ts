/**
 * `node bench/release-before.ts [--release COMMIT]` upgrades the release named in `.ci/release-before` to this one on the
 * PostgreSQL of `DATABASE_URL`, as docs/upgrading.md tells: its server goes on, on the schema that this release migrates, also
 * beside a server of this release and started again. Exits with 1 when a member or the log of either notices, with 77 when neither the
 * clone nor its origin has that commit.
 */
import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { freePort } from "../server/testing/cluster.ts";
import { newDatabaseName, onServer, withDatabase } from "../server/testing/database-template.ts";
import { createCleanup } from "./discovery/cleanup.ts";

const HERE = fileURLToPath(new URL("..", import.meta.url));
const ORIGIN = "http://localhost:3000";
const DEMO = { email: "demo@nakamatch.example", password: "Nakama-2026!" };
const START_MS = 120_000;

const named = readFileSync(join(HERE, ".ci/release-before"), "utf8").trim();
const { release } = parseArgs({ options: { release: { type: "string", default: named } } }).values;
const succeeds = (...args: string[]) => spawnSync("git", args, { cwd: HERE, stdio: "ignore" }).status === 0;
// A shallow clone.
if (!succeeds("cat-file", "-e", `${release}^{commit}`) && !succeeds("fetch", "--depth", "1", "origin", release)) {
  console.log(`Skipped: neither this clone nor its origin has the release before, ${release}.`);
  process.exit(77);
}

const serverUrl = process.env.DATABASE_URL;
assert(serverUrl, "DATABASE_URL names a PostgreSQL on which databases may be created");
const cleanup = createCleanup();
const folder = mkdtempSync(join(tmpdir(), "nakamatch-release-"));
cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
const databaseName = newDatabaseName();
await onServer(serverUrl, `CREATE DATABASE ${databaseName} TEMPLATE template0 ENCODING 'UTF8'`);
cleanup.add(() => onServer(serverUrl, `DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`));
const env = {
  ...process.env,
  NODE_ENV: "development",
  DATABASE_URL: withDatabase(serverUrl, databaseName),
  DATA_DIR: join(folder, "data"),
  PUBLIC_URL: ORIGIN,
  RATE_LIMITS: "off",
  LOG_LEVEL: "error",
};

try {
  const before = join(folder, "release");
  execFileSync("sh", ["-c", `mkdir "$1" && git archive "$0" | tar -x -C "$1"`, release, before], { cwd: HERE });
  say(`installs the release before, ${release.slice(0, 8)}`);
  const install = ["ci", "--workspace=server", "--omit=dev", "--ignore-scripts", "--prefer-offline", "--no-audit"];
  execFileSync("npm", [...install, "--no-fund", "--loglevel=error"], { cwd: before, stdio: "inherit" });

  const running = await start(before);
  const cookie = await visit(running.url);
  say("migrates its database by this release");
  execFileSync(process.execPath, ["server/commands/migrate.ts"], { cwd: HERE, env, stdio: "inherit" });
  await visit(running.url, cookie);
  say("starts a server of this release beside it");
  const current = await start(HERE);
  const newCookie = await visit(current.url, cookie);
  await visit(running.url, newCookie);
  await running.stop();
  say("goes the way back");
  const again = await start(before);
  await visit(again.url, newCookie);
  await again.stop();
  await current.stop();
  say("found nothing to complain about");
} finally {
  await cleanup.close();
}

function say(line: string): void {
  console.log(`release-before: ${line}`);
}

/** A server of the code in `cwd`. Its log has to stay empty: the level is `error`. */
async function start(cwd: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd,
    env: { ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  const end = cleanup.add(() => ended(child));
  const printed = () => Buffer.concat(output).toString();
  const deadline = Date.now() + START_MS;
  while (!(await fetch(`${url}/api/v1/health`).catch(() => undefined))?.ok) {
    assert(child.exitCode === null && Date.now() < deadline, `the server in ${cwd} did not start:\n${printed()}`);
    await wait(200);
  }
  const stop = async () => {
    await end();
    assert(!/\b(ERROR|FATAL)\b/.test(printed()), `the server in ${cwd} logged:\n${printed()}`);
  };
  return { url, stop };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Signs in, looks around by the new session and by `earlier`, and sends a message. Returns the new session's cookie. */
async function visit(url: string, earlier?: string): Promise<string> {
  const headers = { origin: ORIGIN, "content-type": "application/json" };
  const call = async (path: string, cookie = "", body?: object) => {
    const method = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const response = await fetch(`${url}/api${path}`, { ...method, headers: { ...headers, cookie } });
    const text = await response.text();
    assert(response.ok, `${path} of ${url} was answered with ${response.status}: ${text}`);
    return { cookies: response.headers.getSetCookie(), answer: text === "" ? undefined : JSON.parse(text) };
  };
  const { cookies } = await call("/auth/sign-in/email", "", DEMO);
  const own = cookies.map((each) => each.split(";")[0]).join("; ");
  for (const cookie of [own, ...(earlier === undefined ? [] : [earlier])]) {
    const { answer: session } = await call("/v1/session", cookie);
    assert.equal(session?.user?.email, DEMO.email);
    for (const list of ["/v1/discovery", "/v1/matches", "/v1/notifications"]) await call(list, cookie);
    const { answer: listed } = await call("/v1/chats", cookie);
    const chat = `/v1/chats/${listed.chats[0].id}/messages`;
    const id = randomUUID();
    await call(chat, cookie, { id, message: `Hola ${id}` });
    const { answer: page } = await call(chat, cookie);
    assert(page.messages.some((message: { id: string }) => message.id === id));
  }
  await call("/auth/request-password-reset", "", { email: `${randomUUID()}@example.test` });
  return own;
}
