import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { viewer } from "../signed-in-testing.tsx";
import { chatSeen, composer, id, message, never, open, SEND, say, shownMessages } from "./testing.tsx";

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
  await open({ chats: [chatSeen(0)] });
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

test("CHAT-09 CHAT-11 CHAT-22: who is online and when a message was sent is told by the server's clock, where that of the device is three minutes ahead", async () => {
  const session = { expiresAt: Math.floor(Date.now() / 1000) - 180 + 900, expiresIn: 900, assuranceLevel: "aal1" };
  const { goTo } = await open({
    chats: [chatSeen(3)],
    answers: { "GET /session": () => ({ user: viewer, session }), [SEND]: never },
  });
  await composer();
  // The number is known by now.
  await goTo("/matches");
  await goTo(`/chats?chat=${id(1)}`);
  expect(await screen.findAllByText("En línea"), "in the list and above the messages").toHaveLength(2);
  await say("Hola");
  const sending = await within(await shownMessages()).findByRole("img", { name: "Enviando" });
  const time = sending.closest("[role=listitem]")?.querySelector("time")?.dateTime ?? "";
  expect(Math.round((Date.now() - Date.parse(time)) / 60_000)).toBe(3);
});

test("the focus stays in the search that one is typing in", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const { goTo } = await open({ messages: [message(1)], open: false });
  const search = await screen.findByRole("searchbox", { name: "Buscar por nickname" });
  search.focus();
  await goTo(`/chats?chat=${id(1)}`);
  await shownMessages();
  expect(document.activeElement).toBe(search);
});
