import { APPEAL_MAX } from "@nakamatch/contract/vocabulary/statements";
import { isVisible, storableText } from "../people/visible-text.ts";

export type AppealTextProblem = "required" | "tooLong";

/** Null if visible and at most 2000 UTF-16 units (OPEN-89). */
export function appealTextProblem(text: string): AppealTextProblem | null {
  if (!isVisible(text)) return "required";
  return storableText(text).length > APPEAL_MAX ? "tooLong" : null;
}
