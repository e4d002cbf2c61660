import { type Censorship, readCensorship } from "@nakamatch/domain/safety/censorship";
import { useSyncExternalStore } from "react";
import { type App, usePart } from "../../../lib/app.tsx";
import { readStored, store } from "../../../lib/browser-storage.ts";
import { createSubscribers } from "../../../lib/subscribers.ts";

/** Storage key, shared by all accounts (OPEN-85). */
const KEY = "nakamatch-censorship";

function createSettings({ signal }: App) {
  const { subscribe, notify } = createSubscribers();
  let settings: Censorship | null = null;
  /** Referentially stable until a change. */
  const read = () => {
    settings ??= readCensorship(readStored(KEY));
    return settings;
  };
  const onStorage = ({ key }: StorageEvent) => {
    // `key` is null if all storage was cleared.
    if (key !== KEY && key !== null) return;
    settings = null;
    notify();
  };
  addEventListener("storage", onStorage, { signal });
  return {
    subscribe,
    read,
    /** Changes the settings in all tabs; without storage, for this page only. */
    change(changes: Partial<Censorship>) {
      settings = { ...read(), ...changes };
      store(KEY, JSON.stringify(settings));
      notify();
    },
  };
}

export function useCensorship() {
  const { subscribe, read, change } = usePart(createSettings);
  return { settings: useSyncExternalStore(subscribe, read), change };
}
