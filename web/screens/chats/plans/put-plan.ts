import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { applyConfirmed } from "../../../lib/cached-changes.ts";

/** Puts a plan that the server returned among those of its chat. */
export function putPlan(queries: QueryClient, plan: Plan): void {
  applyConfirmed(queries, {
    queryKey: orpc.plans.list.key({ input: { chatId: plan.chatId } }),
    apply: (data: { plans: Plan[] }) => ({ plans: withPlan(data.plans, plan) }),
  });
}

function withPlan(plans: Plan[], plan: Plan): Plan[] {
  const known = plans.find(({ id }) => id === plan.id);
  if (!known) return [plan, ...plans];
  return known.sequence > plan.sequence ? plans : plans.map((each) => (each === known ? plan : each));
}
