import type { PlanLink } from "@nakamatch/contract/endpoints/chats/plan-links";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../../lib/api.ts";
import { applyConfirmed, refetchChanged } from "../../../lib/cached-changes.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useErrorToast, useToast } from "../../../ui/toast.tsx";

const queryKey = () => orpc.planLinks.list.queryKey();

/** Calls the server about the link to a plan, and keeps the list of own links in step. `done` and failures are toasts. */
export function useLinkCall<Answer>(
  call: () => Promise<Answer>,
  { planId, linkOf, done }: { planId: string; linkOf: (answer: Answer) => PlanLink | null; done?: string },
) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const toast = useToast();
  const { fail } = useErrorToast();
  return useMutation({
    mutationFn: call,
    onSuccess: (answer) => {
      const link = linkOf(answer);
      applyConfirmed(queries, {
        queryKey: queryKey(),
        apply: ({ links }: { links: PlanLink[] }) => {
          const others = links.filter((each) => each.planId !== planId);
          return { links: link ? [...others, link] : others };
        },
      });
      if (done !== undefined) toast({ title: done });
    },
    onError: async (thrown) => {
      fail(t("common.toasts.error"), toAppError(thrown).text(t));
      await refetchChanged(queries, queryKey());
    },
  });
}

/** Says by the link that all is well. */
export function useTellWell(planId: string) {
  return useLinkCall(() => api.planLinks.tellWell({ planId }), { planId, linkOf: (link) => link });
}

export function useEndLink(planId: string) {
  const { t } = useTranslation();
  return useLinkCall(() => api.planLinks.end({ planId }), { planId, linkOf: () => null, done: t("plans.link.ended") });
}
