import { useMatch, useSearchParams } from "react-router";
import { useTabVisible } from "../../lib/tab-visible.ts";
import { useLiveChats } from "./use-chats.ts";

/**
 * Keeps what is known of the chats as it is on the server, wherever a signed-in person is: the screen opens with it, or
 * with what was fetched when somebody was about to go there. Renders nothing.
 */
export function ChatsWatch() {
  const [params] = useSearchParams();
  const isThere = useMatch("/chats") !== null;
  const isVisible = useTabVisible();
  useLiveChats(isThere && isVisible ? params.get("chat") : null);
  return null;
}
