import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { fileURLToPath } from "node:url";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { requireKnownSecret } from "../../features/operation/installation/service.ts";
import { readConfig } from "../../platform/config/config.ts";
import { lockDirectory } from "../../platform/database/directory-lock.ts";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import { openDatabase } from "../../platform/database/open.ts";
import { startTestApplication, type TestApplication } from "../../testing/application.ts";
import { openTestBucket, refuseListing } from "../../testing/bucket.ts";
import { embeddedTemplate } from "../../testing/database.ts";
import { newDatabaseName, onServer, withDatabase } from "../../testing/database-template.ts";
import { firstWrites, recordEarlierVersion } from "../../testing/earlier-version.ts";
import { openMailbox } from "../../testing/mailbox.ts";
import { openProxy, type TestProxy } from "../../testing/proxy.ts";
import { compareClocks } from "./clock.ts";
import { checkBackupAge, checkDatabase } from "./database.ts";
import { checkDisk } from "./disk.ts";
import type { Finding } from "./finding.ts";
import { checkMail } from "./mail.ts";
import { checkCertificate, checkPublicAddress } from "./public-address.ts";
import { checkRedis } from "./redis.ts";
import { checkSettings } from "./settings.ts";
import { checkStorage } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "nakamatch-doctor-"));
const config = (settings: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: "test", DATA_DIR: folder, AUTH_SECRET: "s".repeat(32), ...settings });

