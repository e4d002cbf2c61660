import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, id, message, minutesAgo, open, say, shownMessages, turnsIn, zoro } from "./testing.tsx";

const DAY = 24 * 60;
const theirs = chat(1, { lastMessage: message(1) });
const own = chat(2, { otherUser: zoro, lastMessage: message(2, { chatId: id(2), senderId: viewer.id }) });
const { filter, none, reminder } = es.chats.turn;

const button = () => screen.getByRole("button", { name: new RegExp(filter) });
const listed = () =>
  within(screen.getByRole("list", { name: es.chats.list }))
    .queryAllByRole("link")
    .map((link) => new URLSearchParams(link.getAttribute("href")!.split("?")[1]).get("chat"));

test("the filter leaves the chats in which it is one's turn, with their number, which follows what is written", async () => {
  await open({ chats: [own, theirs], open: false });
  await waitFor(() => expect(button().textContent).toBe(`${filter}11 chat espera tu respuesta`));
  fireEvent.click(button());
  expect(button().getAttribute("aria-pressed")).toBe("true");
  expect(listed()).toEqual([id(1)]);
  await push("message.created", message(3, { chatId: id(2), senderId: zoro.id, sentAt: minutesAgo(0) }));
  expect(listed(), "the order of the list").toEqual([id(2), id(1)]);
  expect(button().textContent).toContain("2 chats esperan tu respuesta");
  await push("message.created", message(4, { senderId: viewer.id, sentAt: minutesAgo(0) }));
  await push("message.created", message(5, { chatId: id(2), senderId: viewer.id, sentAt: minutesAgo(0) }));
  expect(listed()).toEqual([]);
  expect(button().textContent).toBe(filter);
  expect(screen.getByRole("status").textContent).toBe(none);
  fireEvent.click(button());
  expect(listed()).toHaveLength(2);
});

test("it is one's turn where a plan waits for an answer, whoever wrote last", async () => {
  await open({ chats: [{ ...own, isPlanAwaited: true }, theirs], open: false });
  await waitFor(() => expect(button().textContent).toContain("2 chats esperan tu respuesta"));
  await push("message.created", message(3, { chatId: id(2), senderId: viewer.id, sentAt: minutesAgo(0) }));
  fireEvent.click(button());
  expect(listed()).toEqual([id(2), id(1)]);
});

test("the filter finds chats on further pages too", async () => {
  const pages = [
    { chats: [own], nextCursor: "further", yourTurn: 1 },
    { chats: [theirs], nextCursor: null, yourTurn: null },
  ];
  await open({ open: false, answers: { "GET /chats": ({ query }) => pages[query.has("cursor") ? 1 : 0] } });
  await waitFor(() => expect(listed()).toEqual([id(2)]));
  fireEvent.click(button());
  await waitFor(() => expect(listed()).toEqual([id(1)]));
});

const page = (sentMinutesAgo: number, isOverdue?: true) => ({
  chats: [theirs],
  answers: {
    "GET /chats": () => ({ chats: [theirs], nextCursor: null, yourTurn: turnsIn([theirs]) }),
    "GET /chats/*/messages": () => ({
      messages: [message(1, { sentAt: minutesAgo(sentMinutesAgo) })],
      total: 1,
      hasMore: false,
      firstUnreadId: null,
      ...(isOverdue && { isOverdue }),
    }),
  },
});
const line = () => screen.queryByText(reminder.replace("{{name}}", "Robin"));

test("a quiet line reminds of an answer until one writes", async () => {
  await open(page(4 * DAY, true));
  await shownMessages();
  expect(line()?.closest("[role=list]")).toBeTruthy();
  await say("¡Hola!");
  await waitFor(() => expect(line()).toBeNull());
});

test.each([
  ["the server does not say so", page(4 * DAY)],
  ["they have just written", page(5, true)],
])("there is no reminder where %s", async (_, setup) => {
  await open(setup);
  await shownMessages();
  expect(line()).toBeNull();
});
