import { APPEAL_MAX } from "@nakamatch/contract/vocabulary/statements";

/** Why the text of an appeal, or of the answer to it, is not accepted. */
export type AppealTextProblem = "required" | "tooLong";

/** A character that can be seen: letters, digits, punctuation, symbols. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Checks the text of an appeal or of its answer: something can be read, at most 2000 UTF-16 units (OPEN-89). */
export function appealTextProblem(text: string): AppealTextProblem | null {
  if (!VISIBLE.test(text)) return "required";
  return text.trim().length > APPEAL_MAX ? "tooLong" : null;
}
