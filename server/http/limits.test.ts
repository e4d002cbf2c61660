import type { LimitPolicy, LimitSubject } from "@nakamatch/contract/vocabulary/rate-limits";
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
  const limits: Record<string, { perAddress?: number; perMember?: number }> = {
    "accounts.signUp": { perAddress: 10 },
    "providers.signUp": { perAddress: 10 },
    "accounts.nicknameAvailability": { perAddress: 60 },
    "accounts.emailAvailability": { perAddress: 60 },
    "auth.requestConfirmation": { perAddress: 10 },
    "auth.requestPasswordReset": { perAddress: 10 },
    "auth.confirmEmail": { perAddress: 60 },
    "auth.openResetLink": { perAddress: 60 },
    "auth.resetPassword": { perAddress: 60 },
    "dataExport.request": { perMember: 3 },
    "emailChange.request": { perMember: 10 },
    "emailChange.undo": { perAddress: 60 },
    "factors.enrol": { perMember: 10 },
    "factors.recover": { perMember: 10 },
    "identity.changePassword": { perMember: 10 },
    "identity.setPassword": { perMember: 10 },
    "identity.unlink": { perMember: 10 },
    "identity.prove": { perMember: 10 },
    "passkeys.beginRegistration": { perMember: 60 },
    "passkeys.add": { perMember: 60 },
    "passkeys.rename": { perMember: 60 },
    "passkeys.remove": { perMember: 60 },
    "passkeys.beginSignIn": { perAddress: 120 },
    "passkeys.beginProof": { perMember: 60 },
    "passkeys.prove": { perMember: 10 },
    "system.reportMissingPath": { perAddress: 20 },
    "appeals.create": { perAddress: 30 },
    "suspension.challenge": { perAddress: 60 },
    "suspension.verify": { perAddress: 60 },
    "suspension.recover": { perAddress: 60 },
    "suspension.request": { perAddress: 60 },
    "suspension.archive": { perAddress: 60 },
    "suspension.remove": { perAddress: 60 },
    "pushNotifications.change": { perMember: 60 },
    "pushNotifications.subscribe": { perMember: 60 },
    "pushNotifications.unsubscribe": { perMember: 60 },
    "digests.change": { perMember: 60 },
    "digests.unsubscribe": { perAddress: 300 },
    "blocks.block": { perMember: 60 },
    "blocks.unblock": { perMember: 60 },
    "decisions.ban": { perMember: 60 },
    "decisions.dismissReports": { perMember: 60 },
    "decisions.unban": { perMember: 60 },
    "decisions.undo": { perMember: 60 },
    "decisions.warn": { perMember: 60 },
    "secondLooks.look": { perMember: 60 },
    "privateNotes.add": { perMember: 60 },
    "privateNotes.remove": { perMember: 60 },
    "photos.decide": { perMember: 60 },
    "verification.begin": { perMember: 30 },
    "verification.send": { perMember: 10 },
    "verification.end": { perMember: 30 },
    "verification.read": { perMember: 60 },
    "verification.decide": { perMember: 60 },
    "moderationFlags.close": { perMember: 60 },
    "premium.createCheckoutSession": { perMember: 30 },
    "premium.cancel": { perMember: 30 },
    "premium.reactivate": { perMember: 30 },
    "premium.updateRenewal": { perMember: 30 },
    "premium.pay": { perMember: 30 },
    "premium.withdraw": { perMember: 30 },
    "premium.payments": { perMember: 60 },
    "interests.match": { perMember: 300 },
    "interests.publicList": { perMember: 10 },
    "interests.import": { perMember: 20 },
    "likes.like": { perMember: 120 },
    "likes.likeWithWords": { perMember: 120 },
    "likes.unlike": { perMember: 120 },
    "likeWords.change": { perMember: 30 },
    "chats.send": { perMember: 60 },
    "reports.reportProfile": { perMember: 20 },
    "reports.reportChat": { perMember: 20 },
    "reportOutcomes.appeal": { perMember: 10 },
    "avatars.add": { perMember: 10 },
    "avatars.arrange": { perMember: 30 },
    "avatars.remove": { perMember: 30 },
    "avatars.upload": { perMember: 10 },
    "profiles.pause": { perMember: 30 },
    "profiles.update": { perMember: 30 },
    "prompts.change": { perMember: 30 },
  };
  const target = (name: string): Pick<Call, "method" | "url"> => {
    const endpoint = endpoints.find((each) => each.name === name);
    return { method: endpoint?.method ?? "", url: endpoint?.address.replace(/\{\w+\}/g, "1") ?? "" };
  };

  it.each(Object.entries(limits))("%s is limited by address or by member", async (name, { perAddress, perMember }) => {
    if (perAddress !== undefined) {
      expect(await allowed((count) => ({ ...target(name), member: `member ${count}` }))).toBe(perAddress);
      expect((await call({ ...target(name), address: "192.0.2.2" })).statusCode).toBe(503);
    } else {
      const calls = (count: number) => ({ ...target(name), member: "ana", address: `192.0.2.${count}` });
      expect(await allowed(calls)).toBe(perMember);
      expect((await call({ ...target(name), member: "leo" })).statusCode).toBe(503);
    }
  });

  it("no other endpoint has a limit of its own", () => {
    const limited = endpoints.filter(({ meta }) => "limit" in meta).map(({ name }) => name);
    expect(limited.sort()).toEqual(Object.keys(limits).sort());
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

  it("no other endpoint has a lower limit for newcomers", () => {
    const lower = endpoints.filter(({ meta }) => "newcomerLimit" in meta).map(({ name }) => name);
    expect(lower).toEqual(["likes.like", "likes.likeWithWords"]);
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
