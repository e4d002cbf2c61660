import { openChatAt } from "../../lib/routing/open-chat.ts";
import { useRouter } from "../../lib/routing/routing.tsx";

/**
 * Leaves a chat that is gone, where it is still open: who has gone elsewhere meanwhile stays there. It leaves the history too,
 * there is nothing to go back to.
 */
export function useLeaveChat(chatId: string): () => void {
  const router = useRouter();
  return () => {
    const { isUnderway, shown } = router.state;
    if (!isUnderway && openChatAt(shown.location) === chatId) void router.navigate("/chats", { replace: true });
  };
}
