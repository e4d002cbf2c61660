import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import {
  chat,
  composer,
  id,
  message,
  minutesAgo,
  never,
  open,
  SEND,
  sentTo,
  shownMessages,
  write,
  zoro,
} from "./testing.tsx";

const entry = (name: RegExp) => screen.findByRole("link", { name });

describe("what could not be loaded is tried again by the button", () => {
  test("the list", async () => {
    let isBroken = true;
    const { of } = await open({
      open: false,
      answers: { "GET /chats": () => (isBroken ? refusal("INTERNAL") : { chats: [chat(1)], nextCursor: null }) },
    });
    const retry = await screen.findByRole("button", { name: "Reintentar" });
    expect(screen.getByRole("heading", { level: 1, name: "No hemos podido abrir tus chats" })).toBeTruthy();
    isBroken = false;
    fireEvent.click(retry);
    expect(await entry(/Robin/)).toBeTruthy();
    expect(of("GET", "/chats")).toHaveLength(2);
  });

  test("the messages", async () => {
    let isBroken = true;
    const page = { messages: [message(1)], total: 1, hasMore: false };
    await open({ answers: { "GET /chats/*/messages": () => (isBroken ? refusal("INTERNAL") : page) } });
    const retry = await screen.findByRole("button", { name: "Reintentar" });
    isBroken = false;
    retry.focus();
    fireEvent.click(retry);
    expect(within(await shownMessages()).getByText("Mensaje 1")).toBeTruthy();
    expect(document.activeElement, "the focus is not lost").toBe(screen.getByRole("region", { name: "Robin" }));
    expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
  });
});

