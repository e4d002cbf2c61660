import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { chat, id, message, minutesAgo, open, robin, shownMessages, zoro } from "./testing.tsx";

const older = chat(2, { otherUser: zoro });

test("CHAT-31 CHAT-05: what arrives while another screen is open is in the list afterwards", async () => {
  const { of, goTo } = await open({ open: false });
  await screen.findByRole("link", { name: /Robin/ });
  // Not read on another screen with the same query (CHAT-30).
  await goTo(`/matches?chat=${id(1)}`);
  expect(screen.queryByRole("link", { name: /Robin/ })).toBeNull();
  await push("message.created", message(3, { readAt: null, sentAt: minutesAgo(0) }));
  await goTo("/chats");
  expect(await screen.findByText("1 mensaje sin leer")).toBeTruthy();
  expect(screen.getByText("Mensaje 3")).toBeTruthy();
  expect(of("GET", "/chats")).toHaveLength(1);
});

test("CARD-01: another photo of the other side is shown at once", async () => {
  let avatarUrl = "/avatars/old/1_photo.jpg";
  await open({
    answers: {
      "GET /chats": () => ({ chats: [chat(1, { otherUser: { ...chat(1).otherUser!, avatarUrl } })], nextCursor: null }),
    },
  });
  const shown = () => [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  await waitFor(() => expect(shown()).toContain(avatarUrl));
  avatarUrl = "/avatars/new/2_photo.jpg";
  await push("photo.changed", { personId: robin });
  await waitFor(() => expect(new Set(shown())).toEqual(new Set([avatarUrl])));
});

test("CHAT-18 CHAT-31: earlier messages under way do not undo one that has come since", async () => {
  let answer: ((page: unknown) => void) | undefined;
  const newest = [message(31), message(30)];
  await open({
    answers: {
      "GET /chats/*/messages": ({ query }) =>
        query.has("before")
          ? new Promise((resolve) => (answer = resolve))
          : { messages: newest, total: 3, hasMore: true },
    },
  });
  const list = await shownMessages();
  const shown = () =>
    within(list)
      .getAllByText(/Mensaje \d+/, { selector: "p" })
      .map(({ textContent }) => textContent);
  fireEvent.click(within(list).getByRole("button", { name: "Cargar mensajes anteriores" }));
  await waitFor(() => expect(answer).toBeTruthy());
  await push("message.created", message(32));
  await act(async () => answer?.({ messages: [message(5)], total: null, hasMore: false }));
  await waitFor(() => expect(shown()).toHaveLength(4));
  expect(shown().at(-1)).toContain("Mensaje 32");
});

describe("a chat that is not in the list", () => {
  const list = { "GET /chats": () => ({ chats: [chat(1)], nextCursor: "further" }) };

  test("CHAT-10: that fails to load shows an error with a retry", async () => {
    let isBroken = true;
    const answers = { ...list, "GET /chats/*": () => (isBroken ? refusal("INTERNAL") : older) };
    await open({ chatId: id(2), answers });
    const retry = await screen.findByRole("button", { name: "Reintentar" });
    expect(screen.getByRole("heading", { name: "No hemos podido abrir tus chats" })).toBeTruthy();
    isBroken = false;
    fireEvent.click(retry);
    expect(await screen.findByRole("heading", { level: 2, name: "Zoro" })).toBeTruthy();
  });

  test("CHAT-10 CHAT-35: that is open moves into the list with its next message", async () => {
    const newest = message(3, { chatId: id(2), sentAt: minutesAgo(0) });
    let chats = [chat(1)];
    const { of } = await open({
      chatId: id(2),
      answers: { "GET /chats": () => ({ chats, nextCursor: "further" }), "GET /chats/*": () => older },
    });
    await screen.findByRole("heading", { level: 2, name: "Zoro" });
    // The header's name is a link too.
    const listed = () => screen.queryAllByRole("link", { name: /Zoro/ }).filter((link) => !link.querySelector("h2"));
    expect(listed()).toHaveLength(0);
    chats = [{ ...older, lastMessage: newest, lastMessageAt: newest.sentAt }, chat(1)];
    await push("message.created", newest);
    await waitFor(() => expect(listed()).toHaveLength(1));
    expect(of("GET", "/chats")).toHaveLength(2);
  });

  test("CHAT-13: that is archived stays closed", async () => {
    const archived = { ...older, isArchived: true };
    await open({ chatId: id(2), answers: { ...list, "GET /chats/*": () => archived } });
    expect(await screen.findByRole("heading", { name: "No encontramos este chat" })).toBeTruthy();
    expect(screen.queryByRole("heading", { level: 2, name: "Zoro" })).toBeNull();
  });
});

test("CHAT-36: going back to the list works from any address", async () => {
  const { goTo } = await open({ chatId: encodeURIComponent('"]') });
  await screen.findByRole("link", { name: /Robin/ });
  // Hidden elements lose the focus.
  (document.activeElement as HTMLElement).blur();
  await goTo("/chats");
  expect(screen.getByRole("link", { name: /Robin/ })).toBeTruthy();
});
