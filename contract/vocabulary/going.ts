/** Whom somebody who goes to an event sees, and who sees them: people they like or matched, or everybody compatible. */
export const GOER_VIEWS = ["liked", "all"] as const;
export type GoerView = (typeof GOER_VIEWS)[number];

/**
 * Events at a time; hours until the list opens; choices within days; days that a choice is kept after the event; the step
 * to which the number of those who go is rounded down.
 */
export const GOING = { most: 3, hoursBefore: 24, changes: 5, changesDays: 30, keptDays: 7, countStep: 10 } as const;
