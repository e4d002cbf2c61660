import { expect, test } from "vitest";
import { inGroups, type ShownMessage } from "./message-groups.ts";

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
