import { QueryObserver } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { allChats } from "../../features/chats/chat-list-state.ts";
import { chatsQuery } from "../../features/chats/use-chats.ts";
import { api, orpc } from "../../lib/api.ts";
import { type Answer, fakeServer, offline, refusal, signedIn } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { chat, message, minutesAgo } from "../../screens/chats/testing.tsx";
import { renderRoutes } from "../../ui/testing.tsx";
import { memberApp } from "../testing.tsx";
import { Component as SignedIn } from "./signed-in.tsx";

/** Renders the layout around a screen; returns the query cache. */
async function open(session = signedIn(), answers: Record<string, Answer> = {}) {
  fakeServer({
    ...answers,
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

describe("during maintenance", () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const frame = () => document.querySelector("[data-frame]");

  test("one line says until when, from the first change that is refused on, and goes once it is over", async () => {
    let maintenanceUntil: string | null = null;
    const queries = await open(signedIn(), {
      "GET /api/v1/switches": () => ({ isRegistrationOpen: true, maintenanceUntil }),
      "PUT /api/v1/people/*/like": () => refusal("MAINTENANCE", { retryAfterSeconds: 600 }),
    });
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(frame()?.hasAttribute("data-maintenance")).toBe(false);
    maintenanceUntil = inMinutes(10);
    const like = { mutationFn: () => api.likes.like({ personId: crypto.randomUUID() }) };
    await queries
      .getMutationCache()
      .build(queries, like)
      .execute(undefined)
      .catch(() => {});
    const time = new Date(maintenanceUntil).toLocaleTimeString("es", { timeStyle: "short" });
    const line = await screen.findByText(new RegExp(`^Mantenimiento: puedes leer; volvemos hacia las? ${time}\\.$`));
    expect(line.closest("[role=status]")).toBeTruthy();
    expect(frame()?.hasAttribute("data-maintenance")).toBe(true);
    maintenanceUntil = null;
    await push("events.missed", {});
    await waitFor(() => expect(screen.queryByText(/^Mantenimiento/)).toBeNull());
    expect(frame()?.hasAttribute("data-maintenance")).toBe(false);
  });

  test("one that takes longer than expected says so", async () => {
    await open(signedIn(), {
      "GET /api/v1/switches": () => ({ isRegistrationOpen: true, maintenanceUntil: inMinutes(-1) }),
    });
    expect(await screen.findByText("Mantenimiento: puedes leer; tardamos un poquito más.")).toBeTruthy();
  });
});

describe("while the server does not answer", () => {
  const frame = () => document.querySelector("[data-frame]");
  const switches = { isRegistrationOpen: true, maintenanceUntil: null };

  test.each([
    [
      "nothing, though the device is connected",
      offline,
      "No conseguimos conectar con Nakamatch. Seguimos intentándolo.",
    ],
    ["a proxy's 502", () => new Response("", { status: 502 }), "Nakamatch no responde. No es tu conexión."],
  ])(
    "one line says what is known from %s, after any failed call, until it answers again, when the rest is fetched again",
    async (_, failure, said) => {
      vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
      let isAway = false;
      const own = vi.fn(() => (isAway ? failure() : []));
      const queries = await open(signedIn(), {
        "GET /api/v1/switches": () => (isAway ? failure() : switches),
        "GET /api/v1/me/interests": own,
      });
      await waitFor(() => expect(queries.isFetching()).toBe(0));
      const watched = new QueryObserver(queries, orpc.interests.mine.queryOptions({ staleTime: 0 }));
      const leave = watched.subscribe(() => {});
      await waitFor(() => expect(own).toHaveBeenCalledOnce());
      isAway = true;
      await watched.refetch();
      const line = await screen.findByText(said);
      expect(line.closest("[role=status]")).toBeTruthy();
      expect(frame()?.hasAttribute("data-unreached")).toBe(true);
      const asked = own.mock.calls.length;
      isAway = false;
      await waitFor(() => expect(frame()?.hasAttribute("data-unreached")).toBe(false), { timeout: 8000 });
      await waitFor(() => expect(own.mock.calls.length).toBeGreaterThan(asked));
      leave();
      vi.useRealTimers();
    },
  );
});
