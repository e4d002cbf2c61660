import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../lib/api-testing.ts";
import { createQueryClient } from "../lib/query.ts";
import { followSession } from "../lib/realtime.ts";
import { SessionProvider } from "../lib/session.tsx";
import { SESSION_KEY, startSession } from "../lib/session-store.ts";
import { useUnreadDots } from "./use-unread-dots.ts";

const CURRENT = "GET /api/v1/notifications";
const nobody = () => {};
/** Pushes an event, once the socket is open. */
let push: (event: string, payload: unknown) => void = nobody;
vi.mock("socket.io-client", () => ({
  io: () => ({
    on: () => {},
    onAny: (listener: typeof push) => {
      push = listener;
    },
    disconnect: () => {},
    removeAllListeners: () => {},
  }),
}));

let stops: (() => void)[] = [];

beforeEach(() => {
  push = nobody;
  localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()));
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  localStorage.clear();
  vi.useRealTimers();
});

function open(current: () => unknown) {
  const server = fakeServer({ [CURRENT]: current, "GET /api/v1/session": () => signedIn() });
  stops.push(startSession(), followSession());
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => {
    const [router] = useState(() => createMemoryRouter([{ path: "*", element: children }]));
    return (
      <QueryClientProvider client={queries}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    );
  };
  return { server, ...renderHook(useUnreadDots, { wrapper }) };
}

const dots = (hasNewChats: boolean) => ({ hasNewLikes: false, hasNewChats, isModerator: false });

test("NAV-32: both dots are off until the server has answered", () => {
  const { result } = open(() => new Promise(() => {}));
  expect(result.current).toEqual(dots(false));
});

test("NOTIF-02 NAV-32 LIMIT-21: the dots are fetched again every 30 seconds", async () => {
  vi.useFakeTimers();
  let current = dots(false);
  const { server, result } = open(() => current);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(server.of(CURRENT)).toHaveLength(1);
  current = { hasNewLikes: true, hasNewChats: true, isModerator: false };
  await act(() => vi.advanceTimersByTimeAsync(29_999));
  expect(server.of(CURRENT)).toHaveLength(1);
  expect(result.current).toEqual(dots(false));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(server.of(CURRENT)).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toEqual(current);
  current = dots(false);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(server.of(CURRENT)).toHaveLength(3);
  expect(result.current).toEqual(dots(false));
});

test("NAV-32: a message that arrives while the dots are fetched for the first time is not missed", async () => {
  const answers: (() => void)[] = [];
  let hasNewChats = false;
  const { result } = open(() => {
    const answer = dots(hasNewChats);
    return new Promise((resolve) => answers.push(() => resolve(answer)));
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  await waitFor(() => expect(push).not.toBe(nobody));
  hasNewChats = true;
  push("message.created", { senderId: "0199f7c4-0000-7000-8000-000000000002" });
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => {
    for (const answer of answers) answer();
  });
  await waitFor(() => expect(result.current.hasNewChats).toBe(true));
});

test.each([
  ["message.read", { readerId: "me" }, 2],
  ["message.read", { readerId: "0199f7c4-0000-7000-8000-000000000002" }, 1],
  ["likes.seen", {}, 2],
  ["chat.archived", { chatId: "0199f7c4-0000-7000-8000-000000000003" }, 2],
] as const)("NAV-32: after %s %j from elsewhere the dots were fetched %i times", async (event, payload, times) => {
  const { server } = open(() => dots(false));
  await waitFor(() => expect(server.of(CURRENT)).toHaveLength(1));
  await waitFor(() => expect(push).not.toBe(nobody));
  const isMine = "readerId" in payload && payload.readerId === "me";
  await act(async () => push(event, isMine ? { readerId: signedIn().user.id } : payload));
  await act(async () => {});
  expect(server.of(CURRENT)).toHaveLength(times);
});
