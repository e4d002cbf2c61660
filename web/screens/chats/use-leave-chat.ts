import { useNavigate } from "react-router";
import { openChatAt, usePlace } from "../../lib/navigation.ts";

/** Leaves a deleted chat, if still open, and removes it from the history. */
export function useLeaveChat(): (chatId: string) => void {
  const navigate = useNavigate();
  const place = usePlace();
  return (chatId) => {
    const here = place();
    if (here && openChatAt(here) === chatId) void navigate("/chats", { replace: true });
  };
}
