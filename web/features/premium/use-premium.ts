import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import { useUser } from "../../lib/session.tsx";

/** The active subscription, updated live. `poll` refetches regularly, in case an event is lost. */
export function useSubscription({ enabled = true, poll = false }: { enabled?: boolean; poll?: boolean } = {}) {
  const queries = useQueryClient();
  const refetch = () => void refetchChanged(queries, orpc.subscription.mine.key());
  useRealtime("premium.changed", refetch);
  useEventsMissed(refetch);
  return useQuery(
    orpc.subscription.mine.queryOptions({
      enabled,
      // May have ended since another screen fetched it.
      staleTime: 0,
      refetchInterval: poll ? ({ state }) => (state.data?.subscription ? false : POLL_MS) : false,
    }),
  );
}

const POLL_MS = 3000;

/** Price, card and invoices, as the provider has them now. Forgotten with the screen (PAY-09). */
export function usePayments() {
  const queries = useQueryClient();
  const { id } = useUser();
  useRealtime("premium.changed", ({ personId }) => {
    if (personId === id) void refetchChanged(queries, orpc.subscription.payments.key());
  });
  return useQuery(orpc.subscription.payments.queryOptions({ gcTime: 0, retry: false }));
}

/** Changes renewal in two steps: at the provider, then in the database (PAY-04, PAY-05). */
export function useRenewal() {
  const queries = useQueryClient();
  const provider = {
    cancel: useMutation(orpc.subscription.cancel.mutationOptions()),
    reactivate: useMutation(orpc.subscription.reactivate.mutationOptions()),
  };
  const database = useMutation(orpc.subscription.updateRenewal.mutationOptions());
  return useMutation({
    async mutationFn({ subscriptionId, cancel }: { subscriptionId: string; cancel: boolean }) {
      await (cancel ? provider.cancel : provider.reactivate).mutateAsync({ subscriptionId });
      await database.mutateAsync({ subscriptionId, cancelAtPeriodEnd: cancel });
    },
    // Also after a failure, which leaves the state unknown.
    onSettled: () => refetchChanged(queries, orpc.subscription.mine.key()),
  });
}

export function useWithdrawal() {
  const { session } = useApp();
  const queries = useQueryClient();
  return useMutation(
    orpc.subscription.withdraw.mutationOptions({
      async onSuccess() {
        await refetchChanged(queries, orpc.subscription.mine.key());
        void session.refresh();
      },
    }),
  );
}
