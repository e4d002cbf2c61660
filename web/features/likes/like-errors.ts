import type { AppError } from "../../lib/errors.ts";

/**
 * Which text of the catalogue tells that a like failed (ERR-23..26): the person could not be looked up, the server could
 * not write the like or take it back, or nothing is known of it.
 */
export function likeErrorKey(code: AppError["code"], wanted: boolean) {
  switch (code) {
    case "PERSON_NOT_FOUND":
    case "NOT_FOUND":
      return "likes.errors.lookup";
    case "INTERNAL":
    case "FORBIDDEN":
    case "TOO_MANY_REQUESTS":
      return wanted ? "likes.errors.insert" : "likes.errors.update";
    default:
      return "likes.errors.unexpected";
  }
}

/**
 * Which text of the catalogue tells that a chat could not be opened (ERR-42..45). `createError` takes the server's reason
 * as `message`.
 */
export function openChatErrorKey(code: AppError["code"]) {
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
