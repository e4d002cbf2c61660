import { useSyncExternalStore } from "react";
import { listen } from "./listen.ts";

const subscribe = (watcher: () => void) => listen(["online", "offline"], watcher);

/** Whether the browser reports a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
