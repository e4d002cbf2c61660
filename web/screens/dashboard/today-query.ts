import { orpc } from "../../lib/api.ts";

/** Stale time in milliseconds, as of the list below. */
const FRESH_MS = 60_000;

export const todayQuery = () => ({
  ...orpc.dailyPeople.today.queryOptions(),
  staleTime: FRESH_MS,
  refetchOnWindowFocus: false,
});

/** The width of a photo: the cards have one. */
export const TODAY_PHOTO_WIDTH = "288px";
