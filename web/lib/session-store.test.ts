import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, letBrowserRefresh, offline, refusal, signedIn } from "./api-testing.ts";
import { testApp } from "./app-testing.ts";
import { signIn, signOut } from "./auth.ts";
import { type AuthEvent, SESSION_KEY } from "./session-store.ts";

const SESSION = "GET /api/v1/session";
const TOKEN = "POST /api/auth/token";

let app = testApp();
let events: AuthEvent[] = [];

beforeEach(() => {
  app = testApp();
  events = [];
  app.session.onAuthEvent((event) => events.push(event));
});

/** Starts and waits for the first answer. */
async function start() {
  app.session.start();
  await app.session.refresh();
}

function store(session: unknown) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

test("SESSION-01: the state has a user, a session and a loading flag, which becomes false with the server's answer", async () => {
  fakeServer({ [SESSION]: () => null });
  app.session.start();
  expect(app.session.read()).toEqual({ user: null, session: null, loading: true });
  await app.session.refresh();
  expect(app.session.read()).toEqual({ user: null, session: null, loading: false });
  expect(events).toEqual([]);
});

test("SESSION-03: after a reload the person is signed in at once, from local storage, which holds no secret", async () => {
  fakeServer({ [SESSION]: () => signedIn() });
  await start();
  const snapshot = localStorage.getItem(SESSION_KEY) ?? "";
  expect(snapshot).toContain("Nami");
  expect(snapshot).not.toMatch(/token|nami@example.test/i);
  localStorage.setItem(SESSION_KEY, snapshot.replace("Nami", "Nami_2"));
  dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
  expect(app.session.read().user, "as another tab has it").toMatchObject({
    nickname: "Nami_2",
    email: "nami@example.test",
  });
  fakeServer({ [SESSION]: () => new Promise(() => {}) });
  app.session.start();
  expect(app.session.read()).toMatchObject({
    user: { nickname: "Nami_2" },
    session: { assuranceLevel: "aal1" },
    loading: false,
  });
});

/** Simulates a refresh token for a session of `seconds`. */
function renewing(seconds: number) {
  letBrowserRefresh();
  return () => ({ expires_at: Math.floor(Date.now() / 1000) + seconds, expires_in: seconds });
}

