import { useMatch, useSearchParams } from "react-router";
import { useTabVisible } from "../../lib/tab-visible.ts";
import { useLiveChats } from "./use-chats.ts";

/**
 * Keeps the cached chats up to date on every screen, so that the chats open with current data, or with what was prefetched
 * for a link. Renders nothing.
 */
export function ChatsWatch() {
  const [params] = useSearchParams();
  const isThere = useMatch("/chats") !== null;
  const isVisible = useTabVisible();
  useLiveChats(isThere && isVisible ? params.get("chat") : null);
  return null;
}
