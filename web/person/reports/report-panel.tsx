import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { REASONS_OF, REPORT_DESCRIPTION, type ReportKind } from "@nakamatch/contract/vocabulary/reports";
import { parseReport, type Report, type ReportInput, type ReportProblem } from "@nakamatch/domain/safety/report";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useController, useForm, useWatch } from "react-hook-form";
import { api } from "../../lib/api.ts";
import { type AppError, toAppError } from "../../lib/errors.ts";
import type { Translate } from "../../lib/i18n.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useToast } from "../../ui/toast.tsx";
import type { ToastMessage } from "../../ui/toast-types.ts";
import { useBlock } from "../blocks/use-block.ts";
import { domainResolver } from "../domain-resolver.ts";
import { SafetyLink } from "../safety-link.tsx";

export type ReportPanelProps = {
  person: Pick<PersonBadge, "id" | "nickname">;
  /** About the profile or the chat messages. */
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

/** Takes over the form's focus. */
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

type ReportFormProps = {
  /** For a submit button outside the form. */
  id: string;
  kind: ReportKind;
  /** Sends a valid report; rejects with the server's error. */
  send: (report: Report) => Promise<unknown>;
};

/** Reason and description, both required (REPORT-04, OPEN-68). Problems from the server return to their field. */
function ReportForm({ id, kind, send }: ReportFormProps) {
  const { t } = useTranslation();
  const form = useForm<ReportInput, unknown, Report>({
    defaultValues: { reason: "", description: "" },
    resolver: domainResolver((input) => parseReport(kind, input)),
  });
  const { control, register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const reason = useController({ control, name: "reason" }).field;
  const description = useWatch({ control, name: "description" });
  const submit = handleSubmit((report) =>
    send(report).catch((thrown: unknown) => {
      for (const { field, reason: type } of refusedFields(thrown)) setError(field, { type }, { shouldFocus: true });
    }),
  );
  const isTooLong = errors.description?.type === "tooLong";
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      }}
      className="flex flex-col gap-5"
    >
      <RadioCards
        ref={reason.ref}
        name={reason.name}
        legend={t("reports.reason")}
        error={errors.reason && t("reports.problems.reason")}
        value={reason.value}
        onValueChange={reason.onChange}
        options={REASONS_OF[kind].map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <TextArea
        {...register("description")}
        label={t("reports.description")}
        placeholder={t("reports.placeholder")}
        error={
          errors.description &&
          (isTooLong
            ? t("reports.problems.description.tooLong", { max: REPORT_DESCRIPTION.max })
            : t("reports.problems.description.required"))
        }
        max={REPORT_DESCRIPTION.max}
        warn={REPORT_DESCRIPTION.warn}
        used={description.length}
      />
    </form>
  );
}

/** Sends a report. `onSent`: stored (ERR-34). Failures are toasts, unless a field shows them. */
function useReport(personId: string, onSent: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  return useMutation({
    mutationFn: (report: Report) => send(personId, report),
    onSuccess: () => {
      toast({ title: t("reports.done.title"), description: t("reports.done.text"), variant: "success" });
      onSent();
    },
    onError: (thrown) => {
      if (refusedFields(thrown).length === 0) toast(reportErrorToast(t, toAppError(thrown)));
    },
  });
}

function send(personId: string, report: Report): Promise<{ reportId: string }> {
  const { kind, description } = report;
  return kind === "chat"
    ? api.reports.reportChat({ personId, reason: report.reason, description })
    : api.reports.reportProfile({ personId, reason: report.reason, description });
}

/** The server's problems that a field can show. */
function refusedFields(thrown: unknown): { field: ReportProblem["field"]; reason: string }[] {
  return toAppError(thrown).issues.flatMap(({ path, reason }) =>
    path === "reason" || path === "description" ? [{ field: path, reason }] : [],
  );
}

/** The toast of a failed report (ERR-27..33). A duplicate is no failure: default look. */
export function reportErrorToast(t: Translate, error: AppError): ToastMessage {
  const failed = (description: string): ToastMessage => ({
    title: t("common.toasts.error"),
    description,
    variant: "destructive",
  });
  switch (error.code) {
    case "REPORT_DUPLICATE":
      return { title: t("reports.errors.duplicateTitle"), description: error.text(t) };
    case "PERSON_NOT_FOUND":
      return { ...failed(t("reports.errors.notFound")), title: t("reports.errors.notFoundTitle") };
    case "SESSION_MISSING":
      // The login opens.
      return { ...failed(t("reports.errors.signedOut")), announcesMove: true };
    case "VALIDATION_FAILED":
      return failed(t("reports.errors.invalidId"));
    case "OWN_PROFILE_MISSING":
    case "REPORT_CHECK_FAILED":
    case "TOO_MANY_REQUESTS":
      return failed(error.text(t));
    default:
      return failed(t("reports.errors.failed"));
  }
}
