import { useSyncExternalStore } from "react";
import { createSubscribers } from "./subscribers.ts";

/**
 * A choice of this browser, which every tab follows; undefined until one is made. Without storage it lasts for the page, as
 * the attribute `data-{attribute}` of `<html>`.
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

  /** Applies it at once, and stores it. */
  function set(choice: Choice | undefined): void {
    const { dataset } = document.documentElement;
    if (choice) dataset[attribute] = choice;
    else delete dataset[attribute];
    try {
      if (choice) localStorage.setItem(key, choice);
      else localStorage.removeItem(key);
    } catch {
      // It lasts for the page.
    }
    notify();
  }

  function follow(subscriber: () => void): () => void {
    const unsubscribe = subscribe(subscriber);
    // Null: another tab has removed everything.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) set(read());
    };
    addEventListener("storage", onStorage);
    return () => {
      unsubscribe();
      removeEventListener("storage", onStorage);
    };
  }

  return { read, set, use: () => useSyncExternalStore(follow, read, () => undefined) };
}
