import { type Censorship, readCensorship } from "@nakamatch/domain/safety/censorship";
import { useSyncExternalStore } from "react";
import { createSubscribers } from "../../../lib/subscribers.ts";

/** Where this browser stores the filter of its texts, for all accounts (OPEN-85). */
const key = "nakamatch-censorship";
const { subscribe, notify } = createSubscribers();

let settings: Censorship | null = null;

/** The current settings; the same object until something changes. */
export function censorshipSettings(): Censorship {
  settings ??= readCensorship(stored());
  return settings;
}

/** Changes the settings, in every open tab. */
export function changeCensorship(changes: Partial<Censorship>): void {
  settings = { ...censorshipSettings(), ...changes };
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Without storage they last for this page.
  }
  notify();
}

/** The settings for a component. */
export function useCensorship(): Censorship {
  return useSyncExternalStore(subscribe, censorshipSettings);
}

// `key` is null when the whole storage was cleared.
addEventListener("storage", (event) => {
  if (event.key !== key && event.key !== null) return;
  settings = null;
  notify();
});

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
