import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import { checkInState, tellTime, trustedState } from "@nakamatch/domain/meeting/check-in";
import type { CheckInRow } from "./types.ts";

/**
 * When the trusted person was told. An email that is being handed over counts, as it cannot be called back; one that was refused
 * before only once the maker has answered: it will probably be refused again.
 */
export function toldAt({ toldAt, remindedAt, sendingUntil, refusedAt, answeredAt, now }: CheckInRow): Date | null {
  const isBeingSent = remindedAt !== null && sendingUntil !== null && sendingUntil > now;
  return toldAt ?? (isBeingSent && (refusedAt === null || answeredAt !== null) ? now : null);
}

export function presentCheckIn(row: CheckInRow): CheckIn {
  const { id, planId, chatId, dueAt, timeZone, planStartsAt, nickname, letters, answeredAt, now } = row;
  const told = toldAt(row);
  const state = checkInState({ ...row, toldAt: told }, now);
  return {
    id,
    planId,
    chatId,
    dueAt: dueAt.toISOString(),
    timeZone,
    plan: planStartsAt && { nickname, startsAt: planStartsAt.toISOString() },
    state,
    tellAt: tellTime(row).toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    toldAt: told?.toISOString() ?? null,
    asksToKeep: row.isPlanCancelled && row.keptAt === null && (state === "waiting" || state === "due"),
    trusted: trustedState(row.trusted, row.invitedAt, now),
    isTriedOn: row.refusedAt !== null && row.trusted === "confirmed" && state === "due",
    letters,
  };
}
