import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "../../../platform/app-error.ts";
import { createLimiter, type Limiter } from "../../../platform/limits/limiter.ts";
import { createLog } from "../../../platform/log.ts";
import { countTry, subjectsOf } from "./service.ts";

let limiter: Limiter;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  limiter = await createLimiter({ log: createLog({ level: "silent", pretty: false }) });
});
afterEach(() => {
  limiter.close();
  vi.useRealTimers();
});

type End = "right" | "wrong" | "fault" | "outage";

/** The error code of one attempt, or its `end`. */
function tryOnce(account: string, network: string, end: End = "wrong", device?: string): Promise<string> {
  const work = async () => {
    if (end === "wrong") throw new AppError("INVALID_CREDENTIALS", end);
    if (end === "outage") throw new AppError("UNAVAILABLE", end);
    if (end === "fault") throw new Error(end);
    return end;
  };
  return countTry(limiter, subjectsOf(account, network, device), work).catch((error: unknown) =>
    error instanceof AppError ? error.code : "fault",
  );
}

/** Counts the attempts before the limit. */
async function allowed(make: (count: number) => Promise<string>): Promise<number> {
  for (let count = 0; ; count++) if ((await make(count)) === "TOO_MANY_REQUESTS") return count;
}

it("guesses on one account from one address are slowed, and do not keep the member out elsewhere", async () => {
  expect(await allowed(() => tryOnce("ana", "192.0.2.1"))).toBe(10);
  expect(await tryOnce("ana", "192.0.2.2")).toBe("INVALID_CREDENTIALS");
  expect(await tryOnce("ana", "192.0.2.2", "right")).toBe("right");
});

it("guesses on one account from many addresses are slowed for ten minutes, but not on a known device", async () => {
  expect(await allowed((count) => tryOnce("ana", `192.0.2.${count}`))).toBe(30);
  expect(await tryOnce("ana", "198.51.100.1", "right")).toBe("TOO_MANY_REQUESTS");
  expect(await tryOnce("ana", "198.51.100.1", "right", "phone")).toBe("right");
  expect(await allowed(() => tryOnce("ana", "198.51.100.1", "wrong", "phone"))).toBe(10);
  vi.advanceTimersByTime(600_000);
  expect(await tryOnce("ana", "198.51.100.1", "right")).toBe("right");
});

it("people who share an address sign in without being limited; failed tries from it are 60 a minute", async () => {
  for (let count = 0; count < 200; count++)
    expect(await tryOnce(`person ${count}`, "192.0.2.1", "right")).toBe("right");
  expect(await allowed((count) => tryOnce(`victim ${count}`, "192.0.2.1"))).toBe(60);
});

it.each(["right", "fault", "outage"] as const)("tries that end with %s do not count", async (end) => {
  for (let count = 0; count < 40; count++) await tryOnce("ana", "192.0.2.1", end);
  expect(await tryOnce("ana", "192.0.2.1", "right")).toBe("right");
});
