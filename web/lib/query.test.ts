import { onlineManager } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { orpc } from "./api.ts";
import { fakeServer, letBrowserRefresh, offline, refusal, signedIn } from "./api-testing.ts";
import { testApp } from "./app-testing.ts";
import { SESSION_KEY } from "./session-store.ts";

let app = testApp();

beforeEach(() => {
  app = testApp();
  vi.useFakeTimers();
});

async function attempts(answer: () => unknown): Promise<number> {
  const server = fakeServer({ "GET /api/v1/notifications": answer });
  const done = app.queries.fetchQuery({
    ...orpc.unreadBadges.current.queryOptions(),
    retry: app.queries.getDefaultOptions().queries?.retry ?? false,
  });
  done.catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  return server.calls.length;
}

test("a refused query is never retried, a failed one or one without a connection twice", async () => {
  expect(await attempts(() => refusal("FORBIDDEN"))).toBe(1);
  expect(await attempts(() => refusal("TOO_MANY_REQUESTS"))).toBe(1);
  expect(await attempts(() => refusal("INTERNAL"))).toBe(3);
  expect(await attempts(offline)).toBe(3);
});

test("without a connection a mutation fails at once, instead of being sent later unnoticed", async () => {
  fakeServer({ "POST /api/v1/matches/seen": offline });
  onlineManager.setOnline(false);
  try {
    const client = app.queries;
    const options = client.defaultMutationOptions(orpc.likes.markSeen.mutationOptions());
    const outcome = client.getMutationCache().build(client, options).execute(undefined);
    await expect(outcome).rejects.toThrow("Failed to fetch");
  } finally {
    onlineManager.setOnline(true);
  }
});

test("SESSION-05: a call whose session has ended signs the person out", async () => {
  const server = fakeServer({ "GET /api/v1/session": () => signedIn() });
  app.session.start();
  await app.session.refresh();
  server.answers["GET /api/v1/session"] = () => null;
  server.answers["GET /api/v1/notifications"] = () => refusal("SESSION_MISSING");
  await app.queries.fetchQuery(orpc.unreadBadges.current.queryOptions()).catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(app.session.read().user).toBeNull();
});

test("the cache of a page that opens signed in is cleared when another tab signs in as somebody else, and by signing out", async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()));
  fakeServer({ "GET /api/v1/session": () => signedIn() });
  app.session.start();
  app.queries.setQueryData(["secret"], 1);
  localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn({ id: "0199f7c4-0000-7000-8000-000000000002" })));
  dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
  expect(app.queries.getQueryData(["secret"])).toBeUndefined();
  app.queries.setQueryData(["secret"], 2);
  app.session.end();
  expect(app.queries.getQueryData(["secret"])).toBeUndefined();
});

test("a call that meets an expired access token is sent again once the token is renewed, and no other refusal is", async () => {
  vi.useRealTimers();
  letBrowserRefresh();
  const server = fakeServer({
    "GET /api/v1/session": () => signedIn(),
    "POST /api/auth/token": () => ({ expires_at: Math.floor(Date.now() / 1000) + 900, expires_in: 900 }),
  });
  app.session.start();
  await app.session.refresh();
  const renewed = () => server.of("POST /api/auth/token").length > 0;
  server.answers["GET /api/v1/session"] = () => (renewed() ? signedIn() : null);
  server.answers["GET /api/v1/notifications"] = () =>
    renewed() ? { likes: true, chats: false } : refusal("SESSION_MISSING");
  await app.queries.fetchQuery({ ...orpc.unreadBadges.current.queryOptions(), retry: false });
  expect(server.of("GET /api/v1/notifications")).toHaveLength(2);
  server.answers["GET /api/v1/notifications"] = () => refusal("INVALID_CREDENTIALS");
  await app.queries
    .fetchQuery({ ...orpc.unreadBadges.current.queryOptions(), retry: false, staleTime: 0 })
    .catch(() => {});
  expect(server.of("GET /api/v1/notifications")).toHaveLength(3);
});
