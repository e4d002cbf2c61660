import { useNavigate } from "react-router";
import { openChatAt, usePlace } from "../../lib/navigation.ts";

/**
 * Leaves a chat that is gone, where it is still open: who has gone elsewhere meanwhile stays there. It leaves the history too,
 * there is nothing to go back to.
 */
export function useLeaveChat(chatId: string): () => void {
  const navigate = useNavigate();
  const place = usePlace();
  return () => {
    const here = place();
    if (here && openChatAt(here) === chatId) void navigate("/chats", { replace: true });
  };
}
