import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, letBrowserRefresh, offline, refusal, signedIn } from "./api-testing.ts";
import { testApp } from "./app-testing.ts";
import { signIn, signOut } from "./auth.ts";
import { type AuthEvent, SESSION_KEY } from "./session-store.ts";

let app = testApp();
let events: AuthEvent[] = [];

beforeEach(() => {
  app = testApp();
  events = [];
  app.session.onAuthEvent((event) => events.push(event));
});

afterEach(() => {
  vi.useRealTimers();
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
  fakeServer({ "GET /api/v1/session": () => signedIn() });
  app.session.start();
  expect(app.session.read()).toEqual({ user: null, session: null, loading: true });
  await app.session.refresh();
  expect(app.session.read()).toMatchObject({
    user: { nickname: "Nami" },
    session: { assuranceLevel: "aal1" },
    loading: false,
  });
});

test("without a session the state is empty, and no event is sent", async () => {
  fakeServer({ "GET /api/v1/session": () => null });
  await start();
  expect(app.session.read()).toEqual({ user: null, session: null, loading: false });
  expect(events).toEqual([]);
});

test("SESSION-03: after a reload the person is signed in at once, from local storage", async () => {
  fakeServer({ "GET /api/v1/session": () => signedIn() });
  await start();
  fakeServer({ "GET /api/v1/session": () => new Promise(() => {}) });
  app.session.start();
  expect(app.session.read()).toMatchObject({ user: { nickname: "Nami" }, loading: false });
  expect(localStorage.getItem(SESSION_KEY)).not.toMatch(/token/i);
});

test("the snapshot holds no e-mail address, and another tab's does not take it away", async () => {
  fakeServer({ "GET /api/v1/session": () => signedIn() });
  await start();
  const snapshot = localStorage.getItem(SESSION_KEY);
  expect(snapshot).toContain("Nami");
  expect(snapshot).not.toContain("nami@example.test");
  localStorage.setItem(SESSION_KEY, (snapshot ?? "").replace("Nami", "Nami_2"));
  dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
  expect(app.session.read().user).toMatchObject({ nickname: "Nami_2", email: "nami@example.test" });
});

/** Lets the browser have a refresh token, and the server exchange it for a session that lasts `seconds`. */
function renewing(seconds: number) {
  letBrowserRefresh();
  return () => ({ expires_at: Math.floor(Date.now() / 1000) + seconds, expires_in: seconds });
}

test("SESSION-04: near its end the access token is renewed by the tick, once, and TOKEN_REFRESHED is sent", async () => {
  vi.useFakeTimers();
  store(signedIn({}, 600));
  const server = fakeServer({ "GET /api/v1/session": () => signedIn({}, 600), "POST /api/auth/token": renewing(900) });
  app.session.start();
  await vi.advanceTimersByTimeAsync(0);
  events = [];
  let end = 0;
  const secondsLeft = () => end - Date.now() / 1000;
  server.answers["POST /api/auth/token"] = () => {
    end = Date.now() / 1000 + 900;
    return { expires_at: end, expires_in: secondsLeft() };
  };
  server.answers["GET /api/v1/session"] = () => ({
    ...signedIn(),
    session: { expiresAt: end, expiresIn: secondsLeft(), assuranceLevel: "aal1" },
  });
  const renewals = () => server.of("POST /api/auth/token");
  // A tick every 30 s: the last one that is more than 90 s before the end asks nothing, the next one renews.
  await vi.advanceTimersByTimeAsync(509_999);
  expect(renewals()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(renewals().map(({ body }) => body)).toEqual([{ grant_type: "refresh_token" }]);
  expect(events).toEqual(["TOKEN_REFRESHED"]);
  expect(app.session.read().session?.expiresAt).toBe(end);
  // Its end is 900 s away now, so the next is asked at the tick of 1,320 s: 810 s after this one.
  await vi.advanceTimersByTimeAsync(809_999);
  expect(renewals()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(renewals()).toHaveLength(2);
});

test("SESSION-04: the tick is every 30 s", async () => {
  vi.useFakeTimers();
  const server = fakeServer({ "GET /api/v1/session": () => signedIn({}, 95), "POST /api/auth/token": renewing(95) });
  app.session.start();
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(server.of("POST /api/auth/token")).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.of("POST /api/auth/token")).toHaveLength(1);
});

test.each([
  ["ahead", 300],
  ["behind", -300],
])(
  "SESSION-04: on a device whose clock is five minutes %s the token is renewed in time, and not all the time",
  async (_, ahead) => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date("2026-05-02T10:00:00Z"));
    // What the server says, by its own clock.
    const onServer = () => Math.floor(Date.now() / 1000) - ahead + 900;
    const answer = () => ({
      ...signedIn(),
      session: { expiresAt: onServer(), expiresIn: 900, assuranceLevel: "aal1" },
    });
    letBrowserRefresh();
    const server = fakeServer({
      "GET /api/v1/session": answer,
      "POST /api/auth/token": () => ({ expires_at: onServer(), expires_in: 900 }),
    });
    app.session.start();
    await vi.advanceTimersByTimeAsync(809_999);
    expect(server.of("POST /api/auth/token")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.of("POST /api/auth/token")).toHaveLength(1);
    // A reload knows it too.
    app.session.stop();
    app.session.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.of("POST /api/auth/token")).toHaveLength(1);
  },
);

