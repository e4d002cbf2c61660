import { isVisible, storableText } from "@nakamatch/domain/people/visible-text";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import { notesHash } from "../../../platform/moderation-chain.ts";
import type { CaseState, EarlierDecision, Sanction } from "./types.ts";

/** Refuses parties to the case, and everyone while another moderator has claimed it. */
export function refuseOthersCase({ isParty, hasDecidedBefore, isClaimedByOther }: CaseState): void {
  if (hasDecidedBefore) throw new AppError("OWN_DECISION", "the reporter appeals against their decision");
  if (isParty) throw isPartyError();
  if (isClaimedByOther) throw new AppError("CASE_CLAIMED", "another moderator looks at this case");
}

/** Refuses reversals by involved moderators. */
export function refuseInvolved({ isInvolved }: CaseState): void {
  if (isInvolved) throw isPartyError();
}

function isPartyError(): AppError {
  return new AppError("CASE_PARTY", "the moderator has reported the person");
}

/** Whether the case is no longer the one that was seen, or a deleted account has none left. */
export function isClosed(state: CaseState, caseId: string | null | undefined): boolean {
  return (state.isDeleted && state.caseId === null) || (caseId !== undefined && caseId !== state.caseId);
}

/** Protects moderators and operators: their permission must be revoked first, by a command. */
export function refuseStaff({ isModerator, isOperator }: CaseState): void {
  if (isModerator) throw new AppError("MODERATOR_PROTECTED", "the person is a moderator");
  if (isOperator) throw new AppError("OPERATOR_PROTECTED", "the person is an operator");
}

/** The error for an id that belongs to another decision. */
export function idTaken(): AppError {
  return invalidInput([{ path: "decisionId", reason: "taken" }]);
}

/** Whether the sanctions match, apart from notes. */
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

/** Returns notes as stored; none if they have no visible text (BAN-02). */
export function written(notes = ""): { notes?: string } {
  return isVisible(notes) ? { notes: storableText(notes) } : {};
}
