import { TYPING_INTERVAL_MS, TYPING_SHOWN_MS } from "@nakamatch/contract/events/realtime";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../lib/app.tsx";
import { useRealtime } from "../../lib/realtime.ts";

/** Returns what to call at each change of the text: it tells the other side of the chat, now and then, that one is writing. */
export function useTypingSignal(chatId: string): () => void {
  const { live } = useApp();
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = Date.now();
    if (now - last.current < TYPING_INTERVAL_MS) return;
    last.current = now;
    live.tell("chat.typing", { chatId });
  };
}

/** Whether the other side of the chat is writing. It ends by itself, and with their message. */
export function useIsTyping(chatId: string): boolean {
  // A new object for each event: the timer restarts.
  const [latest, setLatest] = useState<object | null>(null);
  useRealtime("chat.typing", (event) => {
    if (event.chatId === chatId) setLatest(event);
  });
  useRealtime("message.created", (message) => {
    if (message.chatId === chatId) setLatest(null);
  });
  useEffect(() => {
    if (!latest) return;
    const timer = setTimeout(() => setLatest(null), TYPING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return latest !== null;
}
