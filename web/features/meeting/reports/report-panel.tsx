import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import {
  CHAT_REPORT_REASONS,
  MEETING_REPORT_REASONS,
  REASONS_OF,
  REPORT_DESCRIPTION,
  type ReportKind,
  type ReportReason,
} from "@nakamatch/contract/vocabulary/reports";
import { readableSpoilers } from "@nakamatch/domain/meeting/spoilers";
import { parseReport, type Report, type ReportInput } from "@nakamatch/domain/safety/report";
import { useMutation } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useController, useForm, useWatch } from "react-hook-form";
import { api } from "../../../lib/api.ts";
import { type AppError, toAppError } from "../../../lib/errors.ts";
import type { Translate } from "../../../lib/i18n.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { DisappearingButton } from "../../../ui/disappearing-button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormActions } from "../../../ui/form-actions.tsx";
import { TextDialog } from "../../../ui/form-dialog.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { ToastMessage } from "../../../ui/toast-types.ts";
import { domainResolver, refusedFields } from "../../people/form-problems.ts";
import { SafetyLink } from "../../people/safety-link.tsx";
import { useBlock } from "../blocks/use-block.ts";
import { ConcernQuestion } from "./concern-question.tsx";
import { EmergencyCalls } from "./emergency-calls.tsx";

type MarkedMessage = { id: string; message: string };

export type ReportPanelProps = {
  /** Null for the unknown author of withdrawn words. */
  person: Pick<PersonBadge, "id" | "nickname"> | null;
  /** About the profile, the chat messages or words with a like. */
  kind: ReportKind;
  /** Where something was wrong at a meeting of the two; the report is one of the chat. */
  meeting?: { timeZone: string } | undefined;
  /** A message of the chat to mark. */
  message?: MarkedMessage | undefined;
  /** `id`: of withdrawn words. */
  words?: { text: string; id?: string } | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leave the person's screen. */
  onBlocked: () => void;
};

const UNKNOWN = { id: "", nickname: "" };

/** REPORT-02, REPORT-03. */
const OFFERED = {
  ...REASONS_OF,
  chat: CHAT_REPORT_REASONS,
  meeting: MEETING_REPORT_REASONS,
} as const satisfies Record<ReportKind | "meeting", readonly ReportReason[]>;

/** Reports, then offers to block and asks one question (REPORT-01, CHAT-39). */
export function ReportPanel(props: ReportPanelProps) {
  const { person, kind, meeting, message, words, open, onOpenChange, onBlocked } = props;
  const { t } = useTranslation();
  const [reportId, setReportId] = useState<string>();
  const isSent = reportId !== undefined;
  const [marked, setMarked] = useState(message);
  const form = useId();
  const about = meeting ? "meeting" : kind;
  const close = () => onOpenChange(false);
  const subject = { personId: person?.id, messageId: marked?.id, wordsId: words?.id };
  const report = useReport(subject, setReportId);
  const block = useBlock(person ?? UNKNOWN, () => {
    onOpenChange(false);
    onBlocked();
  });
  const isBusy = report.isPending || block.isPending;
  const { nickname: name } = person ?? UNKNOWN;
  return (
    <TextDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isSent ? t(person ? "reports.after.title" : "reports.done.title", { name }) : t(`reports.${about}.title`)}
      description={isSent ? undefined : t(`reports.${about}.text`, { name })}
      dismissable={!isBusy}
      size="md"
      actions={
        isSent ? (
          <>
            <Button disabled={isBusy} onClick={close}>
              {t(person ? "reports.after.skip" : "reports.reviewed.close")}
            </Button>
            {person && (
              <Button variant="danger" busy={isBusy} onClick={() => block.mutate()}>
                {t("safety.block.confirm")}
              </Button>
            )}
          </>
        ) : (
          <FormActions form={form} label={t("reports.send")} busy={isBusy} onCancel={close} />
        )
      }
    >
      {isSent ? (
        <>
          <After text={t(person ? "reports.after.text" : "reports.done.text")} />
          <ConcernQuestion reportId={reportId} />
        </>
      ) : (
        <>
          {words && (
            <blockquote dir="auto" className="mb-5 border-signal border-l-4 pl-3 user-text">
              {words.text}
            </blockquote>
          )}
          {meeting && <EmergencyCalls timeZone={meeting.timeZone} />}
          {marked && <Marked message={marked} onRemove={() => setMarked(undefined)} />}
          <ReportForm id={form} kind={kind} reasons={OFFERED[about]} send={report.mutateAsync} />
          {/* In a new tab, to keep the input. */}
          <SafetyLink newTab className="mt-4" />
        </>
      )}
    </TextDialog>
  );
}

