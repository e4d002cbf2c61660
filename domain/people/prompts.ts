import { PROMPTS } from "@nakamatch/contract/vocabulary/limits";
import { isPromptQuestion } from "@nakamatch/contract/vocabulary/prompts";
import { freeTextProblem, isVisible, storableText } from "./visible-text.ts";

/** The answer to a question on a profile. */
export interface PromptAnswer {
  question: string;
  answer: string;
}

export type AnswerProblem = "required" | "invalid" | "tooLong";

/** `path` as in the input: `prompts.1.answer`. */
export interface PromptProblem {
  path: string;
  reason: AnswerProblem | "repeated";
}

export function answerProblem(answer: string): AnswerProblem | null {
  return isVisible(answer) ? freeTextProblem(answer.trim(), PROMPTS.answer) : "required";
}

/** Parses answers. `stored`: questions already answered, valid even if unknown to this version. */
export function parsePrompts(
  answers: readonly PromptAnswer[],
  stored: readonly string[],
): { ok: true; value: PromptAnswer[] } | { ok: false; problems: PromptProblem[] } {
  const problems = answers.flatMap<PromptProblem>(({ question, answer }, index) => {
    const path = `prompts.${index}`;
    const isKnown = isPromptQuestion(question) || stored.includes(question);
    const isRepeated = answers.findIndex((other) => other.question === question) < index;
    const reason = answerProblem(answer);
    return [
      ...(isKnown ? [] : [{ path: `${path}.question`, reason: "invalid" as const }]),
      ...(isRepeated ? [{ path: `${path}.question`, reason: "repeated" as const }] : []),
      ...(reason ? [{ path: `${path}.answer`, reason }] : []),
    ];
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: answers.map(({ question, answer }) => ({ question, answer: storableText(answer) })) };
}
