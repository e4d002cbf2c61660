import type { ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats/conversations";
import { act, screen, waitFor } from "@testing-library/react";
import { Outlet } from "react-router";
import { expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../lib/api-testing.ts";
import { useSession } from "../lib/session.tsx";
import { push } from "../lib/socket-testing.ts";
import { renderRoutes } from "../ui/testing.tsx";
import { memberApp } from "./testing.tsx";
import { TopNavigation } from "./top-navigation.tsx";

/** Two screens with titles below the navigation, which guests do not have. */
function Frame() {
  return (
    <>
      {useSession().user && <TopNavigation maintenance={null} reach="reached" />}
      <Outlet />
    </>
  );
}

async function open(notifications: () => unknown) {
  const setAppBadge = vi.fn(async (_count: number) => {});
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { setAppBadge }));
  fakeServer({ "GET /notifications": notifications, "GET /session": () => signedIn() });
  const app = memberApp();
  app.live.start();
  const children = [
    { path: "/dashboard", element: <title>Descubrir</title> },
    { path: "/chats", element: <title>Chats</title> },
    { path: "/moderation/bans", element: <title>Moderación</title> },
  ];
  const { router } = await renderRoutes([{ element: <Frame />, children }], { app, entries: ["/dashboard"] });
  return { app, router, badges: () => setAppBadge.mock.calls.map(([count]) => count) };
}

test("the tab's title on every screen and the installed app's badge tell the new messages, until they are read", async () => {
  let newMessages = 3;
  const { router, badges } = await open(() => ({ hasNewChats: newMessages > 0, newMessages }));
  await waitFor(() => expect(document.title).toBe("(3) Descubrir"));
  await act(() => router.navigate("/chats"));
  await waitFor(() => expect(document.title).toBe("(3) Chats"));
  newMessages = 100;
  await push("message.created", { senderId: null } as ChatMessage);
  await waitFor(() => expect(document.title).toBe("(99+) Chats"));
  newMessages = 0;
  await push("message.read", { readerId: signedIn().user.id } as Reading);
  await waitFor(() => expect(document.title).toBe("Chats"));
  expect(document.head.querySelectorAll("title")).toHaveLength(1);
  expect(badges()).toEqual([3, 100, 0]);
});

test("moderators see how many cases wait in the navigation, and in the title of moderation", async () => {
  let waitingCases = 2;
  const { router } = await open(() => ({ hasNewChats: true, newMessages: 3, waitingCases, isModerator: true }));
  await waitFor(() => expect(document.title).toBe("(3) Descubrir"));
  const [entry] = screen.getAllByRole("link", { name: "Baneos 2 casos por revisar" });
  expect(entry?.getAttribute("href")).toBe("/moderation/bans");
  await act(() => router.navigate("/moderation/bans"));
  await waitFor(() => expect(document.title).toBe("(2) Moderación"));
  waitingCases = 0;
  await push("moderation.changed", {});
  await waitFor(() => expect(document.title).toBe("Moderación"));
  expect(screen.getAllByRole("link", { name: "Baneos" })).not.toEqual([]);
});

test("the installed app's badge stays until the number is known, and is cleared at sign-out with the title", async () => {
  const answer = Promise.withResolvers<object>();
  const { app, badges } = await open(() => answer.promise);
  expect(badges()).toEqual([]);
  answer.resolve({ hasNewChats: true, newMessages: 2 });
  await waitFor(() => expect(document.title).toBe("(2) Descubrir"));
  expect(badges()).toEqual([2]);
  await act(async () => app.session.end({ onPurpose: true }));
  expect(badges()).toEqual([2, 0]);
  expect(document.title).toBe("Descubrir");
});
