import { useSyncExternalStore } from "react";

/** Whether the tab is visible: what arrives in a hidden one has not been read. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      document.addEventListener("visibilitychange", watcher);
      return () => document.removeEventListener("visibilitychange", watcher);
    },
    () => document.visibilityState === "visible",
  );
}
