import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOCK } from "../lib/session-tokens.ts";
import { FONTS, type Visit, visit } from "./early-script-testing.ts";

// What a screen opens with is asked for by `early.js`.

const NOW = 1_800_000_000;
const RENEWED = { expires_at: NOW + 910, expires_in: 900 };

/** Reloads the dashboard with an access token that is valid for `secondsLeft`. */
function reload({
  secondsLeft,
  token = Response.json(RENEWED),
  ...more
}: Visit & { secondsLeft: number; token?: Response }) {
  vi.setSystemTime(NOW * 1000);
  const calls: string[] = [];
  const session = JSON.stringify({ user: { id: "me" }, session: { id: "s", expiresAt: NOW + secondsLeft } });
  const page = visit({
    path: "/dashboard",
    stored: { "nakamatch-session": session },
    cookie: `${SIGNED_IN_COOKIE}=1`,
    fetch: async (address, { method = "GET" }) => {
      calls.push(`${method} ${address}`);
      return address === "/api/auth/token" ? token : Response.json("people");
    },
    lock: async (name, run) => {
      calls.push(name);
      await run();
    },
    ...more,
  });
  const answers = () => (page.window as unknown as Pick<typeof globalThis.window, "earlyAnswers">).earlyAnswers;
  return { ...page, calls, answers, answer: answers()?.["/api/people"] };
}
const stored = ({ window }: ReturnType<typeof reload>) => JSON.parse(window.localStorage.getItem("nakamatch-session")!);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("is asked for at once while the access token is valid", async () => {
  const page = reload({ secondsLeft: 6 });
  expect(await (await page.answer)?.json()).toBe("people");
  expect(page.calls).toEqual(["GET /api/people"]);
});

test("is answered before the fonts are asked for", async () => {
  let answerLater = (_: Response) => {};
  const page = reload({ secondsLeft: 6, fetch: () => new Promise((resolve) => (answerLater = resolve)) });
  await Promise.resolve();
  expect(page.fonts).toEqual([]);
  answerLater(Response.json("people"));
  await vi.waitFor(() => expect(page.fonts).toEqual(FONTS));
});

test("may fail, and the fonts are asked for all the same", async () => {
  const page = reload({ secondsLeft: 6, fetch: () => Promise.reject(new TypeError("offline")) });
  await vi.waitFor(() => expect(page.fonts).toEqual(FONTS));
});

test("is asked for once an expired access token was renewed, which the app then finds stored", async () => {
  const page = reload({ secondsLeft: 5 });
  expect(await (await page.answer)?.json()).toBe("people");
  expect(page.calls).toEqual([LOCK, "POST /api/auth/token", "GET /api/people"]);
  // The server's clock is ten seconds ahead of this one.
  expect(stored(page)).toEqual({
    user: { id: "me" },
    session: { id: "s", expiresAt: NOW + 910, expiresIn: 900 },
    clockAhead: -10,
  });
});

test("is asked for after another tab has renewed it", async () => {
  const page: ReturnType<typeof reload> = reload({
    secondsLeft: -60,
    lock: async (_, run) => {
      await Promise.resolve();
      const session = JSON.stringify({ user: { id: "me" }, session: { expiresAt: NOW + 900 } });
      page.window.localStorage.setItem("nakamatch-session", session);
      await run();
    },
  });
  expect(await (await page.answer)?.json()).toBe("people");
  expect(page.calls).toEqual(["GET /api/people"]);
});

test.each([
  ["was refused", { token: Response.json({}, { status: 401 }) }],
  ["was answered by a page that is not ours", { token: new Response("<p>Sign in to the hotel's network") }],
  ["brought no times", { token: Response.json({}) }],
  ["could not get its turn", { lock: () => Promise.reject(new Error("timeout")) }],
])("is left to the app where the renewal %s", async (_, more) => {
  const page = reload({ secondsLeft: -60, ...more });
  const before = stored(page);
  await expect(page.answer).rejects.toThrow();
  expect(page.calls).not.toContain("GET /api/people");
  expect(page.answers()).toBeUndefined();
  expect(stored(page)).toEqual(before);
});

test("is left to the app where somebody else signs in during the renewal", async () => {
  const other = JSON.stringify({ user: { id: "other" }, session: { expiresAt: NOW - 60 } });
  const page: ReturnType<typeof reload> = reload({
    secondsLeft: -60,
    lock: async (_, run) => {
      await Promise.resolve();
      const done = run();
      page.window.localStorage.setItem("nakamatch-session", other);
      await done;
    },
  });
  await expect(page.answer).rejects.toThrow();
  expect(stored(page)).toEqual(JSON.parse(other));
});

test.each([
  ["without locks", { lock: undefined }],
  ["without a refresh token", { cookie: "" }],
])("is left to the app %s, if the access token has expired", (_, more) => {
  const page = reload({ secondsLeft: -60, ...more });
  expect([page.calls, page.answers()]).toEqual([[], undefined]);
});

test("is another thing at an address with parameters", async () => {
  const page = reload({ secondsLeft: -60, search: "?sort=age" });
  await vi.waitFor(() => expect(stored(page).session.expiresAt).toBe(NOW + 910));
  expect([page.calls, page.answers()]).toEqual([[LOCK, "POST /api/auth/token"], undefined]);
});

test("what the browser knows of the language is loaded while it has nothing else to do", () => {
  const page = reload({ secondsLeft: 60 });
  expect(page.ListFormat).not.toHaveBeenCalled();
  for (const run of page.idle) run();
  expect(page.ListFormat).toHaveBeenCalledExactlyOnceWith("es");
});
