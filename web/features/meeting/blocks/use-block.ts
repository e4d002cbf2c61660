import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { refetchPeople } from "../../people/refetch-people.ts";

/** Blocks a person after confirmation (BLOCK-01). Failures are toasts (BLOCK-05). */
export function useBlock(person: Pick<PersonBadge, "id" | "nickname">, onBlocked: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.blocks.block({ personId: person.id }),
    onSuccess: () => {
      onBlocked();
      // This closes the person's profile, so the toast has to stay.
      toast({ title: t("safety.block.done", { name: person.nickname }), announcesMove: true });
      void refetchPeople(queries);
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      // A rate limit tells when to retry.
      const description = error.code === "TOO_MANY_REQUESTS" ? error.text(t) : t("chats.errors.blockError");
      toast({ title: t("common.toasts.error"), description, variant: "destructive" });
    },
  });
}
