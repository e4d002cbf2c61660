import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { useRef } from "react";
import { useRealtime } from "../../lib/realtime.ts";
import { useUser } from "../../lib/session.tsx";

/** Tells of messages of others, and of what ends that: one was taken back, maybe before its creation is told, or read. */
export function useMessageNews(
  onNew: (message: ChatMessage) => void,
  onOver: (isOver: (message: Pick<ChatMessage, "id" | "chatId">) => boolean) => void,
): void {
  const { id: viewerId } = useUser();
  const takenBack = useRef(new Set<string>());
  useRealtime("message.created", (message) => {
    if (message.senderId !== viewerId && !takenBack.current.has(message.id)) onNew(message);
  });
  useRealtime("message.updated", ({ id }) => {
    takenBack.current.add(id);
    onOver((message) => message.id === id);
  });
  useRealtime("message.read", ({ readerId, chatId }) => {
    if (readerId === viewerId) onOver((message) => message.chatId === chatId);
  });
}
