import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { orpc } from "./api.ts";
import { fakeServer, offline, refusal, signedIn } from "./api-testing.ts";
import { createQueryClient } from "./query.ts";
import { endSession, readSession, refreshSession, startSession } from "./session-store.ts";

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function attempts(answer: () => unknown): Promise<number> {
  const server = fakeServer({ "GET /api/v1/notifications": answer });
  const done = createQueryClient().fetchQuery({
    ...orpc.notifications.current.queryOptions(),
    retry: createQueryClient().getDefaultOptions().queries?.retry ?? false,
  });
  done.catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  return server.calls.length;
}

test("a refusal is never asked again, a failure or a broken connection twice more", async () => {
  expect(await attempts(() => refusal("FORBIDDEN"))).toBe(1);
  expect(await attempts(() => refusal("TOO_MANY_REQUESTS"))).toBe(1);
  expect(await attempts(() => refusal("INTERNAL"))).toBe(3);
  expect(await attempts(offline)).toBe(3);
});

test("without a connection a change fails at once, instead of being made later behind the person's back", async () => {
  fakeServer({ "POST /api/v1/matches/seen": offline });
  onlineManager.setOnline(false);
  try {
    const client = createQueryClient();
    const options = client.defaultMutationOptions(orpc.likes.markSeen.mutationOptions());
    const outcome = client.getMutationCache().build(client, options).execute(undefined);
    await expect(outcome).rejects.toThrow("Failed to fetch");
  } finally {
    onlineManager.setOnline(true);
  }
});

test("SESSION-05: a call that finds no session any more signs the person out", async () => {
  const server = fakeServer({ "GET /api/v1/session": () => signedIn() });
  stop = startSession();
  await refreshSession();
  server.answers["GET /api/v1/session"] = () => null;
  server.answers["GET /api/v1/notifications"] = () => refusal("SESSION_MISSING");
  await createQueryClient()
    .fetchQuery(orpc.notifications.current.queryOptions())
    .catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(readSession().user).toBeNull();
});

test("what one person was shown is forgotten when they sign out", async () => {
  fakeServer({ "GET /api/v1/session": () => signedIn() });
  stop = startSession();
  await refreshSession();
  const client = createQueryClient();
  client.setQueryData(["secret"], 1);
  endSession();
  expect(client.getQueryData(["secret"])).toBeUndefined();
});
