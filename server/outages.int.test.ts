import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Application, createApplication } from "./application.ts";
import { readConfig } from "./platform/config/config.ts";
import { type Database, openDatabase } from "./platform/database/open.ts";
import { createLog } from "./platform/log.ts";
import { type BreakableLink, openBreakableLink } from "./testing/breakable-link.ts";
import { createTestDatabase } from "./testing/database.ts";
import { onServer, withDatabase } from "./testing/database-template.ts";
import { addPerson } from "./testing/people.ts";
import { openSession } from "./testing/sessions.ts";

/** Without `DATABASE_URL` these tests are skipped. */
const { DATABASE_URL: databaseUrl = "" } = process.env;
const SECRET = "a secret for tests only, long enough";

describe.skipIf(databaseUrl === "")("PostgreSQL is restarted under a server", () => {
  const folder = mkdtempSync(join(tmpdir(), "nakamatch-test-"));
  const lines: string[] = [];
  let direct: Database;
  let link: BreakableLink;
  let linked: Database;
  let application: Application;
  let name: string;
  let ask: () => Promise<number>;
  let like: () => Promise<number | string>;

  beforeAll(async () => {
    direct = await createTestDatabase();
    link = await openBreakableLink(databaseUrl);
    const { rows } = await direct.pool.query("select current_database() as name");
    name = rows[0].name;
    linked = await openDatabase({ url: withDatabase(link.url, name), dataDir: "" });
    const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(line) });
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder, RATE_LIMITS: "off", AUTH_SECRET: SECRET });
    application = await createApplication(config, linked, log);
    await application.start();
    const url = await application.app.listen({ port: 0, host: "127.0.0.1" });
    await vi.waitFor(() => expect(lines.join()).toContain("the ranking is loaded"), { timeout: 30_000 });
    lines.length = 0;
    const { id } = await addPerson(direct.db);
    const { cookie } = await openSession(direct.db, id, SECRET);
    const liked = await addPerson(direct.db);
    ask = async () => (await fetch(`${url}/api/v1/me/profile`, { headers: { cookie } })).status;
    like = async () => {
      const headers = { cookie, origin: config.PUBLIC_URL };
      const answer = await fetch(`${url}/api/v1/people/${liked.id}/like`, { method: "PUT", headers });
      return answer.ok ? answer.status : `${answer.status} ${((await answer.json()) as { code: string }).code}`;
    };
  });
  afterAll(async () => {
    await application.close();
    await linked.close();
    await link.close();
    await direct.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const said = () => lines.map((line) => JSON.parse(line).msg).sort();
  const AWAY = "the database cannot be reached: requests are answered with UNAVAILABLE";
  const BACK = "the database can be reached again";

  it("and the process logs one line when that begins and one when it is over, without a stack", {
    tags: ["postgres"],
    timeout: 60_000,
  }, async () => {
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill(200));
    for (let times = 0; times < 3; times++) {
      await link.cut();
      expect(await Promise.all(Array.from({ length: 20 }, ask))).toContain(503);
      await vi.waitFor(() => expect(said()).toEqual([AWAY]), { timeout: 10_000 });
      await link.restore();
      await vi.waitFor(async () => expect(await ask()).toBe(200), { timeout: 10_000 });
    }
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 30_000);
    await vi.waitFor(
      async () => {
        await ask();
        expect(said()).toEqual([AWAY, BACK].sort());
      },
      { timeout: 10_000, interval: 200 },
    );
    vi.restoreAllMocks();
    expect(lines.join()).not.toContain("stack");
  });

  it("takes no writes after a failover: members read on and get one answer, the log has one line, and it heals by itself", {
    tags: ["postgres"],
    timeout: 60_000,
  }, async () => {
    lines.length = 0;
    let refusals = 0;
    linked.pool.on("remove", () => refusals++);
    const setReadOnly = (setting: string) => onServer(databaseUrl, `ALTER DATABASE ${name} ${setting}`);
    /** Also ends the sessions, as a failover does. */
    const restart = () =>
      direct.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    expect(await like()).toBe(200);
    await setReadOnly("SET default_transaction_read_only = on");
    await restart();
    await vi.waitFor(async () => expect(await like()).toBe("503 UNAVAILABLE"), { timeout: 10_000 });
    expect(await Promise.all(Array.from({ length: 20 }, like))).toEqual(Array(20).fill("503 UNAVAILABLE"));
    expect(await ask()).toBe(200);
    refusals = 0;
    await vi.waitFor(() => expect(refusals, "of the jobs' polls").toBeGreaterThan(20), { timeout: 20_000 });
    expect(said().filter((line) => line !== AWAY)).toEqual([
      "the database takes no writes: changes are answered with UNAVAILABLE",
    ]);
    await setReadOnly("RESET default_transaction_read_only");
    await vi.waitFor(async () => expect(await Promise.all([like(), like(), like()])).toEqual([200, 200, 200]), {
      timeout: 10_000,
    });
  });
});
