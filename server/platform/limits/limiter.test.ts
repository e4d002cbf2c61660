import { readFileSync } from "node:fs";
import { type LimitPolicy, type LimitSubject, RATE_LIMITS } from "@nakamatch/contract/vocabulary/rate-limits";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppError } from "../app-error.ts";
import { createLog } from "../log.ts";
import { createLimiter, type Limiter, unlimited } from "./limiter.ts";

const DOCS = new URL("../../../docs/limits.md", import.meta.url);

interface Row {
  policy: LimitPolicy;
  subject: LimitSubject;
  most: number;
  seconds: number;
}

/** The handwritten table in the documentation. */
const table: Row[] = [...readFileSync(DOCS, "utf8").matchAll(/^\| `(\w+)` \| (\w+) \| (\d+) \| (\d+) \|/gm)].map(
  ([, policy, subject, most, seconds]) => ({
    policy: policy as LimitPolicy,
    subject: subject as LimitSubject,
    most: Number(most),
    seconds: Number(seconds),
  }),
);

let limiter: Limiter;

beforeEach(async () => {
  vi.useFakeTimers();
  limiter = await createLimiter({ log: createLog({ level: "silent", pretty: false }) });
});
afterEach(() => {
  limiter.close();
  vi.useRealTimers();
});

/** Seconds to wait; 0 if allowed. */
async function wait(policy: LimitPolicy, subjects: Partial<Record<LimitSubject, string>>): Promise<number> {
  return limiter.count(policy, subjects).then(
    () => 0,
    (error: AppError) => {
      expect(error.code).toBe("TOO_MANY_REQUESTS");
      return error.data?.retryAfterSeconds ?? Number.NaN;
    },
  );
}

it("docs/limits.md lists every policy in its order", () => {
  const policies = Object.entries(RATE_LIMITS).flatMap(([policy, limits]) =>
    Object.keys(limits).map((subject) => `${policy} ${subject}`),
  );
  const listed = table.map(({ policy, subject }) => `${policy} ${subject}`);
  expect([...listed].sort()).toEqual([...policies].sort());
  for (const [policy, limits] of Object.entries(RATE_LIMITS)) {
    const order = table.filter((row) => row.policy === policy).map(({ subject }) => subject);
    expect(order, policy).toEqual(Object.keys(limits));
  }
});

describe.each(table)("$policy by $subject", ({ policy, subject, most, seconds }) => {
  it(`allows ${most} in ${seconds} seconds, and says when the next is allowed`, async () => {
    const one = { [subject]: "one" };
    for (let count = 0; count < most; count++) expect(await wait(policy, one), `request ${count + 1}`).toBe(0);
    expect(await wait(policy, one)).toBe(seconds);
    expect(await wait(policy, { [subject]: "another" }), "each counts by itself").toBe(0);
    vi.advanceTimersByTime((seconds - 1) * 1000);
    expect(await wait(policy, one)).toBe(1);
    vi.advanceTimersByTime(999);
    expect(await wait(policy, one), "refused requests do not lengthen the wait").toBe(1);
    vi.advanceTimersByTime(1);
    expect(await wait(policy, one)).toBe(0);
  });
});

it("counts for every subject of the policy, and for none that it does not count", async () => {
  for (let count = 0; count < 60; count++) expect(await wait("message", { member: "ana", address: "one" })).toBe(0);
  expect(await wait("message", { member: "ana", address: "two" })).toBe(60);
  expect(await wait("message", { member: "leo", address: "one" })).toBe(0);
  expect(await wait("message", { address: "one" })).toBe(0);
});

it("what one subject refuses is not counted for the next", async () => {
  const stranger = { address: "stranger", accountAtAddress: "ana stranger", account: "ana" };
  for (let tries = 0; tries < 50; tries++) await wait("signIn", stranger);
  const member = { address: "home", accountAtAddress: "ana home", account: "ana" };
  for (let tries = 0; tries < 10; tries++) expect(await wait("signIn", member)).toBe(0);
});

it("what is taken back does not count", async () => {
  const one = { address: "one" };
  for (let count = 0; count < 25; count++) await (await limiter.count("signUp", one))();
  for (let count = 0; count < 10; count++) expect(await wait("signUp", one)).toBe(0);
  expect(await wait("signUp", one)).toBe(60);
});

it("refuses nothing when limits are off", async () => {
  for (let count = 0; count < 100; count++) await (await unlimited.count("signUp", { address: "one" }))();
});

it("asks for no longer wait than the window after the clock was put back, and the window ends as it would have", async () => {
  const { most, seconds } = RATE_LIMITS.message.member;
  for (let count = 0; count < most; count++) await wait("message", { member: "a" });
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await wait("message", { member: "a" })).toBe(seconds);
  vi.advanceTimersByTime(1000 * seconds);
  expect(await wait("message", { member: "a" })).toBe(0);
});
