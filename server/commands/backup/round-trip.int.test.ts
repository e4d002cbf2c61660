import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import * as deletion from "../../features/operation/deletion/service.ts";
import { heldEffects, lastBackup } from "../../features/operation/installation/service.ts";
import { type Config, readConfig } from "../../platform/config/config.ts";
import { BASELINE } from "../../platform/database/baseline.ts";
import { type Database, openDatabase } from "../../platform/database/open.ts";
import { openConfiguredDatabase } from "../../platform/database/open-configured.ts";
import { readMark, writeMark } from "../../platform/database/unfinished-restore.ts";
import { createLog } from "../../platform/log.ts";
import { createStorage, storageSettings } from "../../storage/storage.ts";
import { newDatabaseName, onServer, withDatabase } from "../../testing/database-template.ts";
import { recordEarlierVersion } from "../../testing/earlier-version.ts";
import { addPeople, type Person } from "../../testing/people.ts";
import { entryOf, readArchive, writeArchive } from "./archive.ts";
import { makeBackup } from "./make.ts";
import { restoreBackup } from "./restore.ts";

const template = inject("databaseTemplate");
const folder = mkdtempSync(join(tmpdir(), "nakamatch-backup-"));
const databases: string[] = [];
let home: Config;
let backup: string;
let people: Person[];
let before: Awaited<ReturnType<typeof contentOf>>;

/** An installation with an empty storage, and an empty database or a copy of the template. */
async function install(kind: "empty" | "template"): Promise<Config> {
  const DATA_DIR = join(folder, randomUUID());
  const settings = { DATA_DIR, NODE_ENV: "test", PUBLIC_URL: "https://nakamatch.test", AUTH_SECRET: "s".repeat(32) };
  if (template.engine === "pglite") {
    const loadDataDir = await openAsBlob(template.dump);
    if (kind === "template") await (await openDatabase({ dataDir: join(DATA_DIR, "database"), loadDataDir })).close();
    return readConfig(settings);
  }
  const name = newDatabaseName();
  databases.push(name);
  const from = kind === "empty" ? "template0 ENCODING 'UTF8'" : template.name;
  await onServer(template.serverUrl, `CREATE DATABASE ${name} TEMPLATE ${from}`);
  // A parameter unknown to libpq.
  return readConfig({ ...settings, DATABASE_URL: `${withDatabase(template.serverUrl, name)}?statement_timeout=60000` });
}

async function withDatabaseOf<Result>(config: Config, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: join(config.DATA_DIR, "database") });
  return work(database).finally(() => database.close());
}

/** All rows by table, sequences, comments and photos, except the installation's address. */
async function contentOf(config: Config) {
  const tables = await withDatabaseOf(config, async ({ pool }) => {
    const { rows } = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'installation' order by 1`,
    );
    const found: Record<string, unknown> = {};
    for (const { name } of rows) {
      const result = await pool.query(
        `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
      );
      found[name] = result.rows[0];
    }
    found.sequences = (await pool.query("select sequencename, last_value from pg_sequences order by 1")).rows;
    found.comments = (
      await pool.query(
        "select objoid::regclass::text as of, description from pg_description where classoid = 'pg_class'::regclass and objoid > 16384 order by 1, 2",
      )
    ).rows;
    return found;
  });
  const { avatars: photos } = await createStorage(storageSettings(config));
  const files: Record<string, string> = {};
  for await (const path of photos.list()) files[path] = (await photos.read(path))?.toString("base64") ?? "";
  return { tables, files };
}

