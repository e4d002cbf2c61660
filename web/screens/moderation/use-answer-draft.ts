import type { OpenAppeal } from "@nakamatch/contract/endpoints/moderation/appeals";
import { useQueryClient } from "@tanstack/react-query";
import { useDraft } from "../../features/moderation/decide/use-draft.ts";
import { api, orpc } from "../../lib/api.ts";

type AppealPages = { pages: { appeals: OpenAppeal[] }[] };

/** The unsent answer to an appeal. */
export function useAnswerDraft({ id: appealId, draft }: Pick<OpenAppeal, "id" | "draft">, isOpen: boolean) {
  const queries = useQueryClient();
  return useDraft({
    about: appealId,
    stored: draft,
    isOpen,
    save: (answer) => api.appeals.saveDraft({ appealId, answer }),
    cache: (answer) =>
      queries.setQueriesData(
        { queryKey: orpc.appeals.list.key({ type: "infinite" }) },
        (data: AppealPages | undefined) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              appeals: page.appeals.map((each) => (each.id === appealId ? { ...each, draft: answer } : each)),
            })),
          },
      ),
  });
}
