import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, composer, message, minutesAgo, open, reading, SEND, say, shownMessages } from "./testing.tsx";

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

test("a line stands above the first message that was unread on opening, until the chat is opened again", async () => {
  const messages = [message(1), message(2, { readAt: null }), message(3, { readAt: null })];
  let unreadCount = 2;
  const { goTo } = await open({
    messages,
    answers: {
      "GET /chats": () => ({ chats: [chat(1, { unreadCount })], nextCursor: null }),
      [`POST ${READ}`]: () => {
        unreadCount = 0;
        for (const each of messages) each.readAt = minutesAgo(0);
        return { reading: reading(viewer.id, messages[2]!) };
      },
    },
  });
  const line = () => screen.queryAllByText("Mensajes nuevos");
  await waitFor(() =>
    expect(line().map((each) => each.nextElementSibling?.textContent)).toEqual([expect.stringContaining("Mensaje 2")]),
  );
  await waitFor(() => expect(screen.queryByText("2 mensajes sin leer")).toBeNull());
  expect(line(), "it stays while one reads").toHaveLength(1);
  await goTo("/chats");
  await goTo(`/chats?chat=${chat(1).id}`);
  await within(await shownMessages()).findByText("Mensaje 3", { exact: false, selector: "p" });
  expect(line()).toHaveLength(0);
});

test("the line is gone once one has answered, also if the answer then fails", async () => {
  let fail = () => {};
  const failing = new Promise((resolve) => {
    fail = () => resolve(refusal("INTERNAL"));
  });
  const messages = [message(1), message(2, { readAt: null })];
  await open({ chats: [chat(1, { unreadCount: 1 })], messages, answers: { [SEND]: () => failing } });
  const line = () => screen.queryAllByText("Mensajes nuevos");
  await waitFor(() => expect(line()).toHaveLength(1));
  await say("Hola");
  await waitFor(() => expect(line()).toHaveLength(0));
  fail();
  await waitFor(async () => expect((await composer()).value).toBe("Hola"));
  expect(line()).toHaveLength(0);
});

test("CHAT-17 CHAT-18 CHAT-30: of sixty unread messages the first has the line, though the list counts ten; all are read, and the button loads older ones", async () => {
  const messages = Array.from({ length: 120 }, (_, index) =>
    message(index + 1, { sentAt: minutesAgo(120 - index), readAt: index < 60 ? minutesAgo(1) : null }),
  );
  const { of } = await open({ chats: [chat(1, { unreadCount: 10, lastMessage: messages[119]! })], messages });
  const list = await shownMessages();
  const shown = () => [...list.querySelectorAll("[data-message]")];
  const line = within(list).getByText("Mensajes nuevos");
  expect(line.nextElementSibling?.textContent).toContain("Mensaje 61");
  expect(shown(), "at once, with those between it and the newest 25").toHaveLength(60);
  const asked = of("GET", "/chats/*/messages").map(({ query }) => [query.get("before"), query.get("until")]);
  expect(asked).toEqual([
    [null, null],
    [messages[95]?.id, messages[60]?.id],
  ]);
  await waitFor(() => expect(of("POST", READ)).toHaveLength(1));
  fireEvent.click(within(list).getByRole("button", { name: "Cargar mensajes anteriores" }));
  await waitFor(() => expect(shown()).toHaveLength(85));
  expect(line.nextElementSibling?.textContent, "the line stays").toContain("Mensaje 61");
});

test("a failed mark-as-read is not retried again and again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const first = message(1, { readAt: null });
  const { of } = await open({
    chats: [chat(1, { unreadCount: 1, lastMessage: first })],
    messages: [first],
    answers: { [`POST ${READ}`]: () => refusal("INTERNAL") },
  });
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  await composer();
  expect(of("POST", READ)).toHaveLength(1);
});

test("a new chat leads to the safety centre until there is a message, which is read out", async () => {
  await open();
  await screen.findByText("Saluda a Robin");
  const link = () => screen.queryByRole("link", { name: "Consejos de seguridad" });
  expect(link()?.getAttribute("href")).toBe("/terms#safety");
  await push("message.created", message(1, { message: "¡Hola!", readAt: null, sentAt: minutesAgo(0) }));
  await waitFor(() => expect(link()).toBeNull());
  const lines = () => [...screen.getByRole("log").children].map(({ textContent }) => textContent);
  expect(lines()).toEqual(["Robin: ¡Hola!"]);
  await push("message.created", message(2, { message: "¿Qué tal?", readAt: null, sentAt: minutesAgo(0) }));
  await waitFor(() => expect(lines(), "as lines of their own").toEqual(["Robin: ¡Hola!", "Robin: ¿Qué tal?"]));
});

const money = /^No envíes dinero ni datos de pago/;

test("a risky first message has a hint for its reader, with the safety centre and reporting", async () => {
  const text = "¿Quieres ganar dinero conmigo?";
  await open({ messages: [message(1, { message: text }), message(2, { message: "¿Qué me dices?" })] });
  const list = await shownMessages();
  const line = (await within(list).findByText(money)).closest("[role=listitem]") as HTMLElement;
  expect(line.previousElementSibling?.textContent, "it is below the message").toContain(text);
  expect(within(line).getByRole("link").getAttribute("href")).toBe("/terms#safety");
  fireEvent.click(within(line).getByRole("button", { name: es.reports.chat.action }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("a message in the middle of a long conversation has no hint", async () => {
  const messages = Array.from({ length: 30 }, (_, index) => message(index + 1));
  await open({ messages: [...messages, message(31, { message: "¿Quieres ganar dinero conmigo?" })] });
  const list = await shownMessages();
  await within(list).findByText("¿Quieres ganar dinero conmigo?");
  expect(within(list).queryByText(money)).toBeNull();
});
