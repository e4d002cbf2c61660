import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "./api-testing.ts";
import { testApp } from "./app-testing.ts";
import { SESSION_KEY } from "./session-store.ts";

let app = testApp();

beforeEach(() => {
  app = testApp();
});

/** Starts and waits for the first answer. */
async function start() {
  app.session.start();
  await app.session.refresh();
}

function store(session: unknown) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

describe("a tab that becomes active again", () => {
  const other = "0199f7c4-0000-7000-8000-000000000002";

  test("takes over the person who has signed in meanwhile, even without a storage event", async () => {
    fakeServer({ "GET /api/v1/session": () => signedIn() });
    await start();
    store(signedIn({ id: other }));
    dispatchEvent(new Event("focus"));
    expect(app.session.read().user?.id).toBe(other);
  });

  test("asks the server when the snapshot is missing", async () => {
    const server = fakeServer({ "GET /api/v1/session": () => signedIn() });
    await start();
    localStorage.clear();
    server.answers["GET /api/v1/session"] = () => null;
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(app.session.read().user).toBeNull());
  });

  test.each([
    ["focus", () => window],
    ["pageshow", () => window],
    ["visibilitychange", () => document],
  ])("notices it by %s, and not any more once it is stopped", async (name, target) => {
    const server = fakeServer({ "GET /api/v1/session": () => signedIn() });
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
    fakeServer({ "GET /api/v1/session": () => signedIn() });
    await start();
    localStorage.clear();
    dispatchEvent(new Event("focus"));
    expect(app.session.read().user?.nickname).toBe("Nami");
    await app.session.refresh();
    expect(app.session.read().user?.nickname).toBe("Nami");
  });
});
