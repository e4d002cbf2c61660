import { useNavigate } from "react-router";
import { openChatAt, usePlace } from "../../lib/navigation.ts";

/** Leaves a chat that is gone, and takes it out of the history. Only where it is still open. */
export function useLeaveChat(chatId: string): () => void {
  const navigate = useNavigate();
  const place = usePlace();
  return () => {
    const here = place();
    if (here && openChatAt(here) === chatId) void navigate("/chats", { replace: true });
  };
}
