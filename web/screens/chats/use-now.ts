import { useEffect, useState } from "react";
import { useApp } from "../../lib/app.tsx";

/**
 * The current time by the server's clock, updated every 20 seconds: green dots disappear and day separators change by
 * themselves.
 */
export function useNow(everyMs = 20_000): Date {
  const { session } = useApp();
  const [now, setNow] = useState(() => session.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(session.now()), everyMs);
    return () => clearInterval(timer);
  }, [session, everyMs]);
  return now;
}