/** The marked message, which can be unmarked. */
function Marked({ message: { message }, onRemove }: { message: MarkedMessage; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <figure className="mb-5 rounded-panel border-2 border-edge bg-accent-wash p-3 pb-1">
      <figcaption className="font-bold text-sm">{t("reports.message.title")}</figcaption>
      <blockquote
        dir="auto"
        className="my-1 line-clamp-4 whitespace-pre-line border-signal border-l-4 pl-3 user-text low:line-clamp-2"
      >
        {readableSpoilers(message)}
      </blockquote>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-ink-soft text-sm">{t("reports.message.text")}</p>
        <DisappearingButton
          variant="quiet"
          icon={<X className="size-5" />}
          className="-mx-3"
          focusFallback={(button) => button.closest("figure")?.parentElement?.querySelector("input")}
          onClick={onRemove}
        >
          {t("reports.message.remove")}
        </DisappearingButton>
      </div>
    </figure>
  );
}

/** Takes over the form's focus. */
function After({ text: words }: { text: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="outline-none">
      {words}
    </p>
  );
}

const REPORT_FIELDS = ["reason", "description"] as const;

type ReportFormProps = {
  /** For a submit button outside the form. */
  id: string;
  kind: ReportKind;
  reasons: readonly ReportReason[];
  /** Sends a valid report; rejects with the server's error. */
  send: (report: Report) => Promise<unknown>;
};

/** Reason and description, both required (REPORT-04, OPEN-68). Problems from the server return to their field. */
function ReportForm({ id, kind, reasons, send }: ReportFormProps) {
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
      for (const { field, reason: type } of refusedFields(thrown, REPORT_FIELDS))
        setError(field, { type }, { shouldFocus: true });
    }),
  );
  const isTooLong = errors.description?.type === "tooLong";
  return (
    <Form id={id} busy={isSubmitting} onSubmit={submit} className="flex flex-col gap-5">
      <RadioCards
        ref={reason.ref}
        name={reason.name}
        legend={t("reports.reason")}
        error={errors.reason && t("reports.problems.reason")}
        value={reason.value}
        onValueChange={reason.onChange}
        options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
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
    </Form>
  );
}

/** Sends a report. `onSent`: stored (ERR-34). Failures are toasts, unless a field shows them. */
function useReport(subject: Subject, onSent: (reportId: string) => void) {
  const { t } = useTranslation();
  const toast = useToast();
  return useMutation({
    mutationFn: (report: Report) => send(subject, report),
    onSuccess: ({ reportId }) => {
      toast({ title: t("reports.done.title"), description: t("reports.done.text"), variant: "success" });
      onSent(reportId);
    },
    onError: (thrown) => {
      if (refusedFields(thrown, REPORT_FIELDS).length === 0) toast(reportErrorToast(t, toAppError(thrown)));
    },
  });
}

type Subject = Record<"personId" | "messageId" | "wordsId", string | undefined>;

function send({ personId = "", messageId, wordsId }: Subject, report: Report): Promise<{ reportId: string }> {
  const { kind, description } = report;
  if (kind === "profile") return api.reports.reportProfile({ personId, reason: report.reason, description });
  if (kind === "chat") return api.reports.reportChat({ personId, reason: report.reason, description, messageId });
  return wordsId === undefined
    ? api.reports.reportWords({ personId, reason: report.reason, description })
    : api.reports.reportWithdrawnWords({ wordsId, reason: report.reason, description });
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
      // The login opens, where the toast stays.
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
