/** Answers to questions, shown on profiles. */
import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import { type PromptAnswer, parsePrompts } from "@nakamatch/domain/people/prompts";
import { textsOfPrompts } from "@nakamatch/domain/safety/listed-words";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db } from "../../../platform/database/open.ts";
import { flagListedWords } from "../../signals/moderation-flags/service.ts";
import { lockPrompts, replacePrompts } from "./store.ts";

/**
 * Replaces the whole list or nothing. Idempotent. Listed words are stored, and flagged for moderators. `before` is the
 * list that was edited, so that another device's answers are not lost.
 *
 * @throws {AppError} `VALIDATION_FAILED` with every problem; `PROFILE_CHANGED`; `SESSION_MISSING` without an account
 */
export function changePrompts(
  db: Db,
  actor: Actor,
  { prompts, before }: { prompts: PromptAnswer[]; before: PromptAnswer[] },
): Promise<Prompt[]> {
  return db.transaction(async (tx) => {
    const stored = await lockPrompts(tx, actor.id);
    if (!stored) throw new AppError("SESSION_MISSING", "the account was deleted a moment ago");
    const parsed = parsePrompts(
      prompts,
      stored.map(({ question }) => question),
    );
    if (!parsed.ok) throw invalidInput(parsed.problems);
    if (isSame(stored, parsed.value)) return stored;
    if (!isSame(stored, before)) throw new AppError("PROFILE_CHANGED", "the answers have been changed since");
    await flagListedWords(tx, actor.id, textsOfPrompts(stored), textsOfPrompts(parsed.value));
    return replacePrompts(tx, actor.id, parsed.value);
  });
}

function isSame(one: readonly PromptAnswer[], other: readonly PromptAnswer[]): boolean {
  const read = (answers: readonly PromptAnswer[]) =>
    JSON.stringify(answers.map(({ question, answer }) => [question, answer]));
  return read(one) === read(other);
}