test.each([0, 300, -300])(
  "SESSION-04: on a clock that is %i s ahead the token is renewed by the last tick of 90 s before its end, once, which TOKEN_REFRESHED tells",
  async (ahead) => {
    vi.useFakeTimers({ now: new Date("2026-05-02T10:00:00Z") });
    // In server time.
    let end = 0;
    const renew = () => {
      end = Date.now() / 1000 - ahead + 900;
      return { expires_at: end, expires_in: 900 };
    };
    renew();
    letBrowserRefresh();
    const left = () => ({ expiresAt: end, expiresIn: end + ahead - Date.now() / 1000, assuranceLevel: "aal1" });
    const server = fakeServer({ [SESSION]: () => ({ ...signedIn(), session: left() }), [TOKEN]: renew });
    const renewals = () => server.of(TOKEN).length;
    app.session.start();
    // Ticks of 30 s: the last one above 90 s before the end is idle.
    await vi.advanceTimersByTimeAsync(809_999);
    expect([renewals(), ...events]).toEqual([0, "SIGNED_IN"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.of(TOKEN).map(({ body }) => body)).toEqual([{ grant_type: "refresh_token" }]);
    expect(events).toEqual(["SIGNED_IN", "TOKEN_REFRESHED"]);
    expect(app.session.read().session?.expiresAt).toBe(end);
    // Survives a reload.
    app.session.stop();
    app.session.start();
    await vi.advanceTimersByTimeAsync(809_999);
    expect(renewals()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(renewals()).toBe(2);
  },
);

test("SESSION-03: after the access token has expired, a reload renews it before it asks for anything", async () => {
  store(signedIn({}, -3600));
  const server = fakeServer({ [SESSION]: () => signedIn({}, 900), [TOKEN]: renewing(900) });
  app.session.start();
  expect(app.session.read().user?.nickname, "at once").toBe("Nami");
  await app.session.untilFresh();
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([TOKEN, SESSION]);
  expect(app.session.read().session?.expiresIn).toBe(900);
});

test.each([
  [6, "does not wait"],
  [5, "waits"],
])("SESSION-03: with %d seconds left to the access token a call %s for another one", async (left, expected) => {
  vi.useFakeTimers({ now: new Date("2026-03-01T10:00:00Z") });
  letBrowserRefresh();
  store({ ...signedIn({}, left), clockAhead: 0 });
  fakeServer({ [SESSION]: () => signedIn({}, left), [TOKEN]: () => new Promise(() => {}) });
  app.session.start();
  let isWaiting = true;
  void app.session.untilFresh().then(() => {
    isWaiting = false;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isWaiting ? "waits" : "does not wait").toBe(expected);
});

test("SESSION-03: without the snapshot, which browsers may delete, the refresh token signs in", async () => {
  const server = fakeServer({ [TOKEN]: renewing(900) });
  server.answers[SESSION] = () => (server.of(TOKEN).length > 0 ? signedIn() : null);
  await start();
  expect(app.session.read().user?.nickname).toBe("Nami");
});

test("SESSION-04: of two tabs one renews, and the other takes over its session", async () => {
  const waiting: (() => Promise<void>)[] = [];
  const request = (_name: string, _options: object, run: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => waiting.push(() => run().then(resolve, reject)));
  vi.stubGlobal("navigator", { ...navigator, locks: { request } });
  store(signedIn({}, 60));
  const server = fakeServer({ [SESSION]: () => signedIn({}, 900), [TOKEN]: renewing(900) });
  app.session.start();
  await expect.poll(() => waiting).toHaveLength(1);
  // Simulates the lock holder.
  store(signedIn({}, 900));
  await waiting[0]?.();
  await expect.poll(() => server.of(SESSION)).toHaveLength(1);
  expect(server.of(TOKEN)).toEqual([]);
  expect(events).toContain("TOKEN_REFRESHED");
});

describe("SESSION-06", () => {
  const refused = () => refusal("SESSION_MISSING");

  test.each<[string, number, Record<string, () => unknown>]>([
    ["a refresh error that is not retryable", 3600, { [SESSION]: refused }],
    ["SESSION-05: an expired session that cannot be refreshed", -10, { [SESSION]: () => null, [TOKEN]: refused }],
  ])("%s ends the session", async (_, seconds, answers) => {
    store(signedIn({}, seconds));
    letBrowserRefresh();
    fakeServer(answers);
    await start();
    expect(app.session.read().user).toBeNull();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(events).toEqual(["SIGNED_OUT"]);
  });

  test.each([
    ["no answer", offline],
    ["the server's own failure", () => refusal("INTERNAL")],
    ["too many questions", () => refusal("TOO_MANY_REQUESTS")],
    ["a page that is not ours", () => new Response("<html>")],
  ])("%s leaves it, whether to the question or to the renewal", async (_name, answer) => {
    letBrowserRefresh();
    for (const seconds of [3600, 60]) {
      store(signedIn({}, seconds));
      fakeServer({ [SESSION]: answer, [TOKEN]: answer });
      await start();
      expect(app.session.read().user?.nickname).toBe("Nami");
      app.session.stop();
    }
    expect(events).toEqual([]);
  });
});

describe("SESSION-07", () => {
  test("signing in and out are SIGNED_IN and SIGNED_OUT", async () => {
    const server = fakeServer({
      [SESSION]: () => null,
      "POST /api/auth/sign-in/email": () => ({}),
      "POST /api/auth/sign-out": () => ({}),
    });
    await start();
    server.answers[SESSION] = () => signedIn();
    await signIn(app.session, "nami@example.test", "secret");
    expect(events).toEqual(["SIGNED_IN"]);
    await signOut(app.session);
    expect(events).toEqual(["SIGNED_IN", "SIGNED_OUT"]);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  test("a verified factor is MFA_CHALLENGE_VERIFIED", async () => {
    const first = signedIn();
    const server = fakeServer({ [SESSION]: () => first });
    await start();
    events = [];
    server.answers[SESSION] = () => ({ ...first, session: { ...first.session, assuranceLevel: "aal2" } });
    await app.session.refresh();
    expect(events).toEqual(["MFA_CHALLENGE_VERIFIED"]);
  });

  test("another tab's sign-out and sign-in reach this one", async () => {
    fakeServer({ [SESSION]: () => signedIn() });
    await start();
    events = [];
    localStorage.removeItem(SESSION_KEY);
    dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
    expect(app.session.read().user).toBeNull();
    store(signedIn({ nickname: "Robin" }));
    dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
    expect(app.session.read().user?.nickname).toBe("Robin");
    expect(events).toEqual(["SIGNED_OUT", "SIGNED_IN"]);
  });
});

describe("a ban", () => {
  const ban = { reason: "spam", until: null, banToken: "sealed" };

  test("OPEN-74: is known until somebody signs in, and kept nowhere", async () => {
    const server = fakeServer({ [SESSION]: () => signedIn() });
    await start();
    events = [];
    app.session.end({ ban });
    expect(app.session.ban()).toEqual(ban);
    expect(app.session.read().user).toBeNull();
    expect(events).toEqual(["SIGNED_OUT"]);
    expect(JSON.stringify({ ...localStorage })).not.toContain("spam");
    server.answers[SESSION] = () => signedIn();
    await app.session.refresh();
    expect(app.session.ban()).toBeNull();
  });

  test("OPEN-74: passes through the storage, so that other tabs are told", async () => {
    fakeServer({ [SESSION]: () => signedIn() });
    await start();
    let newValue: string | null = null;
    vi.stubGlobal("localStorage", {
      setItem: (key: string, value: string) => {
        if (key === SESSION_KEY) newValue = value;
      },
      removeItem: () => {},
    });
    app.session.end({ ban });
    vi.unstubAllGlobals();
    fakeServer({ [SESSION]: () => signedIn() });
    await app.session.refresh();
    for (const other of [null, "", "3", "{", "{}", '{"ban":1}', JSON.stringify(signedIn())]) {
      dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY, newValue: other }));
      expect(app.session.ban(), String(other)).toBeNull();
    }
    localStorage.removeItem(SESSION_KEY);
    dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY, newValue }));
    expect([app.session.read().user, app.session.ban()]).toEqual([null, ban]);
  });
});

