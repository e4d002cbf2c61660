import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { libraryCookieName } from "../platform/auth/auth.ts";
import { createSessionCookies } from "../platform/auth/session-cookies.ts";
import { createTestHttpApp } from "../testing/http-app.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const PUBLIC_URL = "http://localhost:3000";
/** A database that does not answer any more. */
const silence = () => new Promise<never>(() => {});
const pair = { accessToken: "access", refreshToken: "refresh", expiresAt: 0, expiresIn: 900, userId: "somebody" };
const tokens = {
  read: async () => undefined,
  issue: async () => pair,
  refresh: async () => undefined,
  libraryToken: async () => undefined,
  end: async () => {},
  keySet: async () => ({ keys: [] }),
};

/** The status that is answered within ten seconds. */
async function statusOf(path: string, parts: Parameters<typeof createTestHttpApp>[1]): Promise<number | undefined> {
  const app = await createTestHttpApp(() => {
    throw new Error("no endpoint of the API is called");
  }, parts);
  await app.ready();
  let status: number | undefined;
  const pairs = createSessionCookies(PUBLIC_URL).hand(pair);
  const cookie = pairs.map((each) => each.split(";")[0]).join("; ");
  const payload = { email: "a@example.test", password: "word" };
  void app.inject({ method: "POST", url: path, headers: { cookie }, payload }).then((answer) => {
    status = answer.statusCode;
  });
  // Waiting moves the time on.
  await vi.waitFor(() => expect(status).toBeDefined(), { timeout: 10_000, interval: 100 }).catch(() => {});
  return status;
}

it("signing out is answered in time while the database is silent", async () => {
  expect(await statusOf("/api/auth/sign-out", { tokens: { ...tokens, read: silence } })).toBe(503);
});

it("signing in is, too, where it falls silent after the password was checked", async () => {
  const opened = { "set-cookie": `${libraryCookieName(PUBLIC_URL)}=token.signature` };
  const authHandler = async () => new Response("{}", { headers: opened });
  const path = "/api/auth/sign-in/email";
  expect(await statusOf(path, { authHandler, tokens: { ...tokens, issue: silence } })).toBe(503);
  const gate = { admit: async () => undefined, identify: silence };
  expect(await statusOf(path, { authHandler, tokens, gate })).toBe(503);
});
