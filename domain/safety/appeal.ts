import { APPEAL_MAX } from "@nakamatch/contract/vocabulary/statements";
import { isVisible, storableText } from "../people/visible-text.ts";

/** Why the text of an appeal, or of the answer to it, is not accepted. */
export type AppealTextProblem = "required" | "tooLong";

/** Checks the text of an appeal or of its answer: something of it is drawn, at most 2000 UTF-16 units (OPEN-89). */
export function appealTextProblem(text: string): AppealTextProblem | null {
  if (!isVisible(text)) return "required";
  return storableText(text).length > APPEAL_MAX ? "tooLong" : null;
}
