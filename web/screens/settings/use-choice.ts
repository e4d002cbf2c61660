import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { type CachedChange, changeAtOnce, refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

type ChoiceOptions<Change, Data> = {
  queryKey: QueryKey;
  send: (change: Change) => Promise<unknown>;
  changeOf: (change: Change) => CachedChange<Data>;
};

/** Stores a choice optimistically; refusals are reported and rolled back. */
export function useChoice<Change, Data>({ queryKey, send, changeOf }: ChoiceOptions<Change, Data>) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    // Serial: the last choice is stored.
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: send,
    onMutate: (change) => changeAtOnce(queries, changeOf(change)),
    onSuccess: (_answer, _change, shown) => shown.confirm(),
    onError: (thrown, _change, shown) => {
      shown?.undo();
      toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" });
      // The next change waits for the server's state.
      return refetchChanged(queries, queryKey);
    },
  });
  return mutate;
}
