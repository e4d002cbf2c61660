import { v7 } from "uuid";

/**
 * A new message id: a UUID of version 7. The client makes it, so that sending a message again never writes it twice; being
 * ordered by time, it keeps the database's index compact. Needs `crypto.getRandomValues` alone, which pages without HTTPS
 * have as well.
 */
export function newMessageId(): string {
  return v7();
}
