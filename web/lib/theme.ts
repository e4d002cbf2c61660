import { useSyncExternalStore } from "react";
import { createSubscribers } from "./subscribers.ts";

/** What a person can choose; `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const key = "nakamatch-theme";
const subscribers = createSubscribers();

/** The chosen theme; `system` when none is stored. Without readable storage it is the one that the page has. */
export function readTheme(): Theme {
  const chosen = readStored();
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

function readStored(): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return document.documentElement.dataset.theme;
  }
}

/** Stores the choice and applies it at once. public/early.js does the same before the first paint of a visit. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Without storage the choice lasts for this page.
  }
  subscribers.notify();
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribers.subscribe(listener);
  // Another tab changed it.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) setTheme(readTheme());
  };
  addEventListener("storage", onStorage);
  return () => {
    unsubscribe();
    removeEventListener("storage", onStorage);
  };
}

/** The chosen theme and its setter, for `ThemeSwitch`. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => "system" as const), setTheme];
}
