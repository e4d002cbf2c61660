import { useEffect, useState } from "react";
import { serverNow } from "../../lib/session-store.ts";

/**
 * The current time by the server's clock, updated every 20 seconds: green dots disappear and day separators change by
 * themselves.
 */
export function useNow(everyMs = 20_000): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
