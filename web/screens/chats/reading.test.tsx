import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, id, message, minutesAgo, open, reading, shownMessages } from "./testing.tsx";

const READ = "/chats/*/read";

test("CHAT-30 CHAT-31: unread messages are marked read once when the chat opens, and once for each new message", async () => {
  const first = message(1, { readAt: null });
  const second = message(2, { readAt: null, sentAt: minutesAgo(0) });
  let upTo = first;
  const { of } = await open({
    chats: [chat(1, { unreadCount: 1, lastMessage: first })],
    messages: [first],
    answers: { [`POST ${READ}`]: () => ({ reading: reading(viewer.id, upTo) }) },
  });
  await shownMessages();
  await waitFor(() => expect(screen.queryByText("1 mensaje sin leer")).toBeNull());
  expect(of("POST", READ)).toHaveLength(1);
  upTo = second;
  await push("message.created", second);
  await within(await shownMessages()).findByText("Mensaje 2", { exact: false, selector: "p" });
  await waitFor(() => expect(of("POST", READ)).toHaveLength(2));
});

test("a new chat leads to the safety centre until there is a message", async () => {
  await open({ messages: [] });
  await screen.findByText("Saluda a Robin");
  const link = () => screen.queryByRole("link", { name: "Consejos de seguridad" });
  expect(link()?.getAttribute("href")).toBe("/terms#safety");
  await push("message.created", message(1, { chatId: id(1) }));
  await waitFor(() => expect(link()).toBeNull());
});

test("the first message of a new chat is read out", async () => {
  await open({ messages: [] });
  await screen.findByText("Saluda a Robin");
  await push("message.created", message(1, { message: "¡Hola!", chatId: id(1), readAt: null, sentAt: minutesAgo(0) }));
  await waitFor(() => expect(screen.getByRole("log").textContent).toBe("Robin: ¡Hola!"));
});
