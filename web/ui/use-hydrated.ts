import { useSyncExternalStore } from "react";

/**
 * False in pages that were rendered beforehand (`web/prerender.tsx`), until React has taken them over: for what only a browser
 * can draw, and for decoration that would make such a page long. True at once everywhere else.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never() {
  return () => {};
}
