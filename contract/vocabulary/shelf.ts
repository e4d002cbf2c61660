/** How far a person is with a title of theirs. */
export const TITLE_STATUSES = ["now", "finished", "planned", "dropped"] as const;
export type TitleStatus = (typeof TITLE_STATUSES)[number];

/** Of titles that nobody says one loves. */
export const UNLOVED_STATUSES = ["planned", "dropped"] as const satisfies readonly TitleStatus[];
