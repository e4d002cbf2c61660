import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { checkIn } from "../../features/chats/check-ins/testing.ts";
import type { Call } from "../../lib/api-testing.ts";
import { connect, push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, chatSeen, id, message, minutesAgo, open, reading, robin, shownMessages, zoro } from "./testing.tsx";

describe("the list", () => {
  /** Two pages with a chat each. */
  function twoPages() {
    const older = chat(2, { otherUser: zoro });
    return {
      "GET /chats": ({ query }: Call) =>
        query.get("cursor") === "further"
          ? { chats: [older], nextCursor: null }
          : { chats: [chat(1)], nextCursor: "further" },
      "GET /chats/*": () => older,
    };
  }

  test("CHAT-03 CHAT-31: older conversations come by the button; a message brings one to the top, once", async () => {
    await open({ open: false, answers: twoPages() });
    fireEvent.click(await screen.findByRole("button", { name: "Cargar más" }));
    const names = () => screen.getAllByRole("link", { name: /Robin|Zoro/ }).map((link) => link.getAttribute("href"));
    await waitFor(() => expect(names()).toEqual([`/chats?chat=${id(1)}`, `/chats?chat=${id(2)}`]));
    expect(screen.queryByRole("button", { name: "Cargar más" })).toBeNull();
    await push("message.created", message(3, { chatId: id(2), senderId: id(600), readAt: null }));
    await waitFor(() => expect(names()).toEqual([`/chats?chat=${id(2)}`, `/chats?chat=${id(1)}`]));
    expect(screen.getByText("1 mensaje sin leer")).toBeTruthy();
  });

  test("CHAT-02: the search goes through all the pages", async () => {
    await open({ open: false, answers: twoPages() });
    await screen.findByRole("link", { name: /Robin/ });
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zo" } });
    expect(await screen.findByRole("link", { name: /Zoro/ })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Robin/ })).toBeNull();
  });

  test("an agreed plan and the own check-in stand beside the preview, by name", async () => {
    const inHours = (hours: number) => minutesAgo(-hours * 60);
    const agreed = chat(1, { lastMessage: message(1), plan: { startsAt: inHours(3), endsAt: inHours(5) } });
    const own = checkIn({ chatId: id(1), plan: { nickname: "Robin", startsAt: agreed.plan!.startsAt } });
    const over = chat(2, { otherUser: zoro, plan: { startsAt: inHours(-3), endsAt: inHours(-1) } });
    const answered = checkIn({ id: id(900), chatId: id(1), state: "home", answeredAt: inHours(-1) });
    await open({
      open: false,
      chats: [agreed, over],
      answers: { "GET /me/check-ins": () => ({ checkIns: [answered, own] }) },
    });
    const { name, waiting } = es.chats.checkIn;
    const [named = ""] = es.chats.agreed.split("{{");
    const entry = await screen.findByRole("link", {
      name: new RegExp(`Robin.*Mensaje 1.*${named}.*${name} · .* · ${waiting}`),
    });
    expect(entry).toBeTruthy();
    expect(screen.getByRole("link", { name: /Zoro/ }).textContent).not.toContain(named);
  });

  test("beside an agreed plan the check-in of another one stands only while it waits for the press", async () => {
    const inHours = (hours: number) => minutesAgo(-hours * 60);
    const agreed = (number: number, extra = {}) =>
      chat(number, { plan: { startsAt: inHours(3), endsAt: inHours(5) }, ...extra });
    const of = (number: number, hours: number) =>
      checkIn({ id: id(900 + number), chatId: id(number), plan: { nickname: "Robin", startsAt: inHours(hours) } });
    await open({
      open: false,
      chats: [agreed(1), agreed(2, { otherUser: zoro })],
      answers: { "GET /me/check-ins": () => ({ checkIns: [of(1, -2), of(2, 50)] }) },
    });
    const { name } = es.chats.checkIn;
    expect(await screen.findByRole("link", { name: new RegExp(`Robin.*${name}`) })).toBeTruthy();
    expect(screen.getByRole("link", { name: /Zoro/ }).textContent).not.toContain(name);
  });

  test.each([
    ["mine", true],
    ["theirs", false],
  ] as const)("a plan that waits for an answer stands beside the preview until its time: %s", async (by, isMine) => {
    const proposal = (hours: number) => ({ what: "Mushishi", startsAt: minutesAgo(-hours * 60), isMine });
    await open({
      open: false,
      chats: [
        chat(1, { lastMessage: message(1), proposal: proposal(3) }),
        chat(2, { otherUser: zoro, proposal: proposal(-1) }),
      ],
    });
    const [named = ""] = es.chats.proposed[by].split("{{");
    expect(await screen.findByRole("link", { name: new RegExp(`Robin.*Mensaje 1.*${named}.*Mushishi`) })).toBeTruthy();
    expect(screen.getByRole("link", { name: /Zoro/ }).textContent).not.toContain("Mushishi");
  });

  test("a plan that the other side cancelled stands beside the preview, which is bold for unread messages alone", async () => {
    const cancelled = { what: "Mushishi", startsAt: minutesAgo(-180) };
    const unreadCount = 1;
    await open({
      open: false,
      chats: [
        chat(1, { lastMessage: message(1, { senderId: viewer.id }), cancelled, unreadCount }),
        chat(2, {
          otherUser: zoro,
          lastMessage: message(2, { chatId: id(2), senderId: zoro.id, readAt: null }),
          unreadCount,
        }),
      ],
    });
    const [named = ""] = es.chats.cancelled.split("{{");
    const link = await screen.findByRole("link", { name: new RegExp(`Robin.*Mensaje 1.*${named}.*Mushishi`) });
    const isBold = (text: RegExp) =>
      within(screen.getByRole("list", { name: es.chats.list }))
        .getByText(text)
        .classList.contains("font-bold");
    expect(within(link).getByText("1")).toBeTruthy();
    expect([isBold(/Mensaje 1/), isBold(/Mensaje 2/)]).toEqual([false, true]);
  });

  const greenDots = () => [...document.querySelectorAll("[data-online]")];

  test("Ctrl+K goes to the search, and arrows from there through the chats", async () => {
    await open({ chats: [chat(1), chat(2, { otherUser: zoro })] });
    const field = await screen.findByRole("searchbox", { name: "Buscar por nickname" });
    const press = (key: string, held = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
    const focused = () => document.activeElement?.textContent;
    press("k", { ctrlKey: true });
    expect(document.activeElement).toBe(field);
    press("ArrowDown");
    expect(focused()).toContain("Robin");
    press("ArrowDown");
    press("ArrowDown");
    expect(focused(), "the last one").toContain("Zoro");
    press("ArrowUp");
    press("ArrowUp");
    expect(document.activeElement).toBe(field);
  });

  test("CHAT-09 CHAT-11: the dot and the online text come live and only within two minutes", async () => {
    await open();
    expect(await screen.findByText("No está en línea")).toBeTruthy();
    await push("presence.changed", { personId: robin, lastSeenAt: minutesAgo(3) });
    expect(screen.getByText("No está en línea")).toBeTruthy();
    expect(greenDots()).toEqual([]);
    await push("presence.changed", { personId: robin, lastSeenAt: minutesAgo(1) });
    await waitFor(() => expect(screen.queryByText("No está en línea")).toBeNull());
    expect(screen.getAllByText("En línea")).toHaveLength(2);
    // In list and header.
    expect(greenDots().map((dot) => dot.className.includes("bg-success"))).toEqual([true, true]);
  });

  test("CHAT-09 CHAT-11: the dot disappears by itself after two minutes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await open({ chats: [chatSeen(0)] });
      await screen.findByRole("heading", { level: 2, name: "Robin" });
      await act(() => vi.advanceTimersByTimeAsync(110_000));
      expect(greenDots()).toHaveLength(2);
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      expect(greenDots()).toEqual([]);
      expect(screen.getByText("No está en línea")).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  test("CHAT-07: a conversation without a message asks for the first and is marked as new; a closed account's says so", async () => {
    await open({ open: false, chats: [chat(1), chat(2, { otherUser: null })] });
    const fresh = await screen.findByRole("link", { name: /Escribe el primer mensaje/ });
    const closed = screen.getByRole("link", { name: /Aún no hay mensajes/ });
    expect(within(fresh).getByText("Nuevo")).toBeTruthy();
    expect(within(closed).queryByText("Nuevo")).toBeNull();
  });

  test("CHAT-40: a closed account reads Usuario eliminado, leads nowhere and cannot be written to", async () => {
    await open({ chats: [chat(1, { otherUser: null })] });
    const shown = within(await screen.findByRole("region", { name: "Chats" }));
    expect(await shown.findByText("Aún no hay mensajes")).toBeTruthy();
    expect(shown.queryByText(/Saluda|Otra idea/)).toBeNull();
    const header = await screen.findByRole("heading", { level: 2, name: "Usuario eliminado" });
    expect(header.closest("a")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("the conversation", () => {
  test("CHAT-10 NAV-11: face and name are a link to the profile with its origin", async () => {
    const { location, state, of } = await open();
    const header = await screen.findByRole("heading", { level: 2, name: "Robin" });
    fireEvent.click(header.closest("a")!);
    await waitFor(() => expect(location()).toBe(`/profile/${robin}`));
    expect(state()).toEqual({ origin: "/chats" });
    expect(of("GET", "/chats/*"), "it is in the list").toEqual([]);
  });

  test("CHAT-17 CHAT-18: the newest 25 at first, the next older ones by the button", async () => {
    const messages = Array.from({ length: 30 }, (_, index) => message(index + 1));
    const { of } = await open({ messages });
    const list = await shownMessages();
    expect(within(list).getAllByText(/^Mensaje \d+$/, { exact: false, selector: "p" })).toHaveLength(25);
    expect(within(list).queryByText("Mensaje 5")).toBeNull();
    const earlier = within(list).getByRole("button", { name: "Cargar mensajes anteriores" });
    earlier.focus();
    fireEvent.click(earlier);
    await waitFor(() => expect(within(list).getAllByText(/Mensaje \d+/, { selector: "p" })).toHaveLength(30));
    expect(of("GET", "/chats/*/messages").at(-1)?.query.get("before")).toBe(id(6));
    expect(within(list).queryByRole("button", { name: "Cargar mensajes anteriores" })).toBeNull();
    expect(document.activeElement, "the focus is not lost").toBe(list);
  });

  test("CHAT-31: a live message is shown, once, read at once and read out", async () => {
    const { of } = await open({ messages: [message(1)] });
    await shownMessages();
    expect(of("POST", "/chats/*/read")).toHaveLength(0);
    const live = message(2, { message: "¿Sigues ahí?", readAt: null, sentAt: minutesAgo(0) });
    await push("message.created", live);
    await push("message.created", live);
    await waitFor(() => expect(of("POST", `/chats/${id(1)}/read`)).toHaveLength(1));
    expect(within(await shownMessages()).getAllByText("¿Sigues ahí?", { exact: false, selector: "p" })).toHaveLength(1);
    expect(screen.getByRole("log").textContent).toBe("Robin: ¿Sigues ahí?");
    expect(screen.queryByText(/sin leer/)).toBeNull();
  });

  test("CHAT-32 CHAT-33: an own message has one tick, and two when the other side has read it", async () => {
    const own = message(1, { senderId: viewer.id, readAt: null });
    await open({ messages: [own] });
    const list = await shownMessages();
    expect(within(list).getByRole("img", { name: "Enviado" })).toBeTruthy();
    await push("message.read", reading(robin, own));
    expect(await within(list).findByRole("img", { name: "Leído" })).toBeTruthy();
    expect(within(list).queryByRole("img", { name: "Enviado" })).toBeNull();
  });

  test("CHAT-35: once connected everything is fetched again, as messages may have come before, and after a break too", async () => {
    const { of } = await open({ messages: [message(1)] });
    await shownMessages();
    for (const times of [2, 3]) {
      await connect();
      await waitFor(() => expect(of("GET", "/chats")).toHaveLength(times));
      expect(of("GET", "/chats/*/messages")).toHaveLength(times);
    }
  });
});
