import { useSyncExternalStore } from "react";

/** Whether the browser has a connection, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      addEventListener("online", watcher);
      addEventListener("offline", watcher);
      return () => {
        removeEventListener("online", watcher);
        removeEventListener("offline", watcher);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
