import { expect, test } from "vitest";
import { startChatErrorKey } from "./start-chat-errors.ts";

test("ERR-42 ERR-43 ERR-44 ERR-45: a chat that cannot be opened shows the reason", () => {
  expect(startChatErrorKey("CHAT_REFUSED_BLOCKED")).toBe("chats.errors.accessDenied");
  expect(startChatErrorKey("CHAT_NOT_FOUND")).toBe("chats.errors.lookupError");
  expect(startChatErrorKey("NOT_MATCHED")).toBe("chats.errors.createError");
  expect(startChatErrorKey("INTERNAL")).toBe("chats.errors.createError");
  expect(startChatErrorKey("NETWORK")).toBe("chats.errors.actionError");
});
