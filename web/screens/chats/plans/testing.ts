import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { id, minutesAgo } from "../testing.tsx";

/** Plans for tests. */

const HOUR = 60;

/** As an answer holds it, in `hours` from now. */
export function timeIn(hours: number, { minutes = 2 * HOUR, timeZone = "Europe/Madrid" } = {}) {
  return { startsAt: minutesAgo(-hours * HOUR), endsAt: minutesAgo(-hours * HOUR - minutes), minutes, timeZone };
}

/** Proposed by Robin an hour ago, for the day after tomorrow. */
export function plan(number: number, extra: Partial<Plan> = {}): Plan {
  return {
    id: id(700 + number),
    chatId: id(1),
    isMine: false,
    sequence: 0,
    state: "proposed",
    changesAt: null,
    what: "Manga y café",
    titleKind: null,
    place: null,
    ...timeIn(48),
    ask: null,
    act: "proposed",
    isMyAct: false,
    proposedAt: minutesAgo(HOUR),
    changedAt: minutesAgo(HOUR),
    hasCalendar: false,
    meeting: null,
    ...extra,
  };
}

export const ACCEPTED = { state: "accepted", act: "accepted", isMyAct: true, sequence: 1, hasCalendar: true } as const;
