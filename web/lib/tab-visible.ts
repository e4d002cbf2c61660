import { useSyncExternalStore } from "react";
import { listen } from "./listen.ts";

const subscribe = (watcher: () => void) => listen(["visibilitychange"], watcher, document);

/** Whether the tab is visible: messages in a hidden one are unread. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
}
