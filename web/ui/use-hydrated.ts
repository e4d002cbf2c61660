import { useSyncExternalStore } from "react";

/**
 * False in prerendered pages (`web/prerender.tsx`) until hydration; otherwise true at once. For browser-only content
 * and large decoration.
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
