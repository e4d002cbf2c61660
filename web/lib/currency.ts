import { CURRENCY_HEADER } from "@nakamatch/contract/vocabulary/premium";
import { useSyncExternalStore } from "react";
import { createSubscribers } from "./subscribers.ts";

/** Shared by guests and all accounts. */
const key = "nakamatch-currency";
const { subscribe, notify } = createSubscribers();

/** Read once, so that calls match this page despite other tabs. */
let isShown: boolean | undefined;

function wantsEuros(): boolean {
  try {
    isShown ??= localStorage.getItem(key) === "eur";
  } catch {
    // Without storage it lasts for this page.
  }
  return isShown ?? false;
}

function chooseEuros(wanted: boolean): void {
  isShown = wanted;
  try {
    if (wanted) localStorage.setItem(key, "eur");
    else localStorage.removeItem(key);
  } catch {
    // As above.
  }
  notify();
}

// Optional: prerendering has none.
globalThis.addEventListener?.("storage", (event) => {
  if (event.key !== key && event.key !== null) return;
  isShown = undefined;
  notify();
});

/** Euros despite the language's currency, and the setter (PREM-04). */
export function useEuros(): readonly [boolean, (wanted: boolean) => void] {
  return [useSyncExternalStore(subscribe, wantsEuros, () => false), chooseEuros];
}

/** Tells the server the page's currency. */
export function currencyHeader(): Record<string, string> {
  return wantsEuros() ? { [CURRENCY_HEADER]: "eur" } : {};
}
