import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { ReportKind } from "@nakamatch/contract/vocabulary/reports";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { useBlock } from "../blocks/use-block.ts";
import { SafetyLink } from "../safety-link.tsx";
import { ReportForm } from "./report-form.tsx";
import { useReport } from "./use-report.ts";

export type ReportPanelProps = {
  person: Pick<PersonBadge, "id" | "nickname">;
  /** The profile, or the chat messages. */
  kind: ReportKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leave the person's screen. */
  onBlocked: () => void;
};

/** Reports, then offers to block (REPORT-01, CHAT-39). */
export function ReportPanel({ person, kind, open, onOpenChange, onBlocked }: ReportPanelProps) {
  const { t } = useTranslation();
  const [isSent, setIsSent] = useState(false);
  const form = useId();
  const report = useReport(person.id, () => setIsSent(true));
  const block = useBlock(person, () => {
    onOpenChange(false);
    onBlocked();
  });
  const isBusy = report.isPending || block.isPending;
  const close = () => onOpenChange(false);
  const name = person.nickname;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isSent ? t("reports.after.title", { name }) : t(`reports.${kind}.title`)}
      description={isSent ? undefined : t(`reports.${kind}.text`, { name })}
      dismissable={!isBusy}
      size="md"
      actions={
        isSent ? (
          <>
            <Button disabled={isBusy} onClick={close}>
              {t("reports.after.skip")}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={() => block.mutate()}>
              {t("safety.block.confirm")}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isBusy} onClick={close}>
              {t("common.actions.cancel")}
            </Button>
            <Button type="submit" form={form} variant="primary" busy={isBusy}>
              {t("reports.send")}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <BlockOffer />
      ) : (
        <>
          <ReportForm id={form} kind={kind} send={report.mutateAsync} />
          {/* In a new tab, to keep the input. */}
          <SafetyLink newTab className="mt-4" />
        </>
      )}
    </FormDialog>
  );
}

/** Takes the focus from the sent form. */
function BlockOffer() {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="outline-none">
      {t("reports.after.text")}
    </p>
  );
}