/** Expiry of the self-signed certificate for localhost. */
const CERTIFICATE_END = Date.parse("Nov  3 10:20:23 2126 GMT");
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEUFEi9JcW0RuCgIz
3eHHYzUqzXLDzlbzJ4dUDUaOmW6hRANCAAR9dd4BIFB+EIl9WJz0uYlnCHXENL7Q
K33B4K/aGgz6qs9bRTq3Bis8MK7/wg3fYIVycAInWitz+4b6eCX740xf
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUbJO4LoGChgFAGD4R0XVaF9yKVbIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzEwMjAyM1oYDzIxMjYxMTAz
MTAyMDIzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR9dd4BIFB+EIl9WJz0uYlnCHXENL7QK33B4K/aGgz6qs9bRTq3Bis8
MK7/wg3fYIVycAInWitz+4b6eCX740xfo2kwZzAdBgNVHQ4EFgQUN7QpTQdG+4JG
Fj6BkZ7SFXfKwygwHwYDVR0jBBgwFoAUN7QpTQdG+4JGFj6BkZ7SFXfKwygwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhANv8wqTpWyZZokrOYkp6y9ZZ4reRQRK3d6obD7BZC5BAAiEAlpXcT5s1
Cx7nuvygUJBEIH1BjJDogUu96Pm3rc1+NdI=
-----END CERTIFICATE-----`;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failures = (findings: Finding[]) => findings.filter(({ state }) => state === "failed").map(({ text }) => text);
const states = (findings: Finding[]) => findings.map(({ part, state }) => `${part} ${state}`);

describe("the doctor", () => {
  it("names unusable settings, and what looks like one", () => {
    const { config: usable, findings } = checkSettings({ REDIS_URL: "hunter2", SMTP_PASSWORD: "hunter2" });
    expect(usable).toBeUndefined();
    expect(states(findings)).toEqual(["settings failed", "settings note"]);
    expect(JSON.stringify(findings)).toMatch(/REDIS_URL.+SMTP_PASSWORD/);
    expect(JSON.stringify(findings)).not.toContain("hunter2");
  });

  it("says why Redis cannot be used", async () => {
    const findings = await checkRedis({ REDIS_URL: "redis://me:hunter2@127.0.0.1:1" });
    expect(failures(findings)).toEqual(["Redis at 127.0.0.1:1 cannot be used: nothing listens there."]);
    expect(states(await checkRedis({ REDIS_URL: undefined }))).toEqual(["redis ok"]);
  });

  it.runIf(process.env.REDIS_URL)("tries Redis, and notices a wrong password", async () => {
    const url = new URL(process.env.REDIS_URL ?? "");
    expect(states(await checkRedis({ REDIS_URL: url.href }))).toEqual(["redis ok"]);
    url.username = "nobody";
    url.password = "hunter2";
    expect(failures(await checkRedis({ REDIS_URL: url.href }))[0]).toMatch(/refuses the user or the password\.$/);
  });

  it("writes, reads and deletes in the folder of photos", async () => {
    expect(states(await checkStorage({ folder }))).toEqual(["photos ok"]);
    expect(readdirSync(join(folder, "avatars"))).toEqual([]);
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(failures(await checkStorage({ folder: file }))).toEqual([
      `The folder ${file} cannot be used: it is no folder.`,
    ]);
  });

  it("writes, reads, deletes and lists in the bucket of photos", async () => {
    const open = await openTestBucket();
    const unlisted = await refuseListing(open);
    const { bucket, close } = await openTestBucket({ refusesKeys: true });
    closing.push(open.close, unlisted.close, close);
    expect(states(await checkStorage({ folder, bucket: open.bucket }))).toEqual(["photos ok"]);
    const [finding] = await checkStorage({ folder, bucket: unlisted.bucket });
    expect(finding).toMatchObject({
      state: "note",
      text: expect.stringMatching(/not listed \(the access key lacks a permission\)\.$/),
    });
    const missing = await checkStorage({ folder, bucket: { ...bucket, bucket: "nothing" } });
    expect(failures(missing)[0]).toMatch(/ has no such bucket\.$/);
    const refused = await checkStorage({ folder, bucket: { ...bucket, secretAccessKey: "hunter2" } });
    expect(failures(refused)[0]).toMatch(/refuses the access key/);
  });

  it("signs in at the mail server, and sends a test email where an address is given", async () => {
    const mailbox = await openMailbox();
    closing.push(() => mailbox.close());
    const address = "operator@example.test";
    expect(states(await checkMail(config({ SMTP_URL: mailbox.url }), undefined))).toEqual(["mail ok"]);
    expect(mailbox.count(address)).toBe(0);
    expect(states(await checkMail(config({ SMTP_URL: mailbox.url }), address))).toEqual(["mail ok"]);
    expect(await mailbox.emailTo(address)).toContain("npm run doctor");
    expect(states(await checkMail(config(), undefined))).toEqual(["mail note"]);
  });

  it("says why the mail server cannot be used", async () => {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      onAuth: (_auth, _session, callback) => callback(new Error("no")),
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
    const { port } = server.server.address() as AddressInfo;
    const refused = await checkMail(config({ SMTP_URL: `smtp://me:hunter2@127.0.0.1:${port}` }), undefined);
    expect(failures(refused)[0]).toMatch(/ refuses the user or the password\.$/);
    const absent = await checkMail(config({ SMTP_URL: "smtp://me:hunter2@127.0.0.1:1" }), undefined);
    expect(failures(absent)).toEqual(["The mail server 127.0.0.1:1 cannot be used: nothing listens there."]);
  });

  it("tells how old the last backup is", () => {
    const at = (hours: number) =>
      checkBackupAge("2026-01-31T03:00:00Z", Date.parse("2026-01-31T03:00:00Z") + hours * 3.6e6);
    expect(checkBackupAge(undefined, 0).state).toBe("note");
    expect(at(25.9)).toMatchObject({ state: "ok", text: "The last one is 25 hours old." });
    expect(at(26).state).toBe("failed");
  });

  it("compares clocks", () => {
    expect(compareClocks("the database", 10_000, 14_000).state).toBe("ok");
    expect(compareClocks("the database", 10_000, 16_000).text).toBe("6.0 s fast, compared with the database.");
    expect(compareClocks("the database", 16_000, 10_000).text).toBe("6.0 s slow, compared with the database.");
  });

  it("measures what is free on the disk of a folder, also of one that will be made", async () => {
    expect(states(await checkDisk(join(folder, "a", "b"), 1))).toEqual(["disk ok"]);
    expect(states(await checkDisk(folder, 1e18))).toEqual(["disk failed"]);
  });
});

describe("the doctor's look at the embedded database", () => {
  it("makes none, and leaves one alone that is in use", async () => {
    expect(states(await checkDatabase(config()))).toEqual(["database ok"]);
    expect(existsSync(join(folder, "database"))).toBe(false);
    mkdirSync(join(folder, "database", "cluster"), { recursive: true });
    const unlock = lockDirectory(join(folder, "database"));
    expect(states(await checkDatabase(config()))).toEqual(["database note"]);
    unlock();
  });
});

describe("the doctor's look at a database of a version before 1.0", { timeout: 180_000 }, () => {
  it("tells that it was kept and how to begin another, and writes nothing", async () => {
    const home = config({ DATA_DIR: join(folder, "earlier") });
    const open = async () => openDatabase({ dataDir: join(home.DATA_DIR, "database"), ...(await embeddedTemplate()) });
    const database = await open();
    await migrateDatabase(database);
    await recordEarlierVersion(database);
    const before = await firstWrites(database);
    await database.close();
    expect(await checkDatabase(home)).toEqual([
      {
        part: "database",
        state: "failed",
        text: expect.stringMatching(/^The database in .+ is of a version before 1\.0, .+ Nothing in it was changed/),
        toDo: expect.stringMatching(/^To begin another, set DATA_DIR/),
      },
    ]);
    const after = await open();
    expect(await firstWrites(after)).toEqual(before);
    await after.close();
  });
});

