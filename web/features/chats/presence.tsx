import { useEffect } from "react";
import { tellServer } from "../../lib/realtime.ts";

/** The server keeps a sign of life at most this often, in milliseconds (OPEN-59). */
export const SIGN_OF_LIFE_MS = 30_000;

const signs = ["pointerdown", "keydown", "wheel", "touchstart", "focus"] as const;

/** Tells the server that the person is active, at most every 30 seconds, while they do something. Renders nothing. */
export function PresenceSignals() {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const alive = () => {
      const now = Date.now();
      if (now - last < SIGN_OF_LIFE_MS || document.visibilityState !== "visible") return;
      last = now;
      tellServer("presence.active");
    };
    alive();
    for (const sign of signs) addEventListener(sign, alive, { passive: true, capture: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, alive, { capture: true });
    };
  }, []);
  return null;
}
