import {
  type LimitPolicy,
  type LimitSubject,
  RATE_LIMITS,
  type RateLimit,
} from "@nakamatch/contract/vocabulary/rate-limits";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "../platform/app-error.ts";
import type { Actor } from "../platform/auth/session-gate.ts";
import { createLimiter, type Limiter } from "../platform/limits/limiter.ts";
import { createLog } from "../platform/log.ts";
import { createTestHttpApp, endpoints } from "../testing/http-app.ts";

/** The response of every endpoint unless a limit refuses first. */
const SERVED = new AppError("UNAVAILABLE", "served");

let limiter: Limiter;
let app: FastifyInstance;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  limiter = await createLimiter({ log: createLog({ level: "silent", pretty: false }) });
  app = await createTestHttpApp(
    () => {
      throw SERVED;
    },
    {
      limiter,
      trustedProxies: 1,
      gate: {
        admit: async ({ cookie: id }) => (id ? actorNamed(id) : undefined),
        identify: async ({ cookie: id }) => (id ? { actor: actorNamed(id), needsSecondFactor: false } : undefined),
      },
    },
  );
});
afterEach(() => {
  limiter.close();
  vi.useRealTimers();
});

function actorNamed(id: string): Actor {
  return { id, isNewcomer: id.startsWith("newcomer") } as Actor;
}

interface Call {
  method?: string;
  url: string;
  address?: string;
  /** Id of the signed-in person. */
  member?: string;
  body?: object;
}

function call({ method = "POST", url, address = "192.0.2.1", member, body }: Call) {
  const headers = { "x-forwarded-for": address, ...(member && { cookie: member }) };
  return app.inject({ method: method as "POST", url, headers, ...(body && { payload: body }) });
}

/** Counts the calls before the first refusal. */
async function allowed(make: (count: number) => Call): Promise<number> {
  for (let count = 0; ; count++) if ((await call(make(count))).statusCode === 429) return count;
}

/** Uses up part of a limit, where calls would take too long. */
async function use(times: number, policy: LimitPolicy, subjects: Partial<Record<LimitSubject, string>>): Promise<void> {
  for (let count = 0; count < times; count++) await limiter.count(policy, subjects);
}