describe("the doctor's look at PostgreSQL", { tags: ["postgres"], timeout: 180_000 }, () => {
  const server = process.env.DATABASE_URL ?? "";

  async function newDatabase(): Promise<string> {
    const name = newDatabaseName();
    await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    closing.push(() => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    return withDatabase(server, name);
  }

  it("tells migrations that are pending, a wrong secret, and a database of a later release, which is the way back", async () => {
    const url = await newDatabase();
    const settings = config({ DATABASE_URL: url });
    expect(states(await checkDatabase(settings))).toEqual([
      "database ok",
      "database note",
      "backup ok",
      "backup note",
      "clock ok",
    ]);
    const database = await openDatabase({ url, dataDir: "" });
    closing.push(() => database.close());
    await migrateDatabase(database);
    await database.db.transaction((tx) => requireKnownSecret(tx, settings));
    expect(states(await checkDatabase(settings))).toEqual([
      "database ok",
      "database ok",
      "secret ok",
      "backup ok",
      "backup note",
      "clock ok",
    ]);
    const wrong = await checkDatabase(config({ DATABASE_URL: url, AUTH_SECRET: "w".repeat(32) }));
    expect(failures(wrong)).toEqual(["AUTH_SECRET cannot open what is stored."]);
    await database.pool.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('', 9999999999999)");
    expect(states(await checkDatabase(settings))).toEqual([
      "database ok",
      "database note",
      "secret ok",
      "backup ok",
      "backup note",
      "clock ok",
    ]);
    await recordEarlierVersion(database);
    expect(failures(await checkDatabase(settings))).toEqual([
      expect.stringMatching(/^The database nakamatch_test_\w+ at .+ is of a version before 1\.0, /),
    ]);
  });

  it("tells a server of DATABASE_READ_URL that is no replica, and one that is not there", async () => {
    const url = await newDatabase();
    const settings = { DATABASE_URL: url, DATABASE_READ_URL: `${url},postgres://127.0.0.1:1/none` };
    expect(failures(await checkDatabase(config(settings)))).toEqual([
      "Of DATABASE_READ_URL replica 1 is none of this database, replica 2 cannot be read.",
    ]);
  });

  it("tells a client that is older than the server, and indexes made with other collations", async () => {
    const url = await newDatabase();
    const bin = mkdtempSync(join(folder, "bin-"));
    writeFileSync(join(bin, "pg_dump"), '#!/bin/sh\necho "pg_dump (PostgreSQL) 14.9"\n', { mode: 0o755 });
    vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
    closing.push(() => vi.unstubAllEnvs());
    await onServer(
      server,
      `UPDATE pg_database SET datlocprovider = 'c', datcollversion = '2.1' WHERE datname = '${new URL(url).pathname.slice(1)}'`,
    );
    const found = failures(await checkDatabase(config({ DATABASE_URL: url })));
    expect(found[0]).toMatch(/^Its indexes of texts were made with version 2\.1 of the system's collations/);
    expect(found[1]).toMatch(/^pg_dump is of PostgreSQL 14, and the server of \d\d/);
  });

  it("tells a role without rights, and a server that is not there", async () => {
    const url = new URL(await newDatabase());
    const role = newDatabaseName();
    await onServer(server, `CREATE ROLE ${role} LOGIN PASSWORD 'hunter2'`);
    closing.push(() => onServer(server, `DROP ROLE ${role}`));
    url.username = role;
    url.password = "hunter2";
    expect(failures(await checkDatabase(config({ DATABASE_URL: url.href })))).toEqual([
      `The role ${role} may not create tables.`,
    ]);
    url.port = "1";
    expect(failures(await checkDatabase(config({ DATABASE_URL: url.href })))).toEqual([
      `The database of DATABASE_URL at ${url.host} cannot be used: nothing listens there.`,
    ]);
  });
});

describe("the doctor's look at PUBLIC_URL", () => {
  let proxy: TestProxy;
  let site: Parameters<typeof checkPublicAddress>[0];
  let application: TestApplication;
  beforeAll(async () => {
    proxy = await openProxy();
    site = { PUBLIC_URL: proxy.url, FLAGS: "service", HSTS_SUBDOMAINS: false, TRUSTED_PROXIES: 1 };
    application = await startTestApplication({
      NODE_ENV: "production",
      PUBLIC_URL: proxy.url,
      DATABASE_URL: "postgres://db/nakamatch",
      SMTP_URL: "smtp://127.0.0.1:1",
      AUTH_SECRET: "s".repeat(32),
    });
    proxy.passTo(application.url);
  });
  afterAll(async () => {
    await application.close();
    await proxy.close();
  });
  afterEach(() => proxy.passTo(application.url));

  it("finds nothing wrong behind a proxy that passes on everything", async () => {
    const findings = await checkPublicAddress(site);
    expect(states(findings)).toEqual(["address ok", "headers ok", "proxies ok", "sockets ok", "clock ok"]);
  });

  it("tells a proxy that passes on another host", async () => {
    proxy.passTo(application.url, { host: "upstream.test" });
    expect(failures(await checkPublicAddress(site))).toEqual([
      "The proxy asks for another host than that of PUBLIC_URL.",
    ]);
  });

  it("tells a proxy that drops headers and upgrades", async () => {
    proxy.passTo(application.url, { dropped: "x-frame-options", upgrades: false });
    expect(failures(await checkPublicAddress(site))).toEqual([
      "Missing, changed or doubled: x-frame-options.",
      "No WebSocket opens on /rt.",
    ]);
  });

  it("tells more or fewer proxies than are trusted", async () => {
    expect(failures(await checkPublicAddress({ ...site, TRUSTED_PROXIES: 2 }))).toEqual([
      "X-Forwarded-For arrives with 1 address, but TRUSTED_PROXIES is 2.",
    ]);
    proxy.passTo(application.url, { hidesClient: true });
    expect(failures(await checkPublicAddress(site))).toEqual([
      "X-Forwarded-For arrives with 0 addresses, but TRUSTED_PROXIES is 1.",
    ]);
  });

  it("tells a proxy without a server, and another site", async () => {
    proxy.passTo("http://127.0.0.1:1");
    expect(failures(await checkPublicAddress(site))).toEqual(["The proxy answers 502."]);
    const other = { ...site, PUBLIC_URL: application.url };
    expect(failures(await checkPublicAddress(other))[0]).toMatch(/^Something else answers at /);
    const gone = await openProxy();
    await gone.close();
    const nothing = { ...site, PUBLIC_URL: gone.url };
    expect(failures(await checkPublicAddress(nothing))[0]).toMatch(/nothing listens there\.$/);
  });

  it("tells a certificate that nobody has signed, and one that ends soon", async () => {
    const server = createTlsServer({ key: KEY, cert: CERTIFICATE });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    const PUBLIC_URL = `https://localhost:${(server.address() as AddressInfo).port}`;
    const [unknown] = await checkPublicAddress({ ...site, PUBLIC_URL });
    expect(unknown?.text).toMatch(/has signed its certificate/);
    expect(unknown?.toDo).toMatch(/^Let the proxy send the whole chain/);
    expect((await checkCertificate(PUBLIC_URL)).state).toBe("ok");
    const soon = await checkCertificate(PUBLIC_URL, CERTIFICATE_END - 3.5 * 24 * 60 * 60 * 1000);
    expect(soon).toMatchObject({ state: "note", text: "The certificate ends in 3 days." });
  });
});

it("npm run doctor prints a table without secrets, and exits with 1 when a check fails", {
  timeout: 60_000,
}, async () => {
  const settings = {
    DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/nakamatch",
    REDIS_URL: "redis://me:hunter2@127.0.0.1:1",
    SMTP_URL: "smtp://me:hunter2@127.0.0.1:1",
    PUBLIC_URL: "http://127.0.0.1:1",
    AUTH_SECRET: "hunter2".repeat(5),
    DATA_DIR: folder,
  };
  const program = fileURLToPath(new URL("../doctor.ts", import.meta.url));
  const { code, out } = await new Promise<{ code: unknown; out: string }>((resolve) => {
    const env = { ...process.env, ...settings };
    execFile(process.execPath, [program], { env }, (failure, stdout, stderr) =>
      resolve({ code: failure?.code, out: stdout + stderr }),
    );
  });
  for (const part of ["database", "redis", "mail", "address"])
    expect(out).toMatch(new RegExp(`^✗ ${part} .+\n +→ `, "m"));
  for (const part of ["settings", "photos", "disk"]) expect(out).toMatch(new RegExp(`^✓ ${part} `, "m"));
  expect(out).not.toMatch(/hunter2|^ +at /m);
  expect(code).toBe(1);
});
