import type { Chat } from "@nakamatch/contract/endpoints/chats";
import { isOnline } from "@nakamatch/domain/meeting/presence";
import { useEffect, useMemo, useState } from "react";
import { useApp } from "../../lib/app.tsx";
import { useOnline } from "../../lib/online.ts";

/** Milliseconds. */
const EVERY_MS = 20_000;

/** The current time by the server's clock, for green dots and day separators. */
export function useNow(): Date {
  const { session } = useApp();
  const [now, setNow] = useState(() => session.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(session.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, [session]);
  return now;
}

/** Some time of the current day: the same object until the day changes. */
export function useToday(now: Date): Date {
  const day = now.toDateString();
  return useMemo(() => new Date(day), [day]);
}

/** Whether a person is online (CHAT-09, CHAT-11); null for a closed account, or without a connection. */
export function useIsOnline(now: Date): (person: Chat["otherUser"]) => boolean | null {
  const isConnected = useOnline();
  return (person) => {
    if (person === null || !isConnected) return null;
    return isOnline(person.lastSeenAt === null ? null : new Date(person.lastSeenAt), now);
  };
}
