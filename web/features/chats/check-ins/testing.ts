import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";

const HOUR_MS = 3_600_000;

/** For tests: a check-in in four hours, whose trusted person was asked. */
export function checkIn(extra: Partial<CheckIn> = {}): CheckIn {
  return {
    id: "30000000-0000-4000-8000-000000000901",
    planId: "30000000-0000-4000-8000-000000000701",
    chatId: "30000000-0000-4000-8000-000000000001",
    dueAt: new Date(Date.now() + 4 * HOUR_MS).toISOString(),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    plan: { nickname: "Robin", startsAt: new Date(Date.now() + HOUR_MS).toISOString() },
    state: "waiting",
    tellAt: new Date(Date.now() + 4.5 * HOUR_MS).toISOString(),
    answeredAt: null,
    toldAt: null,
    asksToKeep: false,
    trusted: "asked",
    isTriedOn: false,
    letters: "Luz",
    ...extra,
  };
}

/** A server that keeps one check-in, and what was said about it. */
export function checkInServer(first: CheckIn | null) {
  let stored = first;
  const answers = {
    "GET /me/check-ins": () => ({ checkIns: stored ? [stored] : [] }),
    "POST /me/check-ins/*/answer": ({ body }: { body: unknown }) => {
      const { answer } = body as { answer: string };
      const answered = { home: "home", end: "ended" }[answer];
      if (stored) stored = { ...stored, asksToKeep: false, ...(answered && ({ state: answered } as Partial<CheckIn>)) };
      return stored;
    },
  };
  return { answers, set: (next: CheckIn | null) => (stored = next) };
}
