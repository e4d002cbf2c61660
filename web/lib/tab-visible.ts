import { useSyncExternalStore } from "react";
import { listen } from "./listen.ts";

const subscribe = (watcher: () => void) => listen(["visibilitychange"], watcher, document);

/** Whether the tab is visible: what arrives in a hidden one has not been read. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
}