test("SESSION-03: after the access token has expired, a reload renews it before it asks for anything", async () => {
  store(signedIn({}, -3600));
  const server = fakeServer({ "GET /api/v1/session": () => signedIn({}, 900), "POST /api/auth/token": renewing(900) });
  app.session.start();
  expect(app.session.read().user?.nickname, "at once").toBe("Nami");
  await app.session.untilFresh();
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/auth/token",
    "GET /api/v1/session",
  ]);
  expect(app.session.read().session?.expiresIn).toBe(900);
});

test.each([
  [6, "does not wait"],
  [5, "waits"],
])("SESSION-03: with %d seconds left to the access token a call %s for another one", async (left, expected) => {
  vi.useFakeTimers({ now: new Date("2026-03-01T10:00:00Z") });
  store({ ...signedIn({}, left), clockAhead: 0 });
  fakeServer({ "GET /api/v1/session": () => signedIn({}, left), "POST /api/auth/token": () => new Promise(() => {}) });
  app.session.start();
  let isWaiting = true;
  void app.session.untilFresh().then(() => {
    isWaiting = false;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isWaiting ? "waits" : "does not wait").toBe(expected);
});

test("SESSION-03: without the snapshot, which browsers may delete, the refresh token signs in", async () => {
  const server = fakeServer({ "POST /api/auth/token": renewing(900) });
  server.answers["GET /api/v1/session"] = () => (server.of("POST /api/auth/token").length > 0 ? signedIn() : null);
  await start();
  expect(app.session.read().user?.nickname).toBe("Nami");
});

test("SESSION-04: of two tabs one renews, and the other takes over its session", async () => {
  const waiting: (() => Promise<void>)[] = [];
  const request = (_name: string, _options: object, run: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => waiting.push(() => run().then(resolve, reject)));
  vi.stubGlobal("navigator", { ...navigator, locks: { request } });
  store(signedIn({}, 60));
  const server = fakeServer({ "GET /api/v1/session": () => signedIn({}, 900), "POST /api/auth/token": renewing(900) });
  app.session.start();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  // The other tab had the lock.
  store(signedIn({}, 900));
  await waiting[0]?.();
  await vi.waitFor(() => expect(server.of("GET /api/v1/session")).toHaveLength(1));
  expect(server.of("POST /api/auth/token")).toEqual([]);
  expect(events).toContain("TOKEN_REFRESHED");
});

test("SESSION-05: an expired session that cannot be refreshed is removed and the person signed out", async () => {
  store(signedIn({}, -10));
  letBrowserRefresh();
  fakeServer({ "GET /api/v1/session": () => null, "POST /api/auth/token": () => refusal("SESSION_MISSING") });
  await start();
  expect(app.session.read().user).toBeNull();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

describe("SESSION-06", () => {
  test("a refresh error that is not retryable ends the session", async () => {
    store(signedIn());
    fakeServer({ "GET /api/v1/session": () => refusal("SESSION_MISSING") });
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
  ])("%s leaves it", async (_name, answer) => {
    store(signedIn());
    fakeServer({ "GET /api/v1/session": answer });
    await start();
    expect(app.session.read().user?.nickname).toBe("Nami");
    expect(events).toEqual([]);
  });

  test("tokens that cannot be renewed for now leave it as well", async () => {
    store(signedIn({}, 60));
    letBrowserRefresh();
    for (const answer of [offline, () => refusal("INTERNAL"), () => new Response("<html>")]) {
      fakeServer({ "POST /api/auth/token": answer });
      await start();
      expect(app.session.read().user?.nickname).toBe("Nami");
      app.session.stop();
    }
  });
});

describe("SESSION-07", () => {
  test("signing in and out are SIGNED_IN and SIGNED_OUT", async () => {
    const server = fakeServer({
      "GET /api/v1/session": () => null,
      "POST /api/auth/sign-in/email": () => ({}),
      "POST /api/auth/sign-out": () => ({}),
    });
    await start();
    server.answers["GET /api/v1/session"] = () => signedIn();
    await signIn(app.session, "nami@example.test", "secret");
    expect(events).toEqual(["SIGNED_IN"]);
    await signOut(app.session);
    expect(events).toEqual(["SIGNED_IN", "SIGNED_OUT"]);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  test("a verified factor is MFA_CHALLENGE_VERIFIED", async () => {
    const first = signedIn();
    const server = fakeServer({ "GET /api/v1/session": () => first });
    await start();
    events = [];
    server.answers["GET /api/v1/session"] = () => ({ ...first, session: { ...first.session, assuranceLevel: "aal2" } });
    await app.session.refresh();
    expect(events).toEqual(["MFA_CHALLENGE_VERIFIED"]);
  });

  test("another tab's sign-out and sign-in reach this one", async () => {
    fakeServer({ "GET /api/v1/session": () => signedIn() });
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
  const ban = { reason: "spam", until: null };

  test("OPEN-74: is known until somebody signs in, and kept nowhere", async () => {
    const server = fakeServer({ "GET /api/v1/session": () => signedIn() });
    await start();
    events = [];
    app.session.end({ ban });
    expect(app.session.ban()).toEqual(ban);
    expect(app.session.read().user).toBeNull();
    expect(events).toEqual(["SIGNED_OUT"]);
    expect(JSON.stringify({ ...localStorage })).not.toContain("spam");
    server.answers["GET /api/v1/session"] = () => signedIn();
    await app.session.refresh();
    expect(app.session.ban()).toBeNull();
  });

  test("OPEN-74: passes through the storage, so that other tabs are told", async () => {
    fakeServer({ "GET /api/v1/session": () => signedIn() });
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
    fakeServer({ "GET /api/v1/session": () => signedIn() });
    await app.session.refresh();
    expect(app.session.ban()).toBeNull();
    localStorage.removeItem(SESSION_KEY);
    dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY, newValue }));
    expect([app.session.read().user, app.session.ban()]).toEqual([null, ban]);
  });

  test("what another tab has stored otherwise is none", async () => {
    fakeServer({ "GET /api/v1/session": () => signedIn() });
    await start();
    for (const newValue of [null, "", "null", "3", "{", "{}", '{"ban":1}', JSON.stringify(signedIn())]) {
      dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY, newValue }));
      expect(app.session.ban(), String(newValue)).toBeNull();
    }
  });
});

test("an answer that arrives after signing out does not sign the person in again", async () => {
  const server = fakeServer({ "GET /api/v1/session": () => signedIn(), "POST /api/auth/sign-out": () => ({}) });
  await start();
  let answer = (_session: unknown) => {};
  server.answers["GET /api/v1/session"] = () => new Promise((resolve) => (answer = resolve));
  const late = app.session.refresh();
  await vi.waitFor(() => expect(server.of("GET /api/v1/session")).toHaveLength(2));
  await signOut(app.session);
  answer(signedIn());
  await late;
  expect(app.session.read().user).toBeNull();
});
