import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { readStoredJson } from "../../lib/browser-storage.ts";
import { onPersonMoves } from "../../lib/person-moves.ts";

/** Where the router keeps the positions in pixels, by key of the history entry. */
export const POSITIONS = "nakamatch-scroll";

/** How long the content of a reloaded screen is waited for, in milliseconds. */
const WAIT_MS = 10_000;

/**
 * Scrolls a reloaded screen to where it was once the content is high enough, unless the person moves or leaves before. The
 * router tries once, when there may be placeholders only.
 */
export function usePlaceAfterReload(): void {
  const { key } = useLocation();
  const isReload = useRef(true);
  useEffect(() => {
    const place = isReload.current ? readPlace(key) : 0;
    isReload.current = false;
    if (place <= scrollY) return undefined;
    const growth = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - innerHeight < place) return;
      scrollTo({ top: place, behavior: "instant" });
      stop();
    });
    const listening = onPersonMoves(() => stop());
    const timer = setTimeout(() => stop(), WAIT_MS);
    const stop = () => {
      growth.disconnect();
      listening();
      clearTimeout(timer);
    };
    growth.observe(document.body);
    return stop;
  }, [key]);
}

/** 0 without one, and where a screen keeps its place itself. */
function readPlace(key: string): number {
  if ((history.state as { discovery?: unknown } | null)?.discovery) return 0;
  const place = (readStoredJson(POSITIONS, "sessionStorage") as Partial<Record<string, unknown>> | null)?.[key];
  return typeof place === "number" ? place : 0;
}