test.each([["CHAT_NOT_FOUND"], ["VALIDATION_FAILED"]] as const)(
  "a chat that is refused with %s is said not to exist",
  async (code) => {
    await open({ chatId: id(2), answers: { "GET /chats/*": () => refusal(code) } });
    expect(await screen.findByRole("heading", { name: "No encontramos este chat" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
  },
);

test.each([[[chat(1)]], [[]]])(
  "ERR-01 ERR-42 ERR-47 BLOCK-04: an old link to the chat of a person one has blocked leads to the list, and a toast that looks like an error says why; listed are %j",
  async (chats) => {
    const { location, goTo, back } = await open({
      open: false,
      chats,
      answers: { "GET /chats/*": () => refusal("CHAT_REFUSED_BLOCKED") },
    });
    await goTo(`/chats?chat=${id(2)}`);
    const toast = (await screen.findByText("Acceso denegado")).closest<HTMLElement>("[data-variant]");
    expect(toast?.dataset.variant).toBe("destructive");
    expect(
      within(toast as HTMLElement).getByText("No puedes acceder a este chat porque has bloqueado al usuario"),
    ).toBeTruthy();
    await waitFor(() => expect(location()).toBe("/chats"));
    expect(screen.queryByText("No encontramos este chat")).toBeNull();
    await back();
    expect(location(), "the refused address is not in the history").toBe("/chats");
  },
);

describe("older conversations", () => {
  const pages = (further: () => unknown) => ({
    "GET /chats": ({ query }: Call) => (query.has("cursor") ? further() : { chats: [chat(1)], nextCursor: "further" }),
  });

  test("CHAT-03: the button is busy while they load; then the last entry before the new ones has its focus", async () => {
    let answer: (value: unknown) => void = () => {};
    await open({ open: false, answers: pages(() => new Promise((resolve) => (answer = resolve))) });
    const more = await screen.findByRole("button", { name: "Cargar más" });
    more.focus();
    fireEvent.click(more);
    await waitFor(() => expect(more.getAttribute("aria-busy")).toBe("true"));
    await act(async () => answer({ chats: [chat(2, { otherUser: zoro })], nextCursor: null }));
    await entry(/Zoro/);
    await waitFor(() => expect(more.isConnected).toBe(false));
    expect(document.activeElement).toBe(await entry(/Robin/));
  });

  test("CHAT-02: a search says that nobody was found once it is over, also at a page that does not come", async () => {
    let answer: (value: unknown) => void = () => {};
    const { of } = await open({ open: false, answers: pages(() => new Promise((resolve) => (answer = resolve))) });
    await entry(/Robin/);
    const search = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
    search("  ");
    expect(await entry(/Robin/)).toBeTruthy();
    expect(of("GET", "/chats"), "white space searches nothing").toHaveLength(1);
    search("zo");
    await waitFor(() => expect(of("GET", "/chats")).toHaveLength(2));
    expect(screen.queryByText("Ningún chat con ese nickname.")).toBeNull();
    await act(async () => answer(refusal("INTERNAL")));
    expect(await screen.findByText("Ningún chat con ese nickname.")).toBeTruthy();
    expect(of("GET", "/chats")).toHaveLength(2);
  });
});

describe("CHAT-36: where list and conversation replace each other, the focus follows", () => {
  const asTouch = () =>
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  /** Simulates a hidden panel. */
  const hideFocused = () => vi.spyOn(Element.prototype, "checkVisibility").mockReturnValue(false);

  test("to the conversation, and back to its entry in the list", async () => {
    asTouch();
    const { goTo } = await open({ chats: [chat(1, { otherUser: zoro }), chat(2)], open: false });
    const link = await entry(/Robin/);
    link.focus();
    hideFocused();
    await goTo(`/chats?chat=${id(2)}`);
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Robin" }));
    await goTo("/chats");
    expect(document.activeElement).toBe(await entry(/Robin/));
  });

  test("and stays where both are seen", async () => {
    asTouch();
    const { goTo } = await open({ chats: [chat(1), chat(2, { otherUser: zoro })], open: false });
    const link = await entry(/Zoro/);
    link.focus();
    await goTo(`/chats?chat=${id(1)}`);
    await composer();
    expect(document.activeElement).toBe(link);
  });
});

describe("what is read out", () => {
  test("is neither what was there when the chat was opened, nor what one has written oneself", async () => {
    let answer: (value: unknown) => void = () => {};
    await open({ answers: { "GET /chats/*/messages": () => new Promise((resolve) => (answer = resolve)) } });
    await screen.findByRole("heading", { level: 2, name: "Robin" });
    await waitFor(() => expect(screen.getByRole("log").textContent).toBe(""));
    await act(async () => answer({ messages: [message(2), message(1)], total: 2, hasMore: false }));
    const list = await shownMessages();
    await push("message.created", message(3, { senderId: viewer.id, sentAt: minutesAgo(0), readAt: null }));
    await within(list).findByText("Mensaje 3");
    expect(screen.getByRole("log").textContent).toBe("");
  });
});

describe("CHAT-30: marking as read", () => {
  const READ = "/chats/*/read";
  const unread = message(1, { readAt: null });
  const setVisible = (state: DocumentVisibilityState) => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  };

  test("happens where the list counts messages that the conversation does not know", async () => {
    const { of } = await open({
      chats: [chat(1, { unreadCount: 1, lastMessage: message(1) })],
      messages: [message(1)],
    });
    await waitFor(() => expect(of("POST", READ)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText("1 mensaje sin leer")).toBeNull());
  });

  test("waits until the tab is seen, and is tried again when one comes back to it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    setVisible("hidden");
    const { of } = await open({ messages: [unread], answers: { [`POST ${READ}`]: () => refusal("INTERNAL") } });
    await shownMessages();
    expect(of("POST", READ)).toHaveLength(0);
    setVisible("visible");
    await waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
    setVisible("hidden");
    setVisible("visible");
    await waitFor(() => expect(of("POST", READ)).toHaveLength(2));
  });
});

describe("the composer", () => {
  test("CHAT-22: the button sends, and Enter that chooses a word of an input method does not", async () => {
    const { of } = await open({ answers: { [SEND]: never } });
    await write("日本");
    // The second is Safari's.
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      const isHandled = !fireEvent.keyDown(await composer(), { key: "Enter", ...composing });
      expect(isHandled).toBe(false);
    }
    fireEvent.click(screen.getByRole("button", { name: "Enviar mensaje" }));
    await waitFor(() => expect(sentTo(of)).toHaveLength(1));
  });

  test("pressing the button for spoilers leaves the selection in the text", async () => {
    await open();
    await composer();
    expect(fireEvent.mouseDown(screen.getByRole("button", { name: "Marcar como spoiler" }))).toBe(false);
  });
});
