import type { DailyPerson, DailySettings } from "@nakamatch/contract/endpoints/meeting/daily-people";
import { replaceEqualDeep } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { readStored, store } from "../../lib/browser-storage.ts";
import { storedChoice } from "../../lib/stored-choice.ts";

/** Stale time in milliseconds, as of the list below. */
const FRESH_MS = 60_000;

export const todayQuery = () => ({
  ...orpc.dailyPeople.today.queryOptions(),
  staleTime: FRESH_MS,
  refetchOnWindowFocus: false,
  structuralSharing: keepLiked,
});

type Today = { people: DailyPerson[]; settings: DailySettings | null; nextAt: string | null };

/** The server leaves out who was liked: until a reload they keep their place, to which the way back from a profile leads. */
function keepLiked(before: unknown, fetched: unknown): unknown {
  const [known, today] = [before as Today | undefined, fetched as Today];
  const drawOf = ({ settings, nextAt }: Today) => JSON.stringify([settings, nextAt]);
  if (!known || drawOf(known) !== drawOf(today)) return replaceEqualDeep(before, fetched);
  const people = [...today.people];
  known.people.forEach((person, at) => {
    if (person.hasLiked && people.every(({ id }) => id !== person.id)) people.splice(at, 0, person);
  });
  return replaceEqualDeep(before, { ...today, people });
}

/** The width of a photo: the cards have one. */
export const TODAY_PHOTO_WIDTH = "288px";

/** Whether this browser shows them. */
export const todayFold = storedChoice("nakamatch-today", "today", ["open", "folded"]);

const OPENED_KEY = "nakamatch-today-opened";

/** Keeps them open beside filters until the next ones come; null folds them there again. */
export function openUntil(nextAt: string | null): void {
  store(OPENED_KEY, nextAt);
}

export function isOpenedUntilNext(now: Date): boolean {
  return Date.parse(readStored(OPENED_KEY) ?? "") > now.getTime();
}
