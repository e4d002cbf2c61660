/** Services whose public lists our server reads by user name, if configured. */
export const LIST_SERVICES = ["anilist", "myanimelist"] as const;
export type ListService = (typeof LIST_SERVICES)[number];

export const LIST_SERVICE_NAMES: Record<ListService, string> = { anilist: "AniList", myanimelist: "MyAnimeList" };

/** A user name at any of them. */
export const LIST_USER_NAME = /^[\w-]{1,40}$/;

export const LIST_STATUSES = ["completed", "current", "paused", "planned", "dropped"] as const;
