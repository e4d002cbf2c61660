/** A stored plan; the rest of its states follow from the time. */
export const PLAN_STANDINGS = ["proposed", "accepted", "declined", "cancelled"] as const;
export type PlanStanding = (typeof PLAN_STANDINGS)[number];

/** `changeAsked`: the time before stands until both agree. `expired`: nobody answered. */
export const PLAN_STATES = [...PLAN_STANDINGS, "changeAsked", "expired", "past"] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** What one of the two did last; the other has it as news. */
export const PLAN_ACTS = ["proposed", "accepted", "asked", "declined", "withdrew", "cancelled"] as const;
export type PlanAct = (typeof PLAN_ACTS)[number];

/** On the day before, and two hours before. */
export const PLAN_REMINDERS = ["day", "hours"] as const;
export type PlanReminder = (typeof PLAN_REMINDERS)[number];

/**
 * Of a plan for two: UTF-16 units of its texts; the most open at once in a chat, and listed; its length and how far ahead
 * it may be; days to answer, and after its time until it is erased; hours for which one that the other side ended is news.
 */
export const PLANS = {
  what: 80,
  place: 120,
  open: 3,
  listed: 50,
  minutes: { min: 15, max: 24 * 60 },
  ahead: { minutes: 60, days: 30 },
  answerDays: 7,
  newsHours: 24,
  keptDays: 30,
} as const;
