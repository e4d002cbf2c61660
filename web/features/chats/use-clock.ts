import { useEffect, useState } from "react";

/** The present moment, renewed every 20 seconds: green dots go out by themselves, days change. */
export function useNow(everyMs = 20_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
