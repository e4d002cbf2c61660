import { useMatch, useSearchParams } from "react-router";
import { useUser } from "../lib/session.tsx";
import { useTabVisible } from "../lib/tab-visible.ts";
import { useLiveChats } from "./use-chats.ts";
import { useDelivery } from "./use-delivery.ts";

/**
 * Keeps the cached chats up to date on every screen, so that the chats open with current data, or with what was prefetched
 * for a link, and sends what waits for a connection. Renders nothing.
 */
export function ChatsWatch() {
  const [params] = useSearchParams();
  const isThere = useMatch("/chats") !== null;
  const isVisible = useTabVisible();
  useDelivery(useUser().id);
  useLiveChats(isThere && isVisible ? params.get("chat") : null);
  return null;
}
