import { CURRENCY_HEADER } from "@nakamatch/contract/vocabulary/premium";
import { useSyncExternalStore } from "react";
import { createSubscribers } from "./subscribers.ts";

/** Where this browser stores that prices are wanted in euro, for guests and all accounts. */
const key = "nakamatch-currency";
const { subscribe, notify } = createSubscribers();

/** Read once, so that calls ask for the currency that this page shows, whatever another tab stores at the same moment. */
let isShown: boolean | undefined;

function wantsEuros(): boolean {
  try {
    isShown ??= localStorage.getItem(key) === "eur";
  } catch {
    // Without storage the choice lasts for this page.
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

// Optional: the page is also rendered beforehand, by the build.
globalThis.addEventListener?.("storage", (event) => {
  if (event.key !== key && event.key !== null) return;
  isShown = undefined;
  notify();
});

/** Whether prices are wanted in euro where the language has another currency, and the function that changes it (PREM-04). */
export function useEuros(): readonly [boolean, (wanted: boolean) => void] {
  return [useSyncExternalStore(subscribe, wantsEuros, () => false), chooseEuros];
}

/** Tells the server in which currency the page shows prices. */
export function currencyHeader(): Record<string, string> {
  return wantsEuros() ? { [CURRENCY_HEADER]: "eur" } : {};
}
