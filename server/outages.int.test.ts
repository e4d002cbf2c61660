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
import { withDatabase } from "./testing/database-template.ts";
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
  let ask: () => Promise<number>;

  beforeAll(async () => {
    direct = await createTestDatabase();
    link = await openBreakableLink(databaseUrl);
    const { rows } = await direct.pool.query("select current_database() as name");
    linked = await openDatabase({ url: withDatabase(link.url, rows[0].name), dataDir: "" });
    const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(line) });
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder, RATE_LIMITS: "off", AUTH_SECRET: SECRET });
    application = await createApplication(config, linked, log);
    await application.start();
    const url = await application.app.listen({ port: 0, host: "127.0.0.1" });
    await vi.waitFor(() => expect(lines.join()).toContain("the ranking is loaded"), { timeout: 30_000 });
    lines.length = 0;
    const { id } = await addPerson(direct.db);
    const { cookie } = await openSession(direct.db, id, SECRET);
    ask = async () => (await fetch(`${url}/api/v1/me/profile`, { headers: { cookie } })).status;
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
});
