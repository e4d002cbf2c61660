import { useEffect } from "react";
import { tellServer } from "../lib/realtime.ts";

/** The server stores activity at most this often, in milliseconds (OPEN-59). */
const ACTIVITY_INTERVAL_MS = 30_000;

const activity = ["pointerdown", "keydown", "wheel", "touchstart", "focus"] as const;

/** Tells the server that the person is active, at most every 30 seconds. Renders nothing. */
export function PresenceSignals() {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const alive = () => {
      const now = Date.now();
      if (now - last < ACTIVITY_INTERVAL_MS || document.visibilityState !== "visible") return;
      last = now;
      tellServer("presence.active");
    };
    alive();
    for (const event of activity) addEventListener(event, alive, { passive: true, capture: true });
    return () => {
      for (const event of activity) removeEventListener(event, alive, { capture: true });
    };
  }, []);
  return null;
}
