import { isPromptQuestion } from "@nakamatch/contract/vocabulary/prompts";
import type { Translate } from "../../../lib/i18n.ts";

/** Its key if this version does not know the question. */
export function questionText(t: Translate, question: string): string {
  return isPromptQuestion(question) ? t(`prompts.questions.${question}`) : question;
}
