import { orpc } from "../../lib/api.ts";
import { storedChoice } from "../../lib/stored-choice.ts";

/** Stale time in milliseconds, as of the list below. */
const FRESH_MS = 60_000;

export const todayQuery = () => ({
  ...orpc.dailyPeople.today.queryOptions(),
  staleTime: FRESH_MS,
  refetchOnWindowFocus: false,
});

/** The width of a photo: the cards have one. */
export const TODAY_PHOTO_WIDTH = "288px";

/** Whether this browser shows them. */
export const todayFold = storedChoice("nakamatch-today", "today", ["open", "folded"]);
