import { useSyncExternalStore } from "react";

/** Whether a media query matches, live. For what CSS cannot do, such as another place in the document. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const current = matchMedia(query);
      current.addEventListener("change", changed);
      return () => current.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
}
