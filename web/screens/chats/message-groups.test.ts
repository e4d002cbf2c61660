import { expect, test } from "vitest";
import { inGroups, riskyFirstMessage, type ShownMessage } from "./message-groups.ts";

function at(sentAt: string): ShownMessage {
  return { id: sentAt, chatId: "c", senderId: "a", message: "", sentAt, readAt: null };
}

const texts = (messages: readonly ShownMessage[]) =>
  inGroups(messages).map((group) => group.messages.map(({ id }) => id));

const morning = at("2026-03-04T09:59:59.999Z");
const ten = at("2026-03-04T10:00:00.000Z");
const fourteen = at("2026-03-04T10:14:59.999Z");
const later = at("2026-03-04T10:15:00.000Z");

test("messages of the same quarter of an hour are a group", () => {
  expect(texts([morning, ten, fourteen, later])).toEqual([[morning.id], [ten.id, fourteen.id], [later.id]]);
  expect(inGroups([])).toEqual([]);
});

test("a message whose clock is behind stays in its place, in the last group", () => {
  const outgoing = { ...at("2026-03-04T09:30:00.000Z"), outgoing: "sending" } as const;
  expect(texts([ten, later, outgoing])).toEqual([[ten.id], [later.id, outgoing.id]]);
});

const ME = "me";
const THEM = "them";

const said = (...texts: [senderId: string | null, message: string][]) =>
  texts.map(([senderId, message], index) => ({ id: `${index}`, senderId, message }));

test.each([
  ["nothing was said", said(), null],
  ["a harmless one", said([THEM, "¡Hola!"]), null],
  ["the first one", said([THEM, "¿Tienes Telegram?"]), { id: "0", risk: "contact" }],
  ["the third one", said([THEM, "a"], [ME, "b"], [THEM, "c"], [THEM, "dinero fácil"]), { id: "3", risk: "money" }],
  ["the earliest of two", said([THEM, "mira example.com"], [THEM, "Bitcoin"]), { id: "0", risk: "link" }],
  ["the fourth one", said([THEM, "a"], [THEM, "b"], [THEM, "c"], [THEM, "WhatsApp"]), null],
  ["the reader's own", said([ME, "¿Tienes Telegram?"], [THEM, "No"]), null],
  ["one of a closed account", said([null, "¿Tienes Telegram?"]), null],
])("a risky first message: %s", (_, messages, expected) => {
  expect(riskyFirstMessage(messages, ME)).toEqual(expected);
});
