import { useMutation, useQuery } from "@tanstack/react-query";
import { Circle, CircleCheck, Undo2, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { decisionErrorToast } from "../../features/moderation/decide/decision-errors.ts";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useRefetchQueues } from "./use-queues.ts";

/** Claims, releases and what is taken back go to the server one after the other. */
export const CLAIMS = { id: "claims" };

/** How long a hand-over's message offers to take the case back, in milliseconds; the case itself still does. */
const OFFER_MS = 10_000;

/** Menu to hand over the own claim, `name` being the person; empty if there are no other moderators. */
export function HandOver({ personId, name }: { personId: string; name: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refetch = useRefetchQueues();
  const leave = useLeaveCase();
  const [absent, setAbsent] = useState<{ id: string; nickname: string }>();
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useQuery({ ...orpc.cases.colleagues.queryOptions({ input: { personId } }), staleTime: 0 });
  const { mutate, isPending } = useMutation({
    mutationFn: (moderatorId: string) => api.cases.handOver({ personId, moderatorId }),
    // `usePassings` reports success, in all tabs.
    onSuccess: () => leave(personId),
    onError: (error) => toast(decisionErrorToast(t, toAppError(error), t("moderation.passing.failed"))),
    onSettled: () => {
      setIsAsking(false);
      return refetch();
    },
  });
  if (!data || data.colleagues.length === 0) return null;
  return (
    <>
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
        items={data.colleagues.map(({ id, nickname, isPresent }) => ({
          label: t("moderation.passing.to", { name: nickname }),
          note: t(isPresent ? "moderation.passing.present" : "moderation.passing.absent"),
          icon: isPresent ? <CircleCheck className="text-success-ink" /> : <Circle className="text-ink-soft" />,
          onSelect: () => {
            if (isPresent) return mutate(id);
            setAbsent({ id, nickname });
            setIsAsking(true);
          },
        }))}
      />
      {absent && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={t("moderation.passing.ask.title", { name: absent.nickname })}
          description={t("moderation.passing.ask.text", { name: absent.nickname, person: name })}
          confirmLabel={t("moderation.passing.menu")}
          confirmsOnEnter
          busy={isPending}
          onConfirm={() => mutate(absent.id)}
        />
      )}
    </>
  );
}

/** Closes a person's case, if it is the open one. */
function useLeaveCase(): (personId: string) => void {
  const [, setParams] = useSearchParams();
  return (personId) =>
    setParams(
      (before) => {
        if (before.get("person") !== personId) return before;
        const after = new URLSearchParams(before);
        after.delete("person");
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
}

/** Takes back what was handed over, and opens it. */
function useTakeBack(onOpen?: (personId: string) => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const refetch = useRefetchQueues();
  return useMutation({
    scope: CLAIMS,
    mutationFn: (personId: string) => api.cases.takeBack({ personId }),
    onSuccess: (_until, personId) => onOpen?.(personId),
    onError: (error) => toast(decisionErrorToast(t, toAppError(error), t("moderation.passing.back.failed"))),
    onSettled: refetch,
  });
}

/** For the open case, until its recipient opens it. */
export function TakeBack({ personId }: { personId: string }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useTakeBack();
  return (
    <Button
      icon={<Undo2 className="size-5" />}
      busy={isPending}
      className="self-start"
      onClick={() => mutate(personId)}
    >
      {t("moderation.passing.back.action")}
    </Button>
  );
}

/** Toasts for claims handed over to or by this moderator, whose page leaves the case. */
export function usePassings(onOpen: (personId: string) => void): void {
  const { t } = useTranslation();
  const toast = useToast();
  const leave = useLeaveCase();
  const { mutate: takeBack } = useTakeBack(onOpen);
  useRealtime("claim.passed", ({ personId, name, moderator, as }) => {
    const isHere = as === "received" || as === "taken" || as === "regained";
    if (as === "given") leave(personId);
    toast({
      title: t(`moderation.passing.${as}.title`, { moderator }),
      description: t(`moderation.passing.${as}.text`, { name: name || t("moderation.deleted.account"), moderator }),
      ...(as === "received" && {
        action: { label: t("moderation.passing.open"), onPress: () => onOpen(personId) },
        timeout: 0,
      }),
      ...(as === "given" && {
        action: { label: t("moderation.passing.back.action"), onPress: () => takeBack(personId) },
        timeout: OFFER_MS,
      }),
      ...(isHere && { variant: "success" as const }),
    });
  });
}
