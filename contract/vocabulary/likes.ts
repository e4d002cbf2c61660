/** MATCH-01. */
export const MATCH_LISTS = ["mutual", "likedMe", "iLiked"] as const;
export type MatchList = (typeof MATCH_LISTS)[number];
