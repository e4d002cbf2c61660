import { useSyncExternalStore } from "react";
import { createSubscribers } from "./subscribers.ts";

/**
 * A setting of this browser, synced across tabs; undefined until chosen. Without storage it lasts for the page, as
 * `data-{attribute}` of `<html>`.
 */
export function storedChoice<Choice extends string>(key: string, attribute: string, choices: readonly Choice[]) {
  const { subscribe, notify } = createSubscribers();

  function read(): Choice | undefined {
    let stored: string | null | undefined;
    try {
      stored = localStorage.getItem(key);
    } catch {
      stored = document.documentElement.dataset[attribute];
    }
    return choices.find((choice) => choice === stored);
  }

  /** Applies and stores it. */
  function set(choice: Choice | undefined): void {
    const { dataset } = document.documentElement;
    if (choice) dataset[attribute] = choice;
    else delete dataset[attribute];
    try {
      if (choice) localStorage.setItem(key, choice);
      else localStorage.removeItem(key);
    } catch {
      // Lasts for the page.
    }
    notify();
  }

  // Not while prerendering. A null key: another tab cleared its storage.
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === key || event.key === null) set(read());
  });

  return { read, set, use: () => useSyncExternalStore(subscribe, read, () => undefined) };
}
