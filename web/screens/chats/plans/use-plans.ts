import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../../lib/api.ts";

const NONE: readonly Plan[] = [];

/** The plans of a chat; none before they are known. `isAwaited` during the first try. */
export function usePlans(chatId: string): { plans: readonly Plan[]; isKnown: boolean; isAwaited: boolean } {
  const { data, isPending, failureCount } = useQuery(orpc.plans.list.queryOptions({ input: { chatId } }));
  // A refetch after a failure is no first try, though the query counts from zero again.
  const [isAwaited, setIsAwaited] = useState(isPending);
  if (isAwaited && (!isPending || failureCount > 0)) setIsAwaited(false);
  return { plans: data?.plans ?? NONE, isKnown: data !== undefined, isAwaited };
}
