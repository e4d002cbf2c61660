import type { AppError } from "../../lib/errors.ts";

/**
 * The phrase for a failed like (ERR-23..26): the person was not found, the server could not write or remove the like, or
 * the cause is unknown. `wanted` is the state asked for.
 */
export function likeErrorKey(code: AppError["code"], wanted: boolean) {
  switch (code) {
    case "PERSON_NOT_FOUND":
    case "NOT_FOUND":
      return "likes.errors.lookup";
    case "INTERNAL":
    case "FORBIDDEN":
      return wanted ? "likes.errors.insert" : "likes.errors.update";
    default:
      return "likes.errors.unexpected";
  }
}
