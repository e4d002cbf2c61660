import type { Translate } from "../lib/i18n.ts";
import { factProblemText } from "../person/facts/fact-problem.ts";
import { emptyPersonFacts, type PersonFactsForm } from "../person/facts/person-facts-form.tsx";
import { accountProblemText } from "./account-problem-text.ts";
import type { RegistrationForm } from "./registration-form.ts";

/** The words for a field's problem (specification §8). A reason without words of its own gets the general ones. */
export function problemText(t: Translate, field: keyof RegistrationForm, reason: string): string {
  if (isFact(field)) return factProblemText(t, field, reason);
  return accountProblemText(t, field, reason);
}

function isFact(field: keyof RegistrationForm): field is keyof PersonFactsForm {
  return field in emptyPersonFacts;
}
