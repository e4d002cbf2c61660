import { type Censorship, readCensorship } from "@nakamatch/domain/safety/censorship";
import { useSyncExternalStore } from "react";
import { type App, usePart } from "../../../lib/app.tsx";
import { createSubscribers } from "../../../lib/subscribers.ts";

/** Where this browser stores the filter of its texts, for all accounts (OPEN-85). */
const KEY = "nakamatch-censorship";

function createSettings({ signal }: App) {
  const { subscribe, notify } = createSubscribers();
  let settings: Censorship | null = null;
  /** The same object until something changes. */
  const read = () => {
    settings ??= readCensorship(stored());
    return settings;
  };
  const follow = ({ key }: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (key !== KEY && key !== null) return;
    settings = null;
    notify();
  };
  addEventListener("storage", follow, { signal });
  return {
    subscribe,
    read,
    /** Changes the settings, in every open tab. */
    change(changes: Partial<Censorship>) {
      settings = { ...read(), ...changes };
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Without storage they last for this page.
      }
      notify();
    },
  };
}

export function useCensorship() {
  const { subscribe, read, change } = usePart(createSettings);
  return { settings: useSyncExternalStore(subscribe, read), change };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
