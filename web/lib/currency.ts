import { CURRENCY_HEADER } from "@nakamatch/contract/vocabulary/premium";
import { storedChoice } from "./stored-choice.ts";

/** Shared by guests and all accounts. */
const chosen = storedChoice("nakamatch-currency", "currency", ["eur"]);

/** Euros despite the language's currency, with setter (PREM-04). */
export function useEuros(): readonly [boolean, (wanted: boolean) => void] {
  return [chosen.use() === "eur", (wanted) => chosen.set(wanted ? "eur" : undefined)];
}

/** The page's currency, for the server. */
export function currencyHeader(): Record<string, string> {
  return chosen.read() ? { [CURRENCY_HEADER]: "eur" } : {};
}
