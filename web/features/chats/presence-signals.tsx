import { useEffect } from "react";
import { useApp } from "../../lib/app.tsx";

/** The server's interval of storing activity, in milliseconds (OPEN-59). */
const ACTIVITY_INTERVAL_MS = 30_000;

const activity = ["pointerdown", "keydown", "wheel", "touchstart", "focus", "visibilitychange"] as const;

/** Reports activity, at most every 30 seconds. Renders nothing. */
export function PresenceSignals() {
  const { live } = useApp();
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const alive = () => {
      const now = Date.now();
      if (now - last < ACTIVITY_INTERVAL_MS || document.visibilityState !== "visible") return;
      last = now;
      live.tell("presence.active");
    };
    alive();
    // What was told without a connection is lost.
    const unlisten = live.listen("events.missed", () => {
      if (Date.now() - last < ACTIVITY_INTERVAL_MS) live.tell("presence.active");
    });
    for (const event of activity) addEventListener(event, alive, { passive: true, capture: true });
    return () => {
      unlisten();
      for (const event of activity) removeEventListener(event, alive, { capture: true });
    };
  }, [live]);
  return null;
}
