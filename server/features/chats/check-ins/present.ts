import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import { checkInState, tellTime, trustedState } from "@nakamatch/domain/meeting/check-in";
import type { CheckInRow } from "./types.ts";

/** When the trusted person was told. An email that is being handed over counts, as it cannot be called back. */
export function toldAt({ toldAt, remindedAt, sendingUntil, now }: CheckInRow): Date | null {
  return toldAt ?? (remindedAt !== null && sendingUntil !== null && sendingUntil > now ? now : null);
}

export function presentCheckIn(row: CheckInRow): CheckIn {
  const { id, planId, chatId, dueAt, timeZone, letters, answeredAt, now } = row;
  const told = toldAt(row);
  const state = checkInState({ ...row, toldAt: told }, now);
  return {
    id,
    planId,
    chatId,
    dueAt: dueAt.toISOString(),
    timeZone,
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
