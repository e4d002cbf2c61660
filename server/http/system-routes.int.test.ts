import { afterEach, describe, expect, it } from "vitest";
import { type Application, createApplication } from "../application.ts";
import { readConfig } from "../platform/config/config.ts";
import { type Database, openDatabase } from "../platform/database/open.ts";
import { createLog } from "../platform/log.ts";
import { createTestDatabase } from "../testing/database.ts";
import { openSilentDatabase } from "../testing/silent-database.ts";
import { createHealthCheck } from "./system-routes.ts";

const closing: (() => unknown)[] = [];

/** An unused port. */
const NO_DATABASE = "postgres://nobody@127.0.0.1:1/none";

/** A server without a database, and its log lines from `warn` up. */
async function serverOn(url: string): Promise<{ app: Application["app"]; lines: string[] }> {
  const lines: string[] = [];
  const log = createLog({ level: "warn", pretty: false }, { write: (line) => lines.push(line) });
  const database = await openDatabase({ url, dataDir: "" });
  const config = readConfig({ NODE_ENV: "test", RATE_LIMITS: "off", AUTH_SECRET: "s".repeat(32) });
  const application = await createApplication(config, database, log);
  closing.push(async () => {
    await application.app.close();
    await database.close();
  });
  return { app: application.app, lines };
}

describe("while the database is away", () => {
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  it("the service is alive and not ready", async () => {
    const { app } = await serverOn(NO_DATABASE);
    const health = await app.inject("/api/v1/health");
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({ code: "UNAVAILABLE", status: 503 });
    expect((await app.inject("/api/v1/alive")).statusCode).toBe(200);
  });

  it("the same where the database never answers, after two seconds; a dead connection is not used again", async () => {
    const { url, connections, close } = await openSilentDatabase();
    closing.push(close);
    const { app } = await serverOn(url);
    const startedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject("/api/v1/health")));
    expect(performance.now() - startedAt).toBeGreaterThan(1990);
    expect(performance.now() - startedAt).toBeLessThan(6000);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(503));
    const before = connections.length;
    expect(before, "concurrent checks share one query").toBeLessThan(5);
    await expect.poll(() => connections.every(({ destroyed }) => destroyed)).toBe(true);
    expect((await app.inject("/api/v1/health")).statusCode).toBe(503);
    expect(connections.length, "a new connection").toBeGreaterThan(before);
  });

  it("a check is not answered by a query that was sent before it began", async () => {
    const answers: ((isThere: boolean) => void)[] = [];
    const query = () => new Promise((resolve, reject) => answers.push((isThere) => (isThere ? resolve : reject)({})));
    const check = createHealthCheck({ pool: { query } as unknown as Database["pool"] });
    const before = check();
    const during = [check(), check()];
    answers[0]?.(true);
    expect(await before).toBe(true);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.(false);
    expect(await Promise.all(during)).toEqual([false, false]);
    expect(answers).toHaveLength(2);
  });

  it("requests are answered with UNAVAILABLE, and the log has one line", async () => {
    const { app, lines } = await serverOn(NO_DATABASE);
    const payload = { email: "robin@example.test", password: "x" };
    const answers = [
      await app.inject("/api/v1/countries"),
      await app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload }),
    ];
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: "UNAVAILABLE", status: 503 });
    const logged = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(logged.filter((msg) => /UNAVAILABLE|unexpected/.test(msg))).toEqual([
      "the database cannot be reached: requests are answered with UNAVAILABLE",
    ]);
  });
});

describe("the log of missing paths", () => {
  it("NAV-18 has the path, without personal data", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(line) });
    const database = await createTestDatabase();
    const config = readConfig({ NODE_ENV: "test", RATE_LIMITS: "off", AUTH_SECRET: "s".repeat(32) });
    const { app } = await createApplication(config, database, log);
    for (const path of [
      "/no/such/page?token=secret",
      "/reset-password/Zm9vYmFyYmF6cXV4Zm9vYmFy",
      "/people/robin@example.test/x",
      "/people/robin%40example.test",
      "/profile/3f0c3f8e-0d3c-4a52-9c3f-6c2d1a0b9e8f",
    ]) {
      await app.inject({ method: "POST", url: "/api/v1/missing-paths", payload: { path } });
    }
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; path: string });
    expect(logged.filter(({ msg }) => msg === "missing path").map(({ path }) => path)).toEqual([
      "/no/such/page",
      "/reset-password/…",
      "/people/…/x",
      "/people/…",
      "/profile/…",
    ]);
    await app.close();
    await database.close();
  });
});
