import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { emergencyNumbers } from "@nakamatch/domain/meeting/emergency-numbers";
import { fillIn } from "@nakamatch/phrases/text";
import { checkInPhrases } from "./languages.ts";

/** That nobody watches, and whom to call instead where the plan is. */
export function emergencyText(timeZone: string, language: Language): string {
  const { emergency, emergencyLocal } = checkInPhrases[language];
  const numbers = emergencyNumbers(timeZone);
  const list = new Intl.ListFormat(language, { type: "disjunction" }).format(numbers);
  return numbers.length > 0 ? fillIn(emergency, { numbers: list }, language) : emergencyLocal;
}
