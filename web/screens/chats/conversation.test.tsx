import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { interest } from "../dashboard/testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, composer, id, message, minutesAgo, open, robin, shownMessages, write } from "./testing.tsx";

const MINUTE = "2026-03-04T12:34";

test("CHAT-33: messages of one person in the same minute share its time, and each own one has its tick", async () => {
  const own = { senderId: viewer.id };
  await open({
    messages: [
      message(1, { ...own, sentAt: `${MINUTE}:01.000Z` }),
      message(2, { ...own, sentAt: `${MINUTE}:30.000Z`, readAt: null }),
      message(3, { sentAt: `${MINUTE}:40.000Z` }),
      message(4, { sentAt: `${MINUTE}:59.999Z` }),
      message(5, { sentAt: "2026-03-04T12:35:00.000Z" }),
    ],
  });
  const list = await shownMessages();
  const shown = [1, 2, 3, 4, 5].map((number) => {
    const item = within(list).getByText(`Mensaje ${number}`).closest<HTMLElement>("[role=listitem]")!;
    return [
      item.querySelector("time")?.dateTime ?? null,
      within(item)
        .queryAllByRole("img")
        .map((tick) => tick.getAttribute("aria-label"))
        .join(),
    ];
  });
  expect(shown).toEqual([
    [null, "Leído"],
    [`${MINUTE}:30.000Z`, "Enviado"],
    [null, ""],
    [`${MINUTE}:59.999Z`, ""],
    ["2026-03-04T12:35:00.000Z", ""],
  ]);
});

test("CHAT-11: without a connection nobody is said to be online or offline", async () => {
  const here = { id: robin, nickname: "Robin", avatarUrl: null, isPremium: false, lastSeenAt: minutesAgo(0) };
  await open({ chats: [chat(1, { otherUser: here })] });
  await screen.findByRole("heading", { level: 2, name: "Robin" });
  const dots = () => document.querySelectorAll("[data-online]").length;
  expect(dots()).toBe(2);
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  try {
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(dots()).toBe(0);
    expect(screen.queryByText("En línea")).toBeNull();
    expect(screen.queryByText("No está en línea")).toBeNull();
  } finally {
    connection.mockRestore();
    act(() => void window.dispatchEvent(new Event("online")));
  }
  expect(dots()).toBe(2);
});

test("CHAT-09 CHAT-11: who is online is decided by the server's clock, where that of the device is three minutes ahead", async () => {
  const session = { expiresAt: Math.floor(Date.now() / 1000) - 180 + 900, expiresIn: 900, assuranceLevel: "aal1" };
  const here = { id: robin, nickname: "Robin", avatarUrl: null, isPremium: false, lastSeenAt: minutesAgo(3) };
  const { goTo } = await open({
    chats: [chat(1, { otherUser: here })],
    answers: { "GET /session": () => ({ user: viewer, session }) },
  });
  await composer();
  // By now it is known how much.
  await goTo("/matches");
  await goTo(`/chats?chat=${id(1)}`);
  expect(await screen.findAllByText("En línea"), "in the list and above the messages").toHaveLength(2);
});

test("CHAT-22: a message under way has its time by the server's clock, where that of the device is three minutes ahead", async () => {
  const session = { expiresAt: Math.floor(Date.now() / 1000) - 180 + 900, expiresIn: 900, assuranceLevel: "aal1" };
  const { goTo } = await open({
    answers: {
      "GET /session": () => ({ user: viewer, session }),
      "POST /chats/*/messages": () => new Promise(() => {}),
    },
  });
  await composer();
  await goTo("/matches");
  await goTo(`/chats?chat=${id(1)}`);
  await write("Hola");
  fireEvent.keyDown(await composer(), { key: "Enter" });
  const sending = await within(await shownMessages()).findByRole("img", { name: "Enviando" });
  const time = sending.closest("[role=listitem]")?.querySelector("time")?.dateTime ?? "";
  expect(Math.round((Date.now() - Date.parse(time)) / 60_000)).toBe(3);
});

describe("the focus when a conversation opens", () => {
  function withPointer(isFine: boolean) {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: isFine && query.includes("pointer: fine"),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  }

  test("goes to the composer where there is a mouse", async () => {
    withPointer(true);
    await open({ messages: [message(1)] });
    await waitFor(async () => expect(document.activeElement).toBe(await composer()));
  });

  test("goes not to the composer on a touch screen, whose keyboard would cover the messages", async () => {
    withPointer(false);
    await open({ messages: [message(1)] });
    await shownMessages();
    expect(document.activeElement).not.toBe(await composer());
  });

  test("stays in the search that somebody is typing in", async () => {
    withPointer(true);
    const { goTo } = await open({ chats: [chat(1)], messages: [message(1)], open: false });
    const search = await screen.findByRole("searchbox", { name: "Buscar por nickname" });
    search.focus();
    await goTo(`/chats?chat=${id(1)}`);
    await shownMessages();
    expect(document.activeElement).toBe(search);
  });
});

test("an empty conversation shows what the two have in common, until there is a message", async () => {
  const sharedTitles = [interest(1, "anime", "Berserk"), interest(2, "juego", "Celeste")];
  await open({
    answers: { "GET /chats/*/messages": () => ({ messages: [], total: 0, hasMore: false, sharedTitles }) },
  });
  const list = await screen.findByRole("list", { name: "En común" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Berserk, Anime & Manga", "Celeste, Videojuegos"]);
});

test("CHAT-36: an open conversation has no bar of navigation below it, the list has", async () => {
  const { goTo } = await open({ messages: [message(1)] });
  await shownMessages();
  const frame = () => document.querySelector("[data-no-bar]");
  expect(frame()?.contains(await composer())).toBe(true);
  await goTo("/chats");
  await waitFor(() => expect(frame()).toBeNull());
});