describe("endpoints of the API", () => {
  const target = (name: string): Pick<Call, "method" | "url"> => {
    const endpoint = endpoints.find((each) => each.name === name);
    return { method: endpoint?.method ?? "", url: endpoint?.address.replace(/\{\w+\}/g, "1") ?? "" };
  };

  const limited = endpoints.flatMap(({ name, errorMap, meta: { limit, dailyLimit } }) =>
    limit ? [{ name, policy: limit, dailyPolicy: dailyLimit, isForMembers: "SESSION_MISSING" in errorMap }] : [],
  );

  it.each(limited)("$name is limited by its policy $policy", async ({ name, policy, dailyPolicy, isForMembers }) => {
    const limitsOf = (each: LimitPolicy): Partial<Record<LimitSubject, RateLimit>> => RATE_LIMITS[each];
    const { member, address } = limitsOf(policy);
    if (isForMembers && member) {
      const ofDay = dailyPolicy ? limitsOf(dailyPolicy).member : undefined;
      const calls = (count: number) => ({ ...target(name), member: "ana", address: `192.0.2.${count}` });
      expect(await allowed(calls)).toBe(Math.min(member.most, ofDay?.most ?? member.most));
      expect((await call({ ...target(name), member: "leo" })).statusCode).toBe(503);
    } else {
      expect(await allowed((count) => ({ ...target(name), member: `member ${count}` }))).toBe(address?.most);
      expect((await call({ ...target(name), address: "192.0.2.2" })).statusCode).toBe(503);
    }
  });

  it("newcomers like up to 60 people an hour, and are told when to come back", async () => {
    const liking = (member: string) => ({ ...target("likes.like"), member });
    expect(await allowed(() => liking("newcomer ana"))).toBe(60);
    vi.advanceTimersByTime(61_000);
    expect((await call(liking("newcomer ana"))).headers["retry-after"]).toBe("3539");
    expect((await call({ ...target("likes.unlike"), member: "newcomer ana" })).statusCode).toBe(503);
    expect((await call(liking("newcomer leo"))).statusCode, "each counts by itself").toBe(503);
    vi.advanceTimersByTime(3_539_000);
    expect((await call(liking("newcomer ana"))).statusCode).toBe(503);
  });

  it("blocks have a limit of a day, far above a person's; taking them back has none", async () => {
    await use(999, "blocksOfDay", { member: "ana" });
    expect(await allowed(() => ({ ...target("blocks.block"), member: "ana" }))).toBe(1);
    expect((await call({ ...target("blocks.unblock"), member: "ana" })).statusCode).toBe(503);
  });

  it("only likes and plans have a lower limit for newcomers", () => {
    const lower = endpoints.filter(({ meta }) => "newcomerLimit" in meta).map(({ name }) => name);
    expect(lower).toEqual(["likes.like", "likes.likeWithWords", "plans.propose"]);
  });

  it("one member has 600 calls a minute, from all addresses together", async () => {
    const list = target("chats.list");
    await use(590, "api", { member: "ana" });
    expect(await allowed((count) => ({ ...list, member: "ana", address: `192.0.2.${count}` }))).toBe(10);
    expect((await call({ ...list, member: "leo" })).statusCode).toBe(503);
  });

  it("likes and taking them back count together, messages apart", async () => {
    const member = "ana";
    await allowed(() => ({ ...target("likes.like"), member }));
    expect((await call({ ...target("likes.unlike"), member })).statusCode).toBe(429);
    expect((await call({ ...target("chats.send"), member })).statusCode).toBe(503);
  });

  it("one address has 3000 calls a minute, regardless of who is signed in", async () => {
    const url = "/api/v1/alive";
    await use(2990, "api", { address: "192.0.2.1" });
    expect(await allowed((count) => ({ method: "GET", url, member: `member ${count}` }))).toBe(10);
    expect((await call({ method: "GET", url: "/api/auth/get-session" })).statusCode).toBe(429);
    expect((await call({ method: "GET", url, address: "192.0.2.2" })).statusCode).toBe(503);
  });

  it("files have 3000 calls of their own", async () => {
    await use(2990, "files", { address: "192.0.2.1" });
    expect(await allowed(() => ({ method: "GET", url: "/no/such/page" }))).toBe(10);
    expect((await call({ method: "GET", url: "/api/v1/alive" })).statusCode).toBe(503);
  });

  it("other spellings of a path, and other addresses of one network, count together", async () => {
    const signUp = (url: string, address: string) => ({ url, address });
    const spellings = ["/api/v1/accounts", "/api/v1/accounts/", "/api/v1/accounts?x=1"];
    const count = await allowed((n) => signUp(spellings[n % 3] ?? "", `2001:db8:0:0:${n.toString(16)}::1`));
    expect(count).toBe(10);
    expect((await call(signUp("/api/v1/accounts", "2001:db8:0:1::1"))).statusCode).toBe(503);
  });
});

describe("a refusal", () => {
  it("says in header and body when to come back, and counts down", async () => {
    const signUp = { url: "/api/v1/accounts" };
    await allowed(() => signUp);
    for (const [elapsed, seconds] of [
      [0, 60],
      [20_500, 40],
      [39_499, 1],
    ] as const) {
      vi.advanceTimersByTime(elapsed);
      const answer = await call(signUp);
      expect(answer.headers["retry-after"]).toBe(String(seconds));
      expect(answer.json()).toEqual({
        code: "TOO_MANY_REQUESTS",
        status: 429,
        message: "too many requests",
        data: { retryAfterSeconds: seconds },
      });
    }
    vi.advanceTimersByTime(1);
    expect((await call(signUp)).statusCode).toBe(503);
  });

  it.each([
    ["of a file", { method: "GET", url: "/no/such/page" }],
    ["of the API by member", { url: "/api/v1/matches/seen", member: "ana" }],
    ["of authentication", { url: "/api/auth/request-password-reset" }],
  ] as const)("%s does, too", async (_, made) => {
    await use(2990, "files", { address: "192.0.2.1" });
    await use(590, "api", { member: "ana" });
    await allowed(() => made);
    const answer = await call(made);
    expect(answer.headers["retry-after"]).toBe("60");
    expect(answer.json()).toMatchObject({ code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 60 } });
  });
});
