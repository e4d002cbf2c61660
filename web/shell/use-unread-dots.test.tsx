import type { ChatMessage } from "@nakamatch/contract/endpoints/chats";
import { act, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../lib/api-testing.ts";
import { AppProvider } from "../lib/app.tsx";
import { testApp } from "../lib/app-testing.ts";
import { SESSION_KEY } from "../lib/session-store.ts";
import { push } from "../lib/socket-testing.ts";
import { useUnreadDots } from "./use-unread-dots.ts";

const CURRENT = "GET /api/v1/notifications";
beforeEach(() => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()));
});

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

function open(current: () => unknown) {
  const server = fakeServer({ [CURRENT]: current, "GET /api/v1/session": () => signedIn() });
  const app = testApp();
  app.session.start();
  app.live.start();
  const wrapper = ({ children }: { children: ReactNode }) => {
    const [router] = useState(() => createMemoryRouter([{ path: "*", element: children }]));
    return (
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>
    );
  };
  return { server, ...renderHook(useUnreadDots, { wrapper }) };
}

const message = { senderId: "0199f7c4-0000-7000-8000-000000000002" } as ChatMessage;

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
  hasNewChats = true;
  await push("message.created", message);
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
  const isMine = "readerId" in payload && payload.readerId === "me";
  await push(event as "chat.archived", (isMine ? { readerId: signedIn().user.id } : payload) as { chatId: string });
  await act(async () => {});
  expect(server.of(CURRENT)).toHaveLength(times);
});
