import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import type { ShownMessage } from "../message-groups.ts";

/**
 * The plans proposed between two messages, oldest first; without a message, from the first or to the last one. What is not sent
 * comes after all of them, whatever this device's clock said.
 */
export function plansBetween(
  plans: readonly Plan[],
  from: ShownMessage | undefined,
  to: ShownMessage | undefined,
): readonly Plan[] {
  if (plans.length === 0) return plans;
  const start = from ? timeOf(from) : Number.NEGATIVE_INFINITY;
  const end = to ? timeOf(to) : Number.POSITIVE_INFINITY;
  return plans
    .filter(({ proposedAt }) => Date.parse(proposedAt) >= start && Date.parse(proposedAt) < end)
    .toSorted((one, other) => Date.parse(one.proposedAt) - Date.parse(other.proposedAt));
}

function timeOf({ outgoing, sentAt }: ShownMessage): number {
  return outgoing ? Number.POSITIVE_INFINITY : Date.parse(sentAt);
}
