import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { statementJob } from "../features/moderation/statements/jobs.ts";
import { readSwitches } from "../features/operation/switches/store.ts";
import { createJobRunner, installJobQueues } from "../jobs/runner.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open.ts";
import { cities, countries } from "../platform/database/schema/geography.ts";
import { unknownTitles } from "../platform/database/schema/interests.ts";
import { heldPhotos, moderationLog } from "../platform/database/schema/moderation.ts";
import { profiles } from "../platform/database/schema/people.ts";
import { bans, reports } from "../platform/database/schema/safety.ts";
import { createLog } from "../platform/log.ts";
import { embeddedTemplate, openEmptyDatabase } from "../testing/database.ts";
import { firstWrites, recordEarlierVersion } from "../testing/earlier-version.ts";
import { addPerson } from "../testing/people.ts";
import { serveCommands } from "./online/socket.ts";

const argv = process.argv;

const folder = mkdtempSync(join(tmpdir(), "nakamatch-commands-"));
await (await openEmptyDatabase(join(folder, "database"))).close();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  // Uses the embedded engine, as after `npm start` alone.
  for (const name of ["DATABASE_URL", "REDIS_URL"]) vi.stubEnv(name, "");
  vi.stubEnv("DATA_DIR", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.argv = argv;
  process.exitCode = undefined;
});

const COMMANDS = {
  account: () => import("./account.ts"),
  cases: () => import("./cases.ts"),
  events: () => import("./events.ts"),
  "import-catalogue": () => import("./import-catalogue.ts"),
  migrate: () => import("./migrate.ts"),
  "moderation-verify": () => import("./moderation-verify.ts"),
  "make-backup": () => import("./make-backup.ts"),
  move: () => import("./move.ts"),
  moderator: () => import("./moderator.ts"),
  operator: () => import("./operator.ts"),
  "restore-backup": () => import("./restore-backup.ts"),
  resume: () => import("./resume.ts"),
  switches: () => import("./switches.ts"),
  "unknown-titles": () => import("./unknown-titles.ts"),
};

