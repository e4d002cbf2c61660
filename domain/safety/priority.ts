export const PRIORITIES = ["low", "medium", "high", "urgent"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Minimum weight of a case; a new report of normal urgency weighs 1. */
const FROM: Record<Priority, number> = { low: 0, medium: 2, high: 5, urgent: 12 };

/** The priority for the reports' current total weight. */
export function priorityOf(weight: number): Priority {
  return PRIORITIES.findLast((priority) => weight >= FROM[priority]) ?? "low";
}
