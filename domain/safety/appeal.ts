import { APPEAL_MAX } from "@nakamatch/contract/vocabulary/statements";
import { isVisible, storableText } from "../people/visible-text.ts";

export type AppealTextProblem = "required" | "tooLong";

/** Checks an appeal or its answer: visible, at most 2000 UTF-16 units (OPEN-89). Null if valid. */
export function appealTextProblem(text: string): AppealTextProblem | null {
  if (!isVisible(text)) return "required";
  return storableText(text).length > APPEAL_MAX ? "tooLong" : null;
}
