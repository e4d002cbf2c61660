import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { useUnreadBadges } from "../../shell/use-unread-badges.ts";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Chats } from "./screen.tsx";
import { chat, composer, id, message, minutesAgo, reading } from "./testing.tsx";

const news = message(1, { readAt: null, sentAt: minutesAgo(0) });
const DOTS = "/notifications";
const READ = "/chats/*/read";

/** An open chat, with the dot on while messages are unread. */
async function open(read: () => unknown) {
  let isUnread = false;
  function Dots() {
    return <output>{useUnreadBadges().hasNewChats ? "dot" : "no dot"}</output>;
  }
  const app = await renderSignedIn(
    <>
      <Chats />
      <Dots />
    </>,
    {
      path: `/chats?chat=${id(1)}`,
      answers: {
        "GET /chats": () => ({ chats: [chat(1), chat(2, { otherUser: null })], nextCursor: null }),
        "GET /chats/*/messages": () => ({ messages: [], total: 0, hasMore: false }),
        "GET /notifications": () => ({ hasNewLikes: false, hasNewChats: isUnread, isModerator: false }),
        "POST /chats/*/read": read,
      },
    },
  );
  await composer();
  await waitFor(() => expect(app.of("GET", DOTS)).toHaveLength(1));
  const receive = (received: typeof news) => {
    isUnread = true;
    return push("message.created", received);
  };
  const readAll = () => {
    isUnread = false;
    return { reading: reading(viewer.id, news) };
  };
  return { ...app, receive, readAll };
}

test("NAV-32 CHAT-30: a message that is being read asks for the dots once it is read, so that none flashes", async () => {
  let answer: (value: unknown) => void = () => {};
  const { of, receive, readAll } = await open(() => new Promise((resolve) => (answer = resolve)));
  await receive(news);
  await waitFor(() => expect(of("POST", READ)).toHaveLength(1));
  expect(of("GET", DOTS)).toHaveLength(1);
  await act(async () => answer(readAll()));
  await waitFor(() => expect(of("GET", DOTS)).toHaveLength(2));
  expect(screen.getByText("no dot")).toBeTruthy();
});

test("NAV-32: where it could not be marked as read the dot is there", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { receive } = await open(() => refusal("INTERNAL"));
  await receive(news);
  expect(await screen.findByText("dot")).toBeTruthy();
});

test.each([
  ["of another chat", id(2), "visible"],
  ["in a hidden tab", id(1), "hidden"],
] as const)("NAV-32: a message %s is told at once", async (_where, chatId, visibility) => {
  const { of, receive } = await open(() => ({ reading: null }));
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await receive({ ...news, chatId });
  expect(await screen.findByText("dot")).toBeTruthy();
  expect(of("POST", READ)).toHaveLength(0);
});
