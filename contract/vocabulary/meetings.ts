/** What one says, for oneself, of a plan that is past. `unsaid`: nothing, and not to be asked again. */
export const MEETING_ANSWERS = ["met", "notMet", "wrong", "unsaid"] as const;
export type MeetingAnswer = (typeof MEETING_ANSWERS)[number];

/**
 * Of what came of plans: days after their end in which both are asked, and answers are kept; with how many people one has met
 * before the profile says so; the age in days from which accounts without the verified mark count.
 */
export const MEETINGS = { askedDays: 14, people: 2, accountDays: 30 } as const;

/** Operators read no smaller number of plans. */
export const PLANS_COUNTED_MIN = 10;
