import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { allChats } from "../../live/chat-list-state.ts";
import { chatsQuery } from "../../live/use-chats.ts";
import { chat, message, minutesAgo } from "../../screens/chats/testing.tsx";
import { renderRoutes } from "../../ui/testing.tsx";
import { memberApp } from "../testing.tsx";
import { Component as SignedIn } from "./signed-in.tsx";

/** Renders the layout around a screen; returns the query cache. */
async function open(session = signedIn()) {
  fakeServer({
    "GET /api/v1/session": () => session,
    "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    "GET /api/v1/chats": () => ({ chats: [chat(1)], nextCursor: null }),
  });
  const app = memberApp(session);
  app.live.start();
  await renderRoutes([{ element: <SignedIn />, children: [{ path: "/", element: <h1>Tu gente</h1> }] }], { app });
  return app.queries;
}

test("CHAT-31 CHAT-05: what was fetched of the chats ahead of a visit is kept up to date", async () => {
  const queries = await open();
  await queries.infiniteQuery(chatsQuery());
  await push("message.created", message(3, { readAt: null, sentAt: minutesAgo(0) }));
  const listed = () => allChats(queries.getQueryData(chatsQuery().queryKey) ?? { pages: [], pageParams: [] });
  await waitFor(() => expect(listed()[0]).toMatchObject({ unreadCount: 1, lastMessage: { message: "Mensaje 3" } }));
});

test("a navigation that crashes leaves the screen, and a link home", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const nickname = { toString: () => "no text" } as unknown as string;
  await open(signedIn({ nickname }));
  expect(screen.getByRole("heading", { name: "Tu gente" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Nakamatch, inicio" }).getAttribute("href")).toBe("/dashboard");
  expect(log.mock.calls.map(([text]) => text)).toContain("The header crashed");
  log.mockRestore();
});
