import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { act, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../lib/api-testing.ts";
import { push } from "../lib/socket-testing.ts";
import { renderInKit } from "../ui/testing.tsx";
import { memberApp } from "./testing.tsx";
import { useUnreadBadges } from "./use-unread-badges.ts";

const CURRENT = "GET /api/v1/notifications";
const OTHER = "0199f7c4-0000-7000-8000-000000000002";

async function open(current: () => unknown) {
  const server = fakeServer({ [CURRENT]: current, "GET /api/v1/session": () => signedIn() });
  const app = memberApp();
  app.live.start();
  const shown = { current: {} as ReturnType<typeof useUnreadBadges> };
  function Dots() {
    shown.current = useUnreadBadges();
    return null;
  }
  await renderInKit(<Dots />, { app });
  return { shown, asked: () => server.of(CURRENT).length };
}

const dots = (hasNewChats: boolean, newMessages: number | null = hasNewChats ? 1 : 0) => ({
  hasNewLikes: false,
  hasNewChats,
  newMessages,
  waitingCases: 0,
  isModerator: false,
  isOperator: false,
});

test("NOTIF-02 NAV-32 LIMIT-21: the dots are off at first, and fetched again every 30 seconds", async () => {
  vi.useFakeTimers();
  let current: object = dots(true);
  const { shown, asked } = await open(() => current);
  expect(shown.current).toEqual(dots(false, null));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown.current).toEqual(current);
  current = { ...dots(false), hasNewLikes: true };
  await act(() => vi.advanceTimersByTimeAsync(29_998));
  expect([asked(), shown.current]).toEqual([1, dots(true)]);
  await act(() => vi.advanceTimersByTimeAsync(3));
  expect([asked(), shown.current]).toEqual([2, current]);
});

test("NAV-32: a message that arrives while the dots are fetched for the first time is not missed", async () => {
  const answers: (() => void)[] = [];
  let hasNewChats = false;
  const { shown } = await open(() => {
    const answer = dots(hasNewChats);
    return new Promise((resolve) => answers.push(() => resolve(answer)));
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  hasNewChats = true;
  await push("message.created", { senderId: OTHER } as ChatMessage);
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => {
    for (const answer of answers) answer();
  });
  await waitFor(() => expect(shown.current.hasNewChats).toBe(true));
});

test.each([
  ["message.read", { readerId: signedIn().user.id }, 2],
  ["message.read", { readerId: OTHER }, 1],
  ["likes.seen", {}, 2],
  ["chat.archived", { chatId: "0199f7c4-0000-7000-8000-000000000003" }, 2],
] as const)("NAV-32: after %s %j from elsewhere the dots were fetched %i times", async (event, payload, times) => {
  const { asked } = await open(() => dots(false));
  await waitFor(() => expect(asked()).toBe(1));
  await push(event as "chat.archived", payload as { chatId: string });
  await act(async () => {});
  expect(asked()).toBe(times);
});
