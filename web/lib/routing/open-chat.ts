import type { Location } from "react-router";

/** The id of the chat that is open at an address; null at others. */
export function openChatAt({ pathname, search }: Pick<Location, "pathname" | "search">): string | null {
  return pathname === "/chats" ? new URLSearchParams(search).get("chat") : null;
}
