import { isVisible, storableText } from "@nakamatch/domain/people/visible-text";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import { notesHash } from "../../platform/moderation-chain.ts";
import type { CaseState, EarlierDecision, Sanction } from "./types.ts";

/** Refuses parties to the case, and anyone during another moderator's claim. */
export function refuseOthersCase({ isParty, hasDecidedBefore, isClaimedByOther }: CaseState): void {
  if (hasDecidedBefore) throw new AppError("OWN_DECISION", "the reporter appeals against their decision");
  if (isParty) throw isPartyError();
  if (isClaimedByOther) throw new AppError("CASE_CLAIMED", "another moderator looks at this case");
}

/** Leaves reversals to others. */
export function refuseInvolved({ isInvolved }: CaseState): void {
  if (isInvolved) throw isPartyError();
}

function isPartyError(): AppError {
  return new AppError("CASE_PARTY", "the moderator has reported the person");
}

/** A case is decided once; a deleted account has nothing but its case. */
export function isClosed(state: CaseState, caseId: string | undefined): boolean {
  return caseId === undefined ? state.isDeleted && state.caseId === null : caseId !== state.caseId;
}

/** Moderators do not decide about each other: the operator revokes the permission first. */
export function refuseModerator({ isModerator }: CaseState): void {
  if (isModerator) throw new AppError("MODERATOR_PROTECTED", "the person is a moderator");
}

/** The id belongs to another decision. */
export function idTaken(): AppError {
  return invalidInput([{ path: "decisionId", reason: "taken" }]);
}

/** Ignores notes. */
export function isSameSanction(
  { action, reason, banUntil }: EarlierDecision,
  sanction: Omit<Sanction, "notes">,
): boolean {
  const isSameUntil = banUntil?.getTime() === sanction.until?.getTime();
  return action === sanction.type && reason === sanction.reason && isSameUntil;
}

export function hasSameNotes({ notesHash: hash, salt }: EarlierDecision, notes: string | undefined): boolean {
  const text = written(notes).notes;
  return text === undefined ? hash === null : salt !== null && notesHash(salt, text) === hash;
}

/** Notes as stored; none if they have nothing visible (BAN-02). */
export function written(notes = ""): { notes?: string } {
  return isVisible(notes) ? { notes: storableText(notes) } : {};
}
