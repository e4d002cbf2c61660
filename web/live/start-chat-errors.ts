import type { AppError } from "../lib/errors.ts";

/** The phrase for a chat that could not be opened (ERR-42..45). `createError` takes the server's reason as `message`. */
export function startChatErrorKey(code: AppError["code"]) {
  switch (code) {
    case "CHAT_REFUSED_BLOCKED":
      return "chats.errors.accessDenied";
    case "CHAT_NOT_FOUND":
    case "NOT_FOUND":
      return "chats.errors.lookupError";
    case "NOT_MATCHED":
    case "PERSON_NOT_FOUND":
    case "INTERNAL":
      return "chats.errors.createError";
    default:
      return "chats.errors.actionError";
  }
}
