import type { Warning } from "@nakamatch/contract/endpoints/moderation/warnings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import { useNavigate } from "react-router";
import { Fact, Facts } from "../../features/moderation/statements/facts.tsx";
import { useReasonText } from "../../features/moderation/statements/use-reason-text.ts";
import { useOrigin } from "../../features/people/profile-origin.ts";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useToast, useToastsMakeRoom } from "../../ui/toast.tsx";

/** A warning, until confirmed (WARN-01..05). */
export function WarningBanner({ warning }: { warning: Warning }) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const heading = useId();
  const here = useOrigin();
  const { mutate, isPending } = useConfirmWarning(warning);
  // The warning alone, without a welcome.
  useToastsMakeRoom(true);
  return (
    <div className="page-wide px-4 pt-3 pb-5 sm:px-6 sm:pt-5 sm:pb-4">
      <Panel as="section" variant="raised" padding="none" aria-labelledby={heading} className="flex overflow-hidden">
        <span className="flex w-12 shrink-0 justify-center border-edge border-r-2 bg-danger pt-4 text-on-danger">
          <TriangleAlert className="size-6" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-3 p-4">
          <h2 id={heading} className="text-lg">
            {t("warning.title")}
          </h2>
          <Facts>
            <Fact name={t("warning.date")}>
              <time dateTime={warning.warnedAt}>{formatDateTime(warning.warnedAt, language)}</time>
            </Fact>
            <Fact name={t("warning.reason")}>{reasonText(warning.reason)}</Fact>
            {warning.notes !== null && <Fact name={t("warning.note")}>{warning.notes}</Fact>}
          </Facts>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" busy={isPending} busyLabel={t("warning.confirming")} onClick={() => mutate()}>
              {t("warning.confirm")}
            </Button>
            {warning.decisionId !== null && (
              <ButtonLink to="/decisions" state={here} variant="quiet">
                {t("warning.more")}
              </ButtonLink>
            )}
          </div>
        </div>
      </Panel>
    </div>
  );
}

/** Confirms a warning (WARN-05). The banner closes once stored, with a way to its decision; failures are toasts (WARN-08, ERR-35). */
function useConfirmWarning({ id, warnedAt, decisionId }: Warning) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const here = useOrigin();
  return useMutation({
    mutationFn: () => api.warnings.confirm({ warningId: id, warnedAt }),
    onSuccess: () =>
      toast({
        title: t("warning.markedAsSeen"),
        variant: "success",
        action:
          decisionId === null
            ? undefined
            : { label: t("warning.more"), onPress: () => void navigate("/decisions", { state: here }) },
      }),
    onError: () =>
      toast({
        title: t("common.toasts.error"),
        description: t("warning.errorMarking"),
        variant: "destructive",
      }),
    // Also after a failure, as the warning may have been replaced or lifted. Busy until then.
    onSettled: () => refetchChanged(queries, orpc.warnings.current.key()),
  });
}
