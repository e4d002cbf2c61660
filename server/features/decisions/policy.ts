import { isVisible, storableText } from "@nakamatch/domain/people/visible-text";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import { notesHash } from "../../platform/moderation-chain.ts";
import type { EarlierDecision, Measure, Subject } from "./types.ts";

/** Refuses moderators who are a party to the person's case, or while another one looks at it. */
export function refuseOthersCase({ isParty, isClaimedByOther }: Subject): void {
  if (isParty) throw isPartyError();
  if (isClaimedByOther) throw new AppError("CASE_CLAIMED", "another moderator looks at this case");
}

/** Refuses moderators who have ever reported the person: others take the decision back. */
export function refuseInvolved({ isInvolved }: Subject): void {
  if (isInvolved) throw isPartyError();
}

function isPartyError(): AppError {
  return new AppError("CASE_PARTY", "the moderator has reported the person");
}

/** Whether a decision comes too late: a case is decided once, and of a deleted account nothing else is left. */
export function isClosed(subject: Subject, caseId: string | undefined): boolean {
  return caseId === undefined ? subject.isDeleted && subject.caseId === null : caseId !== subject.caseId;
}

/** Moderators do not decide about each other: the operator takes the permission away first. */
export function refuseModerator({ isModerator }: Subject): void {
  if (isModerator) throw new AppError("MODERATOR_PROTECTED", "the person is a moderator");
}

/** The refusal of an id that belongs to another decision. */
export function idTaken(): AppError {
  return invalidInput([{ path: "decisionId", reason: "taken" }]);
}

/** Whether an entry is this warning or ban, but for its notes. */
export function isSameMeasure(
  { action, reason, banUntil }: EarlierDecision,
  measure: Pick<Measure, "type" | "reason" | "until">,
): boolean {
  const isSameUntil = banUntil?.getTime() === measure.until?.getTime();
  return action === measure.type && reason === measure.reason && isSameUntil;
}

/** Whether an entry was written with these notes. */
export function hasSameNotes({ notesHash: hash, salt }: EarlierDecision, notes: string | undefined): boolean {
  const text = written(notes).notes;
  return text === undefined ? hash === null : salt !== null && notesHash(salt, text) === hash;
}

/** Notes as they are stored, and none where nothing of them is drawn (BAN-02). */
export function written(notes = ""): { notes?: string } {
  return isVisible(notes) ? { notes: storableText(notes) } : {};
}
