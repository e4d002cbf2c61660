import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import { isOnline } from "@nakamatch/domain/meeting/presence";
import { useEffect, useMemo, useState } from "react";
import { useApp } from "../../lib/app.tsx";
import { useOnline } from "../../lib/online.ts";

/** Milliseconds. */
const EVERY_MS = 20_000;

/** Server time, for presence and day separators. */
export function useNow(): Date {
  const { session } = useApp();
  const [now, setNow] = useState(() => session.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(session.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, [session]);
  return now;
}

/** Any time of the current day, referentially stable until midnight. */
export function useToday(now: Date): Date {
  const day = now.toDateString();
  return useMemo(() => new Date(day), [day]);
}

/** Online status (CHAT-09, CHAT-11); null for a deleted account, or offline. */
export function useIsOnline(now: Date): (person: Chat["otherUser"]) => boolean | null {
  const isConnected = useOnline();
  return (person) => {
    if (person === null || !isConnected) return null;
    return isOnline(person.lastSeenAt === null ? null : new Date(person.lastSeenAt), now);
  };
}
