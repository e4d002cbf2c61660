import { useSyncExternalStore } from "react";
import { readStored, store } from "./browser-storage.ts";
import { createSubscribers } from "./subscribers.ts";

/**
 * A setting of this browser, synced across tabs; undefined until chosen. Without storage it lasts for the page, as
 * `data-{attribute}` of `<html>`.
 */
export function storedChoice<Choice extends string>(key: string, attribute: string, choices: readonly Choice[]) {
  const { subscribe, notify } = createSubscribers();

  const choiceOf = (text: string | null | undefined) => choices.find((choice) => choice === text);
  const read = () => choiceOf(readStored(key) ?? document.documentElement.dataset[attribute]);

  /** Applies and stores it. */
  function set(choice: Choice | undefined): void {
    const { dataset } = document.documentElement;
    if (choice) dataset[attribute] = choice;
    else delete dataset[attribute];
    store(key, choice ?? null);
    notify();
  }

  // Not while prerendering. A null key: another tab cleared its storage.
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === key || event.key === null) set(choiceOf(readStored(key)));
  });

  return { read, set, use: () => useSyncExternalStore(subscribe, read, () => undefined) };
}
