import { expect, test } from "vitest";
import { startChatErrorKey } from "./use-start-chat.ts";

test.each([
  ["CHAT_REFUSED_BLOCKED", "accessDenied"],
  ["CHAT_NOT_FOUND", "lookupError"],
  ["NOT_FOUND", "lookupError"],
  ["NOT_MATCHED", "createError"],
  ["PERSON_NOT_FOUND", "createError"],
  ["INTERNAL", "createError"],
  ["NETWORK", "actionError"],
  ["UNAVAILABLE", "actionError"],
] as const)("ERR-42 ERR-43 ERR-44 ERR-45: a chat that cannot be opened because of %s shows %s", (code, key) => {
  expect(startChatErrorKey(code)).toBe(`chats.errors.${key}`);
});
