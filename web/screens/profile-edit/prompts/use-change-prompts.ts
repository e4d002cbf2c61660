import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import { PROMPTS } from "@nakamatch/contract/vocabulary/limits";
import type { PromptAnswer } from "@nakamatch/domain/people/prompts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ownProfileQuery } from "../../../features/people/profile/use-profile.ts";
import { api } from "../../../lib/api.ts";
import { refetchChanged } from "../../../lib/cached-changes.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useErrorToast, useToast } from "../../../ui/toast.tsx";

interface Change {
  next: PromptAnswer[];
  /** Text of the success toast. */
  done: string;
}

/**
 * Stores another list instead of `prompts`. After a change elsewhere it stores nothing, shows that list and says so.
 *
 * @returns `change` resolves to whether it is stored; `refuse` says that an answer was changed elsewhere;
 *   `latest` are those known by now
 */
export function useChangePrompts(prompts: readonly Prompt[]) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const { queryKey } = ownProfileQuery();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ next }: Change) => api.prompts.change({ prompts: next.map(plain), before: prompts.map(plain) }),
    onSuccess: async (stored, { done }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (own) => own && { ...own, prompts: stored });
      toast({ title: done, variant: "success" });
    },
    onError: async (thrown) => {
      const error = toAppError(thrown);
      if (error.code === "PROFILE_CHANGED") await refetchChanged(queries, queryKey);
      fail(t("promptEditor.failed"), error.text(t));
    },
  });
  const change = async (next: PromptAnswer[], done: string): Promise<boolean> => {
    if (isPending) return false;
    clearError();
    if (next.length > PROMPTS.most) {
      fail(t("promptEditor.failed"), t("promptEditor.full", { max: PROMPTS.most }));
      return false;
    }
    return mutateAsync({ next, done }).then(
      () => true,
      () => false,
    );
  };
  const refuse = () => fail(t("promptEditor.failed"), t("errors.codes.PROFILE_CHANGED"));
  const latest = () => queries.getQueryData(queryKey)?.prompts ?? prompts;
  return { change, refuse, latest, isPending };
}

function plain({ question, answer }: PromptAnswer): PromptAnswer {
  return { question, answer };
}
