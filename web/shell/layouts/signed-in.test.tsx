import { render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../../lib/api-testing.ts";
import { AppProvider } from "../../lib/app.tsx";
import { testApp } from "../../lib/app-testing.ts";
import { i18nWithAllPhrases } from "../../lib/i18n-testing.ts";
import { SESSION_KEY } from "../../lib/session-store.ts";
import { push } from "../../lib/socket-testing.ts";
import { TranslationProvider } from "../../lib/translation.tsx";
import { allChats } from "../../live/chat-list-state.ts";
import { chatsQuery } from "../../live/use-chats.ts";
import { chat, message, minutesAgo } from "../../screens/chats/testing.tsx";
import { KitProvider } from "../../ui/provider.tsx";
import { Component as SignedIn } from "./signed-in.tsx";

const broken = vi.hoisted(() => ({ dots: false }));
vi.mock("../use-unread-dots.ts", async (original) => {
  const { useUnreadDots } = await original<typeof import("../use-unread-dots.ts")>();
  return {
    useUnreadDots: () => {
      if (broken.dots) throw new Error("broken");
      return useUnreadDots();
    },
  };
});
afterEach(() => {
  broken.dots = false;
});

/** Renders the layout around a screen, and gives its cache. */
async function open() {
  const session = signedIn();
  fakeServer({
    "GET /api/v1/session": () => session,
    "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    "GET /api/v1/chats": () => ({ chats: [chat(1)], nextCursor: null }),
  });
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  const app = testApp();
  app.session.start();
  app.live.start();
  const { queries } = app;
  const children = [{ path: "/", element: <h1>Tu gente</h1> }];
  render(
    <TranslationProvider i18n={await i18nWithAllPhrases()}>
      <AppProvider app={app}>
        <KitProvider>
          <RouterProvider router={createMemoryRouter([{ element: <SignedIn />, children }])} />
        </KitProvider>
      </AppProvider>
    </TranslationProvider>,
  );
  return queries;
}

test("CHAT-31 CHAT-05: what was fetched of the chats ahead of a visit is kept up to date", async () => {
  const queries = await open();
  await queries.infiniteQuery(chatsQuery());
  await push("message.created", message(3, { readAt: null, sentAt: minutesAgo(0) }));
  const listed = () => allChats(queries.getQueryData(chatsQuery().queryKey) ?? { pages: [], pageParams: [] });
  await waitFor(() => expect(listed()[0]).toMatchObject({ unreadCount: 1, lastMessage: { message: "Mensaje 3" } }));
});

test("a navigation that crashes does not blank the page", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  broken.dots = true;
  await open();
  expect(screen.getByRole("heading", { name: "Tu gente" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Nakamatch, inicio" })).toBeTruthy();
  log.mockRestore();
});
