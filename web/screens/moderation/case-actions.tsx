import type { Case } from "@nakamatch/contract/endpoints/moderation";
import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { BanDialog } from "../../person/ban/ban-dialog.tsx";
import { decisionErrorToast } from "../../person/ban/decision-errors.ts";
import { refetchAfterDecision } from "../../person/ban/use-decide.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { shownName } from "./use-cases.ts";

export type CaseAction = "ban" | "warn" | "dismiss";

export type CaseActionsProps = {
  /** Stays while its dialog fades. */
  asked: { entry: Case; action: CaseAction } | null;
  open: boolean;
  onClose: () => void;
  onDecided: (personId: string) => void;
  /** A decision removes the case from the list. */
  finalFocus: () => HTMLElement | null;
};

/** The dialogs of the actions. */
export function CaseActions({ asked, open, onClose, onDecided, finalFocus }: CaseActionsProps) {
  const { t } = useTranslation();
  if (!asked) return null;
  const { entry, action } = asked;
  const person = { ...entry.person, nickname: shownName(t, entry) };
  const shared = {
    person,
    caseId: entry.caseId,
    onOpenChange: (next: boolean) => !next && onClose(),
    onDecided: () => onDecided(person.id),
    finalFocus,
  };
  return (
    <>
      <BanDialog
        {...shared}
        type={action === "warn" ? "warning" : "ban"}
        canWarn={!entry.isDeleted}
        open={open && action !== "dismiss"}
      />
      <DismissDialog {...shared} open={open && action === "dismiss"} />
    </>
  );
}

type DismissDialogProps = {
  person: PersonBadge;
  caseId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDecided: () => void;
  finalFocus: () => HTMLElement | null;
};

function DismissDialog({ person, caseId, open, onOpenChange, onDecided, finalFocus }: DismissDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const isDone = useRef(false);
  const { id: personId, nickname: name } = person;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.decisions.dismissReports({ personId, caseId }),
    onSuccess: () => {
      isDone.current = true;
      onOpenChange(false);
      onDecided();
      toast({
        title: t("moderation.dismiss.done"),
        description: t("moderation.dismiss.doneText", { name }),
        variant: "success",
      });
      void refetchAfterDecision(queries, personId);
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      toast(decisionErrorToast(t, error, t("banDialog.errors.other")));
      if (error.code === "CASE_NOT_FOUND") void refetchAfterDecision(queries, personId);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("moderation.dismiss.title", { name })}
      description={t("moderation.dismiss.text")}
      confirmLabel={t("moderation.actions.dismiss")}
      busy={isPending}
      onConfirm={mutate}
      finalFocus={() => (isDone.current ? finalFocus() : null)}
    />
  );
}
