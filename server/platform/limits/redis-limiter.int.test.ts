import { randomUUID } from "node:crypto";
import type { LimitPolicy, LimitSubject } from "@nakamatch/contract/vocabulary/rate-limits";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestApplication } from "../../testing/application.ts";
import { type BreakableLink, openBreakableLink } from "../../testing/breakable-link.ts";
import type { AppError } from "../app-error.ts";
import { createLog } from "../log.ts";
import { createLimiter, type Limiter } from "./limiter.ts";

/** Without `REDIS_URL` these tests are skipped. */
const redisUrl = process.env.REDIS_URL ?? "";

const limiters: Limiter[] = [];
const lines: string[] = [];
const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line).msg) });

async function open(url: string): Promise<Limiter> {
  const limiter = await createLimiter({ redisUrl: url, log });
  limiters.push(limiter);
  return limiter;
}
afterEach(() => {
  for (const limiter of limiters.splice(0)) limiter.close();
  lines.length = 0;
});

/** Seconds to wait; 0 if allowed. */
function wait(limiter: Limiter, policy: LimitPolicy, subjects: Partial<Record<LimitSubject, string>>): Promise<number> {
  return limiter.count(policy, subjects).then(
    () => 0,
    (error: AppError) => error.data?.retryAfterSeconds ?? Number.NaN,
  );
}

/** Waits until two limiters share counts. */
async function share(one: Limiter, other: Limiter): Promise<void> {
  await vi.waitFor(
    async () => {
      const address = randomUUID();
      for (let count = 0; count < 5; count++)
        for (const limiter of [one, other]) await wait(limiter, "signUp", { address });
      expect(await wait(other, "signUp", { address })).toBeGreaterThan(0);
    },
    { timeout: 10_000, interval: 100 },
  );
}

describe.skipIf(redisUrl === "")("several processes on one Redis", () => {
  it("two applications share a limit", async () => {
    const settings = { RATE_LIMITS: "on", REDIS_URL: redisUrl, TRUSTED_PROXIES: "1" };
    const [here, there] = [await startTestApplication(settings), await startTestApplication(settings)];
    const forwarded = { "x-forwarded-for": `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1` };
    const ask = (server: typeof here) =>
      server.post("/api/v1/missing-paths", { path: "/x" }, forwarded).then(({ status }) => status);
    for (let count = 0; count < 10; count++) for (const server of [here, there]) expect(await ask(server)).toBe(202);
    for (const server of [here, there]) expect(await ask(server)).toBe(429);
    for (const server of [here, there]) await server.close();
  }, 60_000);

  it("share what is left to wait, and what is taken back", async () => {
    const [here, there] = [await open(redisUrl), await open(redisUrl)];
    await share(here, there);
    const one = { address: randomUUID() };
    for (let count = 0; count < 15; count++) await (await here.count("signUp", one))();
    for (let count = 0; count < 10; count++) expect(await wait(here, "signUp", one)).toBe(0);
    const seconds = await wait(there, "signUp", one);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it("sockets are counted where they are", async () => {
    const [here, there] = [await open(redisUrl), await open(redisUrl)];
    await share(here, there);
    const socket = randomUUID();
    for (let count = 0; count < 20; count++) expect(await wait(here, "socketEvent", { socket })).toBe(0);
    expect(await wait(here, "socketEvent", { socket })).toBeGreaterThan(0);
    expect(await wait(there, "socketEvent", { socket })).toBe(0);
  });
});

describe.skipIf(redisUrl === "")("while Redis is away", () => {
  let link: BreakableLink;

  /** Milliseconds for sixty messages, which would take six seconds if each waited for Redis. */
  async function timeOfMessages(limiter: Limiter, member: string): Promise<number> {
    const startedAt = performance.now();
    for (let count = 0; count < 60; count++) expect(await wait(limiter, "message", { member })).toBe(0);
    expect(await wait(limiter, "message", { member })).toBeGreaterThan(0);
    return performance.now() - startedAt;
  }

  beforeEach(async () => {
    link = await openBreakableLink(redisUrl);
  });
  afterEach(() => link.close());

  it("a process counts by itself without delay, and for all again when Redis is back", async () => {
    const [here, there] = [await open(link.url), await open(redisUrl)];
    await share(here, there);
    await link.cut();
    const member = randomUUID();
    expect(await timeOfMessages(here, member)).toBeLessThan(3000);
    expect(await wait(there, "message", { member })).toBe(0);
    await link.restore();
    await share(here, there);
    expect(lines).toEqual([
      "Redis is away: each process counts its own limits",
      "Redis is back: limits count for all processes",
    ]);
  });

  it("a Redis that does not answer delays one request a little, and no other", async () => {
    const [here, there] = [await open(link.url), await open(redisUrl)];
    await share(here, there);
    link.stall();
    expect(await timeOfMessages(here, randomUUID())).toBeLessThan(3000);
    const away = "Redis is away: each process counts its own limits";
    await vi.waitFor(() => expect(lines).toEqual([away]), { timeout: 10_000 });
    await link.restore();
    await share(here, there);
    expect(lines).toEqual([away, "Redis is back: limits count for all processes"]);
  });

  it("a process starts without it", async () => {
    await link.cut();
    const here = await open(link.url);
    const one = { address: randomUUID() };
    for (let count = 0; count < 10; count++) expect(await wait(here, "signUp", one)).toBe(0);
    expect(await wait(here, "signUp", one)).toBeGreaterThan(0);
    await link.restore();
    await share(here, await open(redisUrl));
  });
});
