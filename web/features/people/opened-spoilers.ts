import { useSyncExternalStore } from "react";
import { usePart } from "../../lib/app.tsx";
import { createSubscribers } from "../../lib/subscribers.ts";

/** Spoilers that were opened or hidden by a press, by place, until the page is left. */
function createOpened() {
  const { subscribe, notify } = createSubscribers();
  const opened = new Map<string, boolean>();
  return {
    subscribe,
    get: (place: string) => opened.get(place),
    set(place: string, isOpen: boolean) {
      opened.set(place, isOpen);
      notify();
    },
  };
}

/** What was wanted at the place, if anything, and the function that says so. */
export function useOpenedSpoiler(place: string): [wanted: boolean | undefined, want: (isOpen: boolean) => void] {
  const { subscribe, get, set } = usePart(createOpened);
  const wanted = useSyncExternalStore(subscribe, () => get(place));
  return [wanted, (isOpen) => set(place, isOpen)];
}
