import { expect, test } from "vitest";
import { riskyFirstMessage } from "./message-groups.ts";

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
])("%s", (_, messages, expected) => {
  expect(riskyFirstMessage(messages, ME)).toEqual(expected);
});
