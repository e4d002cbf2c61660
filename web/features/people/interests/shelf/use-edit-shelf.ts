import type { OwnShelf } from "@nakamatch/contract/endpoints/people/shelf";
import type { TitleStatus } from "@nakamatch/contract/vocabulary/shelf";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../../../lib/api.ts";
import { type CachedChange, changeAtOnce, type PendingChange, refetchChanged } from "../../../../lib/cached-changes.ts";
import { toAppError } from "../../../../lib/errors.ts";
import { useTranslation } from "../../../../lib/translation.tsx";
import { useToast } from "../../../../ui/toast.tsx";

type NewStatus = { interestId: number; status: TitleStatus | null };

/** Changes pins and statuses optimistically; failures are rolled back, with a toast. */
export function useEditShelf(): { pin: (interestIds: number[]) => void; tell: (status: NewStatus) => void } {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const edit = {
    // Serial: the last list wins.
    scope: { id: "my-shelf" },
    onSuccess: (_answer: unknown, _wanted: unknown, shown: PendingChange) => shown.confirm(),
    onError: (thrown: unknown, _wanted: unknown, shown: PendingChange | undefined) => {
      shown?.undo();
      const error = toAppError(thrown);
      const description = error.code === "INTERNAL" ? t("shelf.edit.error") : error.text(t);
      toast({ title: t("common.toasts.error"), description, variant: "destructive" });
      // The request may have succeeded, or another device may have removed the title.
      void refetchChanged(queries, orpc.shelf.key());
      void refetchChanged(queries, orpc.interests.mine.key());
    },
  };
  const pin = useMutation({
    ...edit,
    mutationFn: (interestIds: number[]) => orpc.shelf.pin.call({ interestIds }),
    onMutate: (pinned) =>
      changeAtOnce(
        queries,
        onShelf((shelf) => ({ ...shelf, pinned })),
      ),
  });
  const tell = useMutation({
    ...edit,
    mutationFn: (wanted: NewStatus) => orpc.shelf.setStatus.call(wanted),
    onMutate: ({ interestId: id, status }) => {
      const since = new Date().toISOString();
      return changeAtOnce(
        queries,
        onShelf(({ pinned, statuses }) => ({
          pinned,
          statuses: [...(status ? [{ id, status, since }] : []), ...statuses.filter((each) => each.id !== id)],
        })),
      );
    },
  });
  return { pin: pin.mutate, tell: tell.mutate };
}

function onShelf(apply: (shelf: OwnShelf) => OwnShelf): CachedChange<OwnShelf> {
  return { queryKey: orpc.shelf.mine.queryKey(), apply };
}
