import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestHttpApp } from "../testing/http-app.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that no longer responds. */
const silence = () => new Promise<never>(() => {});

/** Seconds until a call gets 503. */
async function secondsUntilRefused(path: string, parts: Parameters<typeof createTestHttpApp>[1]): Promise<number> {
  const app = await createTestHttpApp(silence as unknown as () => never, parts);
  await app.ready();
  let status: number | undefined;
  const payload = { grant_type: "password", email: "a@example.test", password: "word" };
  void app.inject({ method: "POST", url: path, payload }).then((answer) => {
    status = answer.statusCode;
  });
  let seconds = 0;
  for (; seconds < 60 && status === undefined; seconds++) {
    await vi.advanceTimersByTimeAsync(1000);
    await new Promise(setImmediate);
  }
  expect(status).toBe(503);
  return seconds;
}

it("whatever hangs, a call is answered within ten seconds, and a try to sign in within 25", async () => {
  const gate = { admit: async () => undefined, identify: silence };
  expect(await secondsUntilRefused("/api/v1/session/proof", { gate })).toBeLessThanOrEqual(10);
  expect(await secondsUntilRefused("/api/auth/sign-out", {})).toBeLessThanOrEqual(10);
  for (const path of ["/api/auth/sign-in/email", "/api/auth/token"]) {
    const seconds = await secondsUntilRefused(path, {});
    expect([seconds > 10, seconds <= 26], path).toEqual([true, true]);
  }
});