beforeAll(async () => {
  home = await install("template");
  people = await withDatabaseOf(home, async ({ db, pool }) => {
    await pool.query("comment on table cities is 'version 7'");
    await pool.query("insert into installation values ('address', 'https://nakamatch.test')");
    return addPeople(db, 3);
  });
  const { avatars: photos } = await createStorage(storageSettings(home));
  for (const { id } of people) await photos.put(`${id}/1_a.jpg`, Buffer.from(`photo of ${id}`), "image/jpeg");
  before = await contentOf(home);
  const made = await makeBackup(home, { folder: join(folder, "backups"), keep: 14 });
  expect(made).toMatchObject({ photos: 3, from: join(home.DATA_DIR, "avatars") });
  backup = made.file;
}, 120_000);
afterAll(async () => {
  for (const name of databases) {
    if (template.engine === "postgres") await onServer(template.serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  }
  rmSync(folder, { recursive: true, force: true });
});

describe("a backup", { timeout: 120_000 }, () => {
  it("is restored table by table and photo by photo, and its jobs that act on the outside wait", async () => {
    const copy = await install("empty");
    expect(await restoreBackup(copy, backup)).toMatchObject({ photos: 3, erased: 0, hasSecret: true });
    const after = await contentOf(copy);
    expect(Object.keys(after.tables).length).toBeGreaterThan(60);
    expect(after).toEqual(before);
    const log = createLog({ level: "silent", pretty: false });
    const held = await withDatabaseOf(copy, ({ db }) => heldEffects(db, copy, log));
    expect(held.size).toBe(4);
  });

  it("brings back no session, no link of an email and no restoration of an address, which may have ended since", async () => {
    const open = await install("template");
    await withDatabaseOf(open, async ({ db, pool }) => {
      await addPeople(db, 1);
      await pool.query(
        `insert into auth_session ("userId", "updatedAt", "expiresAt") select id, now(), now() + interval '1 day' from profiles limit 1`,
      );
      await pool.query(
        `insert into auth_verification (identifier, value, "expiresAt") select 'x', id::text, now() + interval '1 day' from profiles limit 1`,
      );
      await pool.query(
        `insert into address_restorations (person_id, email, proof, object_hash, due_at, untold)
         select id, email, 'x', '\\x00', now(), array[email] from profiles limit 1`,
      );
    });
    const { file } = await makeBackup(open, { folder: join(folder, "sessions"), keep: 1 });
    const copy = await install("empty");
    await restoreBackup(copy, file);
    const { rows } = await withDatabaseOf(copy, ({ pool }) =>
      pool.query("select 1 from auth_session union all select 1 from auth_verification"),
    );
    expect(rows).toEqual([]);
    const restorations = await withDatabaseOf(copy, ({ pool }) =>
      pool.query("select outcome, untold from address_restorations"),
    );
    expect(restorations.rows).toEqual([{ outcome: "withdrawn", untold: [] }]);
  });

  it("is noted in its database, which tells operators how old it is", async () => {
    const noted = await withDatabaseOf(home, ({ db }) => lastBackup(db));
    expect(Math.abs(Date.now() - Date.parse(noted ?? ""))).toBeLessThan(10 * 60_000);
  });

  it("is restored encrypted by the key that belongs to it alone", async () => {
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    const { file } = await makeBackup(home, { folder: join(folder, "encrypted"), keep: 14, recipient });
    expect(readFileSync(file).includes("manifest.json")).toBe(false);
    const copy = await install("empty");
    await expect(restoreBackup(copy, file)).rejects.toThrow("is encrypted");
    await expect(restoreBackup(copy, file, await generateX25519Identity())).rejects.toThrow("cannot be decrypted");
    expect(await restoreBackup(copy, file, identity)).toMatchObject({ photos: 3 });
    expect(await contentOf(copy)).toEqual(before);
  });

  it("does not bring back who has deleted their account since", async () => {
    const copy = await install("empty");
    const [gone, ...others] = people.map(({ id }) => id);
    const { erasures } = await createStorage(storageSettings(copy));
    await erasures.put(`2026-01-31/${gone}`, Buffer.from(""), "text/plain");
    await erasures.put(`2026-01-31/${randomUUID()}`, Buffer.from(""), "text/plain");
    await erasures.put(".DS_Store", Buffer.from(""), "text/plain");
    await erasures.put("2026-02-01/notes.txt", Buffer.from(""), "text/plain");
    expect(await restoreBackup(copy, backup)).toMatchObject({ photos: 2, erased: 1, newestErasure: "2026-01-31" });
    const { rows } = await withDatabaseOf(copy, ({ pool }) => pool.query("select id from profiles order by id"));
    expect(rows.map(({ id }) => id)).toEqual(others.toSorted());
    expect(Object.keys((await contentOf(copy)).files).toSorted()).toEqual(
      others.map((id) => `${id}/1_a.jpg`).toSorted(),
    );
  });

  it("is not restored over anything, and not if it is not whole: nothing is changed", async () => {
    await expect(restoreBackup(home, backup)).rejects.toThrow("The database is not empty");
    const copy = await install("empty");
    const bytes = readFileSync(backup);
    const damaged = join(folder, "damaged.tar");
    for (const content of [
      bytes.subarray(0, -6000),
      bytes.subarray(0, 700),
      Buffer.from(bytes).fill("x", 5000, 5010),
    ]) {
      writeFileSync(damaged, content);
      await expect(restoreBackup(copy, damaged)).rejects.toThrow("no whole backup");
    }
    const { avatars: photos } = await createStorage(storageSettings(copy));
    for await (const path of photos.list()) expect.unreachable(path);
    await photos.put("ana/1_a.jpg", Buffer.from("a"), "image/jpeg");
    await expect(restoreBackup(copy, backup)).rejects.toThrow("There are photos already");
    await photos.remove("ana/1_a.jpg");
    expect(await restoreBackup(copy, backup)).toMatchObject({ photos: 3 });
  });

  it("of a version before 1.0 is refused before anything is replaced, also if this version made it", async () => {
    const before = join(folder, "earlier.tar");
    async function* withoutBaseline() {
      for await (const entry of readArchive(backup)) {
        if (entry.name !== "manifest.json") yield entry;
        else {
          const { baseline: _, ...manifest } = JSON.parse(await text(entry.body));
          yield entryOf(entry.name, Buffer.from(JSON.stringify(manifest)));
        }
      }
    }
    await writeArchive(before, withoutBaseline());
    const earlier = await install("template");
    await withDatabaseOf(earlier, recordEarlierVersion);
    const { file } = await makeBackup(earlier, { folder: join(folder, "earlier"), keep: 1 });
    const copy = await install("empty");
    for (const refused of [before, file]) {
      await expect(restoreBackup(copy, refused)).rejects.toThrow(
        `The backup ${refused} is of a version before 1.0, which this one cannot upgrade. It was kept, and nothing was replaced or deleted.\nRestore it with the version that made it`,
      );
      expect(existsSync(refused)).toBe(true);
    }
    expect(existsSync(copy.DATA_DIR) ? readdirSync(copy.DATA_DIR) : []).not.toContain("database");
    expect(await restoreBackup(copy, backup)).toMatchObject({ photos: 3 });
  });

  it("is no database for a server while photos are missing, and the same call goes on", async () => {
    const copy = await install("empty");
    // Prevents storing a photo here.
    const obstacle = join(copy.DATA_DIR, "avatars", people.map(({ id }) => id).toSorted()[1] ?? "", "1_a.jpg");
    mkdirSync(obstacle, { recursive: true });
    await expect(restoreBackup(copy, backup)).rejects.toThrow();
    await expect(openConfiguredDatabase(copy)).rejects.toThrow(/was interrupted. Call npm run restore/);
    await expect(makeBackup(copy, { folder: join(folder, "half"), keep: 14 })).rejects.toThrow("was interrupted");
    expect(readdirSync(join(copy.DATA_DIR, "database")).filter((name) => /new|dump/.test(name))).toEqual([]);
    const { file: other } = await makeBackup(home, { folder: join(folder, "other"), keep: 14 });
    await expect(restoreBackup(copy, other)).rejects.toThrow("There are photos already");
    rmdirSync(obstacle);
    expect(await restoreBackup(copy, backup)).toMatchObject({ photos: 3 });
    expect(await contentOf(copy)).toEqual(before);
    await (await openConfiguredDatabase(copy)).close();
  });

  it("is no database for a server before its jobs wait and accounts are deleted, and the same call goes on", async () => {
    const copy = await install("empty");
    // Makes the step after the hold fail.
    const { erasures } = await createStorage(storageSettings(copy));
    await erasures.put(`2026-01-31/${people[0]?.id}`, Buffer.from(""), "text/plain");
    const interrupted = vi.spyOn(deletion, "eraseAgain").mockRejectedValueOnce(new Error("killed"));
    await expect(restoreBackup(copy, backup)).rejects.toThrow("killed");
    interrupted.mockRestore();
    await expect(openConfiguredDatabase(copy)).rejects.toThrow("was interrupted");
    await withDatabaseOf(copy, ({ pool }) => pool.query("delete from installation where name = 'address'"));
    expect(await restoreBackup(copy, backup)).toMatchObject({ photos: 2, erased: 1 });
    const log = createLog({ level: "silent", pretty: false });
    const database = await openConfiguredDatabase(copy);
    expect((await heldEffects(database.db, copy, log)).size).toBe(4);
    await database.close();
  });

  it("is not restored while the database is in use, or by a user who does not own it", {
    tags: ["postgres"],
  }, async () => {
    const copy = await install("empty");
    await expect(
      withDatabaseOf(copy, async ({ pool }) => {
        await pool.query("select 1");
        await restoreBackup(copy, backup);
      }),
    ).rejects.toThrow("stop all servers");
    await (await openConfiguredDatabase(copy)).close();
    const client = new pg.Client({ connectionString: copy.DATABASE_URL });
    await client.connect();
    await writeMark(client, "an interrupted run");
    await expect(restoreBackup(copy, backup)).rejects.toThrow("stop all servers");
    expect(await readMark(client)).toBe("an interrupted run");
    await client.end();
    const role = newDatabaseName();
    const url = new URL(copy.DATABASE_URL ?? "");
    [url.username, url.password] = [role, "hunter2"];
    await onServer(copy.DATABASE_URL ?? "", `CREATE ROLE ${role} LOGIN PASSWORD 'hunter2'`);
    try {
      await expect(restoreBackup({ ...copy, DATABASE_URL: url.href }, backup)).rejects.toThrow(
        "has to own the database",
      );
    } finally {
      await onServer(copy.DATABASE_URL ?? "", `DROP ROLE ${role}`);
    }
  });

  it("tells that the secret is another one", async () => {
    const copy = { ...(await install("empty")), AUTH_SECRET: "t".repeat(32) };
    expect(await restoreBackup(copy, backup)).toMatchObject({ hasSecret: false });
  });

  it("appears whole or not at all, and the oldest are deleted", async () => {
    const many = join(folder, "many");
    mkdirSync(many);
    cpSync(backup, join(many, "nakamatch-2026-01-01T00-00-00Z.tar"));
    cpSync(backup, join(many, "nakamatch-2026-01-02T00-00-00Z.tar.age"));
    writeFileSync(join(many, "nakamatch-2026-01-01T00-00-00Z.tar.partial"), "a killed run's");
    utimesSync(join(many, "nakamatch-2026-01-01T00-00-00Z.tar.partial"), 0, Date.parse("2026-01-02T23:50:00Z") / 1000);
    writeFileSync(join(many, "nakamatch-2026-01-02T12-00-00Z.tar.partial"), "a slow run's");
    writeFileSync(join(many, "notes.txt"), "mine");
    await makeBackup(home, { folder: many, keep: 2, now: new Date("2026-01-03T00:00:00Z") });
    const kept = [
      "nakamatch-2026-01-02T00-00-00Z.tar.age",
      "nakamatch-2026-01-02T12-00-00Z.tar.partial",
      "nakamatch-2026-01-03T00-00-00Z.tar",
      "notes.txt",
    ];
    expect(readdirSync(many)).toEqual(kept);
    const none = {
      ...home,
      DATA_DIR: join(folder, "none"),
      ...(home.DATABASE_URL && { DATABASE_URL: "postgres://127.0.0.1:1/x" }),
    };
    await expect(makeBackup(none, { folder: many, keep: 2 })).rejects.toThrow(/no database|cannot be used/);
    expect(readdirSync(many)).toEqual(kept);
  });

  it("is kept for no longer than ids of deleted accounts", async () => {
    const weekly = join(folder, "weekly");
    mkdirSync(weekly);
    for (const day of ["2026-01-01", "2026-01-02"]) cpSync(backup, join(weekly, `nakamatch-${day}T03-00-00Z.tar`));
    await makeBackup(home, { folder: weekly, keep: 14, now: new Date("2026-04-02T03:00:00Z") });
    expect(readdirSync(weekly)).toEqual(["nakamatch-2026-01-02T03-00-00Z.tar", "nakamatch-2026-04-02T03-00-00Z.tar"]);
  });

  it("needs room for one that is a fifth larger than the last", async () => {
    const full = join(folder, "full");
    mkdirSync(full);
    const last = join(full, "nakamatch-2026-01-01T00-00-00Z.tar");
    writeFileSync(last, "");
    truncateSync(last, 4e12);
    await expect(makeBackup(home, { folder: full, keep: 1 })).rejects.toThrow(
      /GB free, and a backup may need 4801\.0 GB/,
    );
    expect(readdirSync(full)).toEqual([basename(last)]);
  });

  it("leaves nothing where the disk becomes full, and says so", async ({ skip }) => {
    if (!existsSync("/dev/full")) skip();
    const full = join(folder, "becomes-full");
    mkdirSync(full);
    symlinkSync("/dev/full", join(full, "nakamatch-2026-01-01T03-00-00Z.tar.partial"));
    const made = makeBackup(home, { folder: full, keep: 1, now: new Date("2026-01-01T03:00:00Z") });
    await expect(made).rejects.toThrow(`The disk of ${full} is full: make room.`);
    expect(readdirSync(full)).toEqual([]);
  });

  it("has photos where the database names some", async () => {
    const wrong = await install("template");
    await withDatabaseOf(wrong, async ({ db, pool }) => {
      const [person] = await addPeople(db, 1);
      await pool.query("update profiles set avatar_url = $2 where id = $1", [person?.id, `${person?.id}/1_a.jpg`]);
    });
    const to = join(folder, "no-photos");
    await expect(makeBackup(wrong, { folder: to, keep: 14 })).rejects.toThrow("The database names photos, and");
    expect(readdirSync(to)).toEqual([]);
  });

  describe("by programs of another version", { tags: ["postgres"] }, () => {
    const path = process.env.PATH;
    afterEach(() => {
      process.env.PATH = path;
    });

    /** Puts a shell script before a program; it may run the real one as `"$real" "$@"`. */
    function replace(program: string, script: string): void {
      const real = execFileSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" }).trim();
      const bin = mkdtempSync(join(folder, "bin-"));
      writeFileSync(join(bin, program), `#!/bin/sh\nreal=${real}\n${script}\n`, { mode: 0o755 });
      process.env.PATH = `${bin}:${process.env.PATH}`;
    }
    const older = (program: string) => replace(program, `echo "${program} (PostgreSQL) 14.9 (Debian 14.9-1)"`);

    it("is refused before the first night: older than the server", async () => {
      older("pg_dump");
      const to = join(folder, "older");
      await expect(makeBackup(home, { folder: to, keep: 1 })).rejects.toThrow(
        /^pg_dump is of PostgreSQL 14, and the server of \d\d: install the client of version \d\d or later\.$/,
      );
      expect(readdirSync(to)).toEqual([]);
      older("psql");
      const copy = await install("empty");
      await expect(restoreBackup(copy, backup)).rejects.toThrow("psql is of PostgreSQL 14");
      await (await openConfiguredDatabase(copy)).close();
    });

    it("is restored into the server that it came from: later ones, with a setting that this one does not know", async () => {
      replace("pg_restore", `[ "$1" = --version ] || echo "SET transaction_timeout = 0;"; exec "$real" "$@"`);
      const copy = await install("empty");
      expect(await restoreBackup(copy, backup)).toMatchObject({ photos: 3 });
      expect(await contentOf(copy)).toEqual(before);
    });

    it("leaves an empty database where reading the dump fails halfway", async () => {
      replace(
        "pg_restore",
        `[ "$1" = --version ] && exec "$real" "$@"; "$real" "$@" | head -c 20000; echo torn >&2; exit 1`,
      );
      const copy = await install("empty");
      await expect(restoreBackup(copy, backup)).rejects.toThrow("pg_restore failed: torn");
      process.env.PATH = path;
      expect(await restoreBackup(copy, backup)).toMatchObject({ photos: 3 });
    });

    it("is not restored into an older server than it came from", async () => {
      const newer = join(folder, "newer.tar");
      const manifest = { format: 1, madeAt: "2026-01-31T03:00:00Z", engine: "postgres", publicUrl: "", secret: "" };
      const content = JSON.stringify({ ...manifest, postgres: 99, baseline: BASELINE });
      await writeArchive(newer, Readable.from([entryOf("manifest.json", Buffer.from(content))]));
      await expect(restoreBackup(await install("empty"), newer)).rejects.toThrow("The backup is of PostgreSQL 99");
    });
  });

  it("is restored beside views of an extension", { tags: ["postgres"] }, async () => {
    const copy = await install("empty");
    await onServer(copy.DATABASE_URL ?? "", "CREATE EXTENSION pg_stat_statements");
    expect(await restoreBackup(copy, backup)).toMatchObject({ photos: 3 });
  });

  it("is refused while a server has the embedded database open", async ({ skip }) => {
    if (template.engine === "postgres") skip("PostgreSQL may be in use");
    const refused = withDatabaseOf(home, () => makeBackup(home, { folder: join(folder, "busy"), keep: 14 }));
    await expect(refused).rejects.toThrow("in use");
    expect(readdirSync(join(folder, "busy"))).toEqual([]);
  });
});
