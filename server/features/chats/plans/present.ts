import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { nextChange, type PlanTerms, type PlanTime, planEnd, planState } from "@nakamatch/domain/meeting/plans";
import type { PlanRow } from "./types.ts";

/** A plan as far as time and answers concern it. */
export function termsOf(row: PlanRow): PlanTerms {
  const { standing, proposedAt, startsAt, minutes, timeZone } = row;
  const { askedStartsAt, askedMinutes, askedTimeZone, askedAt, askedByProposer } = row;
  const isAsked =
    askedStartsAt !== null &&
    askedMinutes !== null &&
    askedTimeZone !== null &&
    askedAt !== null &&
    askedByProposer !== null;
  const ask = isAsked
    ? {
        startsAt: askedStartsAt,
        minutes: askedMinutes,
        timeZone: askedTimeZone,
        askedAt,
        isByProposer: askedByProposer,
      }
    : null;
  return { standing, proposedAt, startsAt, minutes, timeZone, ask };
}

export function presentPlan(row: PlanRow, readerId: string): Plan {
  const terms = termsOf(row);
  const state = planState(terms, row.now);
  const isMine = row.proposerId === readerId;
  const ask = state === "changeAsked" ? terms.ask : null;
  return {
    id: row.id,
    chatId: row.chatId,
    isMine,
    sequence: row.sequence,
    state,
    changesAt: nextChange(terms, row.now)?.toISOString() ?? null,
    what: row.what,
    titleKind: row.titleKind,
    place: row.place,
    ...presentTime(terms),
    ask: ask && { ...presentTime(ask), isMine: ask.isByProposer === isMine },
    act: row.act,
    isMyAct: row.actByProposer === isMine,
    proposedAt: row.proposedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    hasCalendar: row.acceptedAt !== null,
    meeting: isMine ? row.proposerMeeting : row.receiverMeeting,
  };
}

function presentTime({
  startsAt,
  minutes,
  timeZone,
}: PlanTime): Pick<Plan, "startsAt" | "endsAt" | "minutes" | "timeZone"> {
  const endsAt = planEnd({ startsAt, minutes }).toISOString();
  return { startsAt: startsAt.toISOString(), endsAt, minutes, timeZone };
}