/** The output and exit code of a command. */
async function run(command: keyof typeof COMMANDS, ...args: string[]) {
  vi.resetModules();
  process.argv = ["node", command, ...args];
  process.exitCode = undefined;
  const printed = { out: "", error: "" };
  const into = (stream: "out" | "error") => (text: string | Uint8Array) => {
    printed[stream] += text;
    return true;
  };
  const out = vi.spyOn(process.stdout, "write").mockImplementation(into("out"));
  const error = vi.spyOn(process.stderr, "write").mockImplementation(into("error"));
  try {
    await COMMANDS[command]();
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
  return { ...printed, code: process.exitCode ?? 0 };
}

const USAGE = /^Usage: npm run /;

/** Opens the database for `work` and closes it again, as it has one user at a time. */
async function withDatabase<Result>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>) {
  const database = await openDatabase({ dataDir: join(folder, "database") });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

describe("migrate", () => {
  it("applies what is missing, in words without a stack where it fails, and may be run again", {
    timeout: 120_000,
  }, async () => {
    await withDatabase(({ pool }) => pool.query("CREATE TABLE gustos ()"));
    const { error, code } = await run("migrate");
    expect(error).toMatch(
      /^Migration 0002_people failed: 42P07: relation "gustos" already exists\nThose before it are applied/,
    );
    expect({ code, hasStack: error.includes("    at ") }).toEqual({ code: 1, hasStack: false });
    await withDatabase(({ pool }) => pool.query("DROP TABLE gustos"));
    const done = { out: "The database is up to date.\n", error: "", code: 0 };
    expect([await run("migrate"), await run("migrate")]).toEqual([done, done]);
  });

  it("leaves a database of a version before 1.0 as it is", { timeout: 120_000 }, async () => {
    const earlier = join(folder, "earlier");
    vi.stubEnv("DATA_DIR", earlier);
    const open = async () => openDatabase({ dataDir: join(earlier, "database"), ...(await embeddedTemplate()) });
    const database = await open();
    await migrateDatabase(database);
    await recordEarlierVersion(database);
    const before = await firstWrites(database);
    await database.close();
    const { error, code } = await run("migrate");
    expect(error).toMatch(
      /^The database in .+earlier.database is of a version before 1\.0, .+\nTo begin another, .+\n$/,
    );
    expect(code).toBe(1);
    const after = await open();
    expect(await firstWrites(after)).toEqual(before);
    await after.close();
  });
});

describe("moderator", () => {
  it("makes somebody a moderator, lists them, and takes it back", { timeout: 120_000 }, async () => {
    expect(await run("moderator", "list")).toEqual({ out: "Nobody is a moderator.\n", error: "", code: 0 });
    const { email } = await withDatabase(({ db }) => addPerson(db));
    expect(await run("moderator", "grant", email)).toEqual({
      out: `${email} is a moderator now.\n`,
      error: "",
      code: 0,
    });
    expect((await run("moderator", "list")).out).toBe(`${email}\n`);
    expect((await run("moderator", "revoke", email)).out).toBe(`${email} is no longer a moderator.\n`);
    expect((await run("moderator", "list")).out).toBe("Nobody is a moderator.\n");
  });

  it("knows nobody by another address", async () => {
    const error = "Nobody is registered with nobody@example.test.\n";
    expect(await run("moderator", "grant", "nobody@example.test")).toEqual({ out: "", error, code: 1 });
  });

  it("leaves a database alone that is in use", async () => {
    const { error, code } = await withDatabase(() => run("moderator", "list"));
    expect(error).toContain(folder);
    expect(error, "no stack").not.toContain("    at ");
    expect(code).toBe(1);
  });
});

describe("operator", () => {
  it("makes somebody an operator, lists them, and takes it back", { timeout: 120_000 }, async () => {
    expect((await run("operator")).out).toBe("Nobody is an operator.\n");
    const { email } = await withDatabase(({ db }) => addPerson(db));
    expect((await run("operator", "--email", email)).out).toBe(`${email} is an operator now.\n`);
    expect((await run("operator")).out).toBe(`${email}\n`);
    expect((await run("moderator", "list")).out).toBe("Nobody is a moderator.\n");
    expect((await run("operator", "--email", email, "--revoke")).out).toBe(`${email} is no longer an operator.\n`);
    expect((await run("operator")).out).toBe("Nobody is an operator.\n");
  });

  it.each([["--revoke"], ["grant", "nami@example.test"]])("says how it is used, after %s", async (...args) => {
    expect((await run("operator", ...args)).error).toMatch(USAGE);
  });
});

describe("account", () => {
  it("secures an account, says what was taken away, lists it, and opens it again", { timeout: 120_000 }, async () => {
    expect((await run("account", "list")).out).toBe("No account was secured.\n");
    const { id, email } = await withDatabase(({ db }) => addPerson(db, { isModerator: true }));
    const secured = await run("account", "secure", email);
    expect(secured).toMatchObject({ error: "", code: 0 });
    expect(secured.out).toMatch(
      new RegExp(`^Secured: fan_\\w+, ${email}, ${id}\nTaken away: the password, .+ moderator\n`),
    );
    expect(secured.out).toContain(`npm run account -- reopen ${email}\n`);
    expect((await run("moderator", "list")).out).toBe("Nobody is a moderator.\n");
    expect((await run("account", "list")).out).toMatch(
      new RegExp(`^\\S+  ${email}  ${id}  closed  sessions: 0, .+\n$`),
    );
    expect((await run("account", "object", email)).error).toMatch(/^No earlier address of /);
    const back = await run("account", "restore-address", email, "not an address", "--proof", "by phone");
    expect(back).toEqual({ out: "", error: "The earlier address is none.\n", code: 1 });
    const anyhow = await run("account", "restore-address", id, "old@example.test", "--despite-objection", "us two");
    expect(anyhow.error).toMatch(/^Nobody has objected /);
    const isNoStaff = `update account_rescues set removed = removed || '{"wasModerator": false}'`;
    await withDatabase(({ pool }) => pool.query(isNoStaff));
    const asked = await run("account", "restore-address", id, "old@example.test", "--proof", "by phone");
    expect(asked.out).toMatch(new RegExp(`^Asked at ${email}, old@example\\.test\\. `));
    expect((await run("account", "list")).out).toContain(
      `  not told yet: ${email}, old@example.test  proof: by phone\n`,
    );
    expect((await run("account", "reopen", email)).out).toMatch(/^Opened again\. /);
    expect((await run("account", "list")).out).toMatch(/ {2}reopened .+\n.+ {2}withdrawn /);
    const jobs = await withDatabase(({ pool }) => pool.query("select name from pgboss.job order by name"));
    const queued = [
      "accounts.password-reset-email",
      ...Array(3).fill("rescue.email"),
      "rescue.role-ended",
      "rescue.secured",
    ];
    expect(jobs.rows.map(({ name }) => name)).toEqual(queued);
  });

  it("says whose account there is none of, or none closed", async () => {
    const nobody = await run("account", "secure", "nobody@example.test");
    expect(nobody).toEqual({ out: "", error: "Nobody has confirmed an account with nobody@example.test.\n", code: 1 });
    const open = await run("account", "reopen", "nobody@example.test");
    expect(open).toEqual({ out: "", error: "No account with nobody@example.test is closed.\n", code: 1 });
  });
});

describe("registration and maintenance", () => {
  it("are switched for all servers", { timeout: 120_000 }, async () => {
    const stored = () => withDatabase(({ db }) => readSwitches(db));
    const { out, code } = await run("switches", "registration", "closed");
    expect([out, code]).toEqual(["Switched: registration closed. Running servers follow within seconds.\n", 0]);
    const before = Date.now();
    await run("switches", "maintenance", "on", "--minutes", "10");
    const { isRegistrationOpen, maintenanceUntil } = await stored();
    expect(isRegistrationOpen).toBe(false);
    expect(Number(maintenanceUntil) - before).toBeGreaterThanOrEqual(600_000);
    expect(Number(maintenanceUntil) - Date.now()).toBeLessThanOrEqual(600_000);
    await run("switches", "maintenance", "off");
    await run("switches", "registration", "open");
    expect(await stored()).toMatchObject({ isRegistrationOpen: true, maintenanceUntil: null });
  });
});

describe("the embedded database of a running server", () => {
  it("is reached by the commands that ask the server, and by no other user", { timeout: 120_000 }, async () => {
    const log = createLog({ level: "silent", pretty: false });
    const inUse = /is in use by another running server/;
    const email = await withDatabase(async (database) => {
      const { email } = await addPerson(database.db);
      expect((await run("moderator", "list")).error, "the server does not listen yet").toMatch(inUse);
      const socket = join(folder, "commands.sock");
      writeFileSync(socket, "left by a killed process");
      const commands = await serveCommands(folder, database, log);
      expect(statSync(socket).mode & 0o777).toBe(0o600);
      expect(await run("moderator", "grant", email)).toEqual({
        out: `${email} is a moderator now.\n`,
        error: "",
        code: 0,
      });
      expect((await run("operator", "--email", "nobody@example.test")).error).toBe(
        "Nobody is registered with nobody@example.test.\n",
      );
      expect((await run("account", "secure", email)).out).toMatch(/^Secured: /);
      expect((await run("cases", "list")).code).toBe(0);
      expect((await run("switches", "registration", "closed")).out).toMatch(/^Switched: /);
      expect(await readSwitches(database.db)).toMatchObject({ isRegistrationOpen: false });
      expect((await run("moderator", "list")).out).toBe("Nobody is a moderator.\n");
      vi.spyOn(database.db, "transaction").mockRejectedValueOnce(new TypeError("a fault"));
      expect((await run("account", "reopen", email)).error).toBe(
        "The command failed in the running server, whose log says why.\n",
      );
      const nonsense = createConnection(socket).end("{}");
      await once(nonsense.resume(), "close");
      await commands.close();
      expect((await run("moderator", "list")).error).toMatch(inUse);
      return email;
    });
    await run("switches", "registration", "open");
    expect((await run("account", "list")).out).toContain(`${email}  `);
  });
});

describe("moderation:verify", () => {
  it("counts the decisions and the evidence, and gives the hash of the last decision", async () => {
    const { out, error, code } = await run("moderation-verify");
    expect(out).toMatch(/^decisions: 0\nhead: [0-9a-f]{64}\nsealed evidence: 0\n$/);
    expect({ error, code }).toEqual({ error: "", code: 0 });
    expect(await withDatabase(({ db }) => db.$count(moderationLog))).toBe(0);
  });

  it("fails where a decision of an earlier run is missing", async () => {
    const { out, code } = await run("moderation-verify", "--head", "a".repeat(64));
    expect(out).toMatch(/^The moderation log is broken: .+\nsound decisions: 0\n/);
    expect(code).toBe(1);
  });
});

describe("cases", () => {
  it("lists, shows and decides what no moderator can decide", { timeout: 120_000 }, async () => {
    expect((await run("cases", "list")).out).toBe("Nothing waits for the operator.\n");
    const id = await withDatabase(async ({ db }) => {
      const [reported, reporter] = [await addPerson(db, { isModerator: true }), await addPerson(db)];
      const report = { reporterId: reporter.id, reportedUserId: reported.id, reason: "spam", description: "siempre" };
      await db.insert(reports).values(report);
      return reported.id;
    });
    expect((await run("cases", "list")).out).toMatch(new RegExp(`^${id}  reports: 1, last: spam `));
    expect(JSON.parse((await run("cases", "show", id)).out)).toMatchObject({ reports: [{ description: "siempre" }] });
    expect(await run("cases", "warn", id, "spam")).toMatchObject({
      error: expect.stringMatching(/^MODERATOR_PROTECTED: /),
      code: 1,
    });
    vi.stubEnv("AUTH_SECRET", "another secret, of at least 32 letters");
    expect((await run("cases", "dismiss", id)).error).toMatch(/^AUTH_SECRET is not /);
    vi.stubEnv("AUTH_SECRET", "");
    expect(await run("cases", "dismiss", id, "--notes", "no hay nada")).toMatchObject({
      out: expect.stringMatching(/^Decided\. /),
      code: 0,
    });
    expect((await run("cases", "figures")).out).toMatch(
      /^year,decision,reason,outcome,count\r\n(.+\r\n)*\d{4},dismissal,,stands,1 to 4[\r\n]/,
    );
    expect(await run("cases", "show", id)).toMatchObject({
      error: "There is no open case about this person.\n",
      code: 1,
    });
  });

  it("bans a person who was a moderator, where another moderator is left who could", { timeout: 120_000 }, async () => {
    const { id, email } = await withDatabase(async ({ db }) => {
      const [reported, reporter] = [await addPerson(db, { isModerator: true }), await addPerson(db)];
      await addPerson(db, { isModerator: true });
      await db.insert(reports).values({ reporterId: reporter.id, reportedUserId: reported.id, reason: "spam" });
      return reported;
    });
    await run("moderator", "revoke", email);
    expect((await run("cases", "list")).out).toBe("Nothing waits for the operator.\n");
    expect(await run("cases", "ban", id, "spam", "permanent")).toMatchObject({ error: "", code: 0 });
    expect(await withDatabase(({ db }) => db.$count(bans, eq(bans.userId, id)))).toBe(1);
  });

  it("lists the appeals and photos that need another moderator", async () => {
    const { id } = await withDatabase(async ({ db }) => {
      await db.update(profiles).set({ isModerator: false });
      const person = await addPerson(db, { isModerator: true });
      await db.insert(heldPhotos).values({ personId: person.id, path: "a.jpg", kinds: {} });
      return person;
    });
    expect((await run("cases", "list")).out).toMatch(new RegExp(`^photo of ${id}  since .+ grant EMAIL\n$`));
  });
});

describe("resume", () => {
  it("accepts the present address and says which jobs will run", async () => {
    await withDatabase(async (database) => {
      await installJobQueues(database, [statementJob]);
      const jobs = createJobRunner(database, createLog({ level: "silent", pretty: false }));
      await jobs.start([]);
      await database.pool.query("delete from pgboss.job");
      await jobs.add(database.db, statementJob, { entryId: randomUUID() });
      await jobs.stop();
      await database.pool.query("insert into installation values ('address', 'https://nakamatch.test')");
    });
    const { out, error, code } = await run("resume");
    expect({ error, code }).toEqual({ error: "", code: 0 });
    expect(out).toMatch(/^http:\/\/localhost:3000 is the home of this database\. .+:\n {2}statements\.email: 1\n$/);
    const { rows } = await withDatabase(({ pool }) =>
      pool.query("select value from installation where name = 'address'"),
    );
    expect(rows).toEqual([{ value: "http://localhost:3000" }]);
  });
});

describe("titles:unknown", () => {
  it("lists what imports named most often, as many as asked for", async () => {
    await withDatabase(({ db }) =>
      db.insert(unknownTitles).values([
        { key: "rare", title: "Rare", kind: null, mentions: 2 },
        { key: "often", title: "Often\tseen", kind: "anime", mentions: 9 },
      ]),
    );
    expect(await run("unknown-titles")).toEqual({ out: "9\tanime\tOften seen\n2\t\tRare\n", error: "", code: 0 });
    expect((await run("unknown-titles", "1")).out).toBe("9\tanime\tOften seen\n");
  });
});

describe("events", () => {
  const CSV = "id,name,kind,venue,first,days,zone,url,titles,adults\n";
  const file = (name: string, text: string | Buffer) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it("enters the events of a file, lists, places and withdraws them", async () => {
    const good = "con,Kaze Con,convention,A hall of nowhere,+3 sat,2,Europe/Madrid,https://kazecon.org/,,no\n";
    const bad =
      "bad,Kaze Con,party,A hall,+3 sat,2,Europe/Madrid,,,no\nlink,Con,other,A hall,+3 sat,1,UTC,http://con.org,,no\n";
    const path = file("events.csv", CSV + good + bad);
    const imported = await run("events", "import", path);
    const [, id = ""] = /place (\S+) CITY/.exec(imported.out) ?? [];
    expect(imported.out.replace(id, "ID").replaceAll(/\d{4}-\d\d-\d\d/g, "DAY")).toBe(
      `line 3: its kind is none of convention, premiere, screening, tournament, concert, exhibition, meetup, other
Con, DAY: its link is not https
Kaze Con, DAY: waits for a city: npm run events -- place ID CITY
1 added, 0 updated, 0 unchanged, 0 withdrawn, 2 refused
`,
    );
    expect((await run("events", "list")).out).toMatch(
      /^\S+ {2}\S+ to \S+ {2}Kaze Con {2}WAITS FOR A CITY: A hall of nowhere\n$/,
    );
    expect(await run("events", "place", id, "Nowhere, ES")).toMatchObject({
      error: expect.stringMatching(/^No city is called so/),
      code: 1,
    });
    await withDatabase(async ({ db }) => {
      await db.insert(countries).values({ code: "ES", name: "España" }).onConflictDoNothing();
      await db
        .insert(cities)
        .values({ id: 900_000_001, name: "Nowhere", countryCode: "ES", latitude: 1, longitude: 1 });
    });
    expect(await run("events", "place", id, "900000001")).toMatchObject({
      out: "Kaze Con is in the lists now.\n",
      code: 0,
    });
    expect((await run("events", "import", path)).out).toContain(
      "0 added, 0 updated, 1 unchanged, 0 withdrawn, 2 refused",
    );
    expect((await run("events", "withdraw", id)).code).toBe(0);
    expect(await run("events", "withdraw", id)).toMatchObject({
      error: expect.stringMatching(/^There is no such event/),
      code: 1,
    });
    expect((await run("events", "list")).out).toBe("No event is coming.\n");
  });

  it("refuses calendars in words, and says what it cannot read", async () => {
    const calendar = file("page.ics", "<!doctype html>");
    expect((await run("events", "import", calendar)).out).toMatch(
      /^Nothing was read: the file is no calendar: .+\n0 added/,
    );
    const latin = file("latin.ics", Buffer.from([0xe9, 0xe9]));
    expect(await run("events", "import", latin)).toMatchObject({
      error: expect.stringMatching(/is not text in UTF-8\.\n$/),
      code: 1,
    });
    expect(await run("events", "import", join(folder, "none.ics"))).toMatchObject({
      error: expect.stringMatching(/ENOENT/),
      code: 1,
    });
    for (const args of [
      [],
      ["import"],
      ["import", "x.txt"],
      ["import", calendar, "--zone", "Mars"],
      ["place", "x", "1"],
    ]) {
      expect(await run("events", ...args), args.join()).toMatchObject({ error: expect.stringMatching(USAGE), code: 1 });
    }
  });
});

describe("import:catalogue", () => {
  it("adds the titles of a file, once; a bad line stands in the way unless it is skipped", async () => {
    const file = join(folder, "titles.csv");
    const [header, title] = ["name,year,tags,aliases", "A title of nobody else,2001,,"];
    writeFileSync(file, `${header}\n${title}\n${"x".repeat(201)},2001,,\n`);
    const refused = await run("import-catalogue", file, "--kind", "anime");
    expect(refused.out).toBe("");
    expect(refused.error).toMatch(/^line 3 skipped: .+\nNothing was changed: 1 lines break a rule\./);
    expect(refused.code).toBe(1);
    const added = await run("import-catalogue", file, "--kind", "anime", "--skip-bad");
    expect(added.out).toMatch(/^line 3 skipped: .+\n1 added, 0 updated, 1 skipped\n$/);
    expect(added).toMatchObject({ error: "", code: 0 });
    writeFileSync(file, `${header}\n${title}\n`);
    const again = await run("import-catalogue", file, "--kind", "anime");
    expect(again.out).toBe("line 2 skipped: the catalogue has all of it already\n0 added, 0 updated, 1 skipped\n");
  });

  it("says which file it cannot read", async () => {
    const missing = join(folder, "missing.csv");
    const { out, error, code } = await run("import-catalogue", missing, "--kind", "anime");
    expect(out).toBe("");
    expect(error).toContain(missing);
    expect(code).toBe(1);
  });
});

describe("move", () => {
  it("says which setting is missing, and that there is nothing to move", async () => {
    expect(await run("move", "photos")).toEqual({
      out: "",
      error: "Set S3_BUCKET to where it shall move to.\n",
      code: 1,
    });
    vi.stubEnv("DATABASE_URL", "postgres://127.0.0.1:1/none");
    vi.stubEnv("DATA_DIR", join(folder, "nothing"));
    const { error, code } = await run("move");
    expect({ error, code }).toEqual({ error: expect.stringMatching(/^There is no database in .+\.\n$/), code: 1 });
  });
});

it.each<[keyof typeof COMMANDS, ...string[]]>([
  ["migrate", "0013"],
  ["make-backup", "--keep", "0"],
  ["make-backup", "folder"],
  ["moderator", "grant"],
  ["restore-backup"],
  ["restore-backup", "a.tar", "b.tar"],
  ["resume", "now"],
  ["move"],
  ["move", "messages"],
  ["account", "secure"],
  ["account", "reopen", "a@b.c", "now"],
  ["account", "restore-address", "a@b.c", "d@e.f"],
  ["account", "restore-address", "a@b.c", "d@e.f", "--proof", "x", "--despite-objection", "y"],
  ["account", "secure", "a@b.c", "--proof", "x"],
  ["moderator", "list", "a@b.c"],
  ["moderation-verify", "--head", "abc"],
  ["cases", "show", "leo"],
  ["cases", "ban", randomUUID(), "spam"],
  ["unknown-titles", "100000"],
  ["import-catalogue", "a.csv", "--kind", "music"],
  ["import-catalogue", "a.csv", "b.csv", "--kind", "anime"],
  ["switches", "registration"],
  ["switches", "registration", "closed", "now"],
  ["switches", "maintenance", "on"],
  ["switches", "maintenance", "on", "--minutes", "1441"],
  ["switches", "maintenance", "off", "--minutes", "10"],
])("%s tells how it is used", async (command, ...args) => {
  expect(await run(command, ...args)).toEqual({ out: "", error: expect.stringMatching(USAGE), code: 1 });
});
