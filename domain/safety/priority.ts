/** How urgent a case is, from the least to the most. */
export const PRIORITIES = ["low", "medium", "high", "urgent"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** What a case weighs at least to be of each priority; an ordinary report of this moment weighs 1. */
const FROM: Record<Priority, number> = { low: 0, medium: 2, high: 5, urgent: 12 };

/** The priority of a case by what its reports weigh now. */
export function priorityOf(weight: number): Priority {
  return PRIORITIES.findLast((priority) => weight >= FROM[priority]) ?? "low";
}
