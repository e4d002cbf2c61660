import type { Concern } from "@nakamatch/contract/vocabulary/concerns";
import { QUESTIONS_MAX } from "@nakamatch/contract/vocabulary/questions";

export interface AskedCase {
  /** Its mark. */
  concern: Concern | null;
  isDeleted: boolean;
  isBanned: boolean;
  /** A question waits for its answer. */
  isWaiting: boolean;
  /** Questions of the case. */
  asked: number;
}

export type QuestionProblem = "danger" | "deleted" | "banned" | "waiting" | "full";

/** Why moderators may not ask the person now; null if they may. Where someone is in danger, nobody waits for answers. */
export function questionProblem({ concern, isDeleted, isBanned, isWaiting, asked }: AskedCase): QuestionProblem | null {
  if (isDeleted) return "deleted";
  if (concern === "danger") return "danger";
  if (isBanned) return "banned";
  if (isWaiting) return "waiting";
  return asked >= QUESTIONS_MAX ? "full" : null;
}
