import { useMutation, useQuery } from "@tanstack/react-query";
import { UserRoundPlus } from "lucide-react";
import { decisionErrorToast } from "../../features/moderation/decide/decision-errors.ts";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useRefetchQueues } from "./use-queues.ts";

/** Menu to hand over the own claim; empty if there are no other moderators. */
export function HandOver({ personId }: { personId: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refetch = useRefetchQueues();
  const { data } = useQuery(orpc.cases.colleagues.queryOptions({ input: { personId } }));
  const { mutate } = useMutation({
    mutationFn: (moderatorId: string) => api.cases.handOver({ personId, moderatorId }),
    // `usePassings` reports success, in all tabs.
    onError: (error) => toast(decisionErrorToast(t, toAppError(error), t("moderation.passing.failed"))),
    onSettled: refetch,
  });
  if (!data || data.colleagues.length === 0) return null;
  return (
    <Menu
      label={t("moderation.passing.menu")}
      trigger={
        <button
          type="button"
          className="flex min-h-11 items-center gap-1.5 rounded-control font-bold text-ink underline underline-offset-4 sm:min-h-9"
        >
          <UserRoundPlus aria-hidden className="size-4" />
          {t("moderation.passing.menu")}
        </button>
      }
      items={data.colleagues.map(({ id, nickname }) => ({
        label: t("moderation.passing.to", { name: nickname }),
        onSelect: () => mutate(id),
      }))}
    />
  );
}

/** Toasts for claims handed over to or by this moderator. */
export function usePassings(onOpen: (personId: string) => void): void {
  const { t } = useTranslation();
  const toast = useToast();
  useRealtime("claim.passed", ({ personId, name, moderator, as }) => {
    const isHere = as === "received" || as === "taken";
    toast({
      title: t(`moderation.passing.${as}.title`, { moderator }),
      description: t(`moderation.passing.${as}.text`, { name: name || t("moderation.deleted.account") }),
      ...(as === "received" && {
        action: { label: t("moderation.passing.open"), onPress: () => onOpen(personId) },
        timeout: 0,
      }),
      ...(isHere && { variant: "success" as const }),
    });
  });
}