test.each([
  ["one on purpose, although it is noticed before its answer", () => ({}), true],
  ["none if it failed", offline, false],
])("a sign-out is %s", async (_, signOutAnswer, isOnPurpose) => {
  const server = fakeServer({ [SESSION]: () => signedIn() });
  await start();
  let answered = () => {};
  const answer = new Promise<void>((resolve) => (answered = resolve));
  server.answers["POST /api/auth/sign-out"] = () => answer.then(signOutAnswer);
  const leaving = signOut(app.session).catch(() => {});
  server.answers[SESSION] = () => null;
  if (!isOnPurpose) {
    answered();
    await leaving;
  }
  await app.session.refresh({ fresh: true });
  answered();
  await leaving;
  expect(app.session.hasSignedOut()).toBe(isOnPurpose);
});

test("an answer that arrives after signing out does not sign the person in again", async () => {
  const server = fakeServer({ [SESSION]: () => signedIn(), "POST /api/auth/sign-out": () => ({}) });
  await start();
  let answer = (_session: unknown) => {};
  server.answers[SESSION] = () => new Promise((resolve) => (answer = resolve));
  const late = app.session.refresh();
  await expect.poll(() => server.of(SESSION)).toHaveLength(2);
  await signOut(app.session);
  answer(signedIn());
  await late;
  expect(app.session.read().user).toBeNull();
});

describe("a tab that becomes active again", () => {
  const other = "0199f7c4-0000-7000-8000-000000000002";

  test("asks the server when the snapshot is missing", async () => {
    const server = fakeServer({ [SESSION]: () => signedIn() });
    await start();
    localStorage.clear();
    server.answers[SESSION] = () => null;
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => app.session.read().user).toBeNull();
  });

  test.each([
    ["focus", () => window],
    ["pageshow", () => window],
    ["visibilitychange", () => document],
  ])("notices it by %s, and not any more once it is stopped", async (name, target) => {
    const server = fakeServer({ [SESSION]: () => signedIn() });
    await start();
    store(signedIn({ id: other }));
    target().dispatchEvent(new Event(name));
    expect(app.session.read().user?.id).toBe(other);
    await app.session.refresh();
    app.session.stop();
    const before = server.calls.length;
    localStorage.clear();
    target().dispatchEvent(new Event(name));
    expect(server.calls).toHaveLength(before);
  });

  test("keeps its session where nothing can be stored", async () => {
    fakeServer({ [SESSION]: () => signedIn() });
    await start();
    localStorage.clear();
    dispatchEvent(new Event("focus"));
    expect(app.session.read().user?.nickname).toBe("Nami");
    await app.session.refresh();
    expect(app.session.read().user?.nickname).toBe("Nami");
  });
});
