import { REASONS_OF, REPORT_DESCRIPTION, type ReportKind } from "@nakamatch/contract/vocabulary/reports";
import { parseReport, type Report, type ReportInput } from "@nakamatch/domain/safety/report";
import { type FieldErrors, type Resolver, useController, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { refusedFields } from "./report-errors.ts";

export type ReportFormProps = {
  /** Of the form element, for a submit button outside. */
  id: string;
  kind: ReportKind;
  /** Sends a checked report; rejects with what the server answers. */
  send: (report: Report) => Promise<unknown>;
};

/** Reason and description, both required (REPORT-04, OPEN-68). What the server finds wrong returns to its field. */
export function ReportForm({ id, kind, send }: ReportFormProps) {
  const { t } = useTranslation();
  const form = useForm<ReportInput, unknown, Report>({
    defaultValues: { reason: "", description: "" },
    resolver: reportResolver(kind),
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
        onBlur={reason.onBlur}
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

/** Checks the form by the rule of the domain. The reason becomes the error's `type`; the words are found when it is shown. */
function reportResolver(kind: ReportKind): Resolver<ReportInput, unknown, Report> {
  return (form) => {
    const parsed = parseReport(kind, form);
    if (parsed.ok) return { values: parsed.value, errors: {} };
    const errors: FieldErrors<ReportInput> = {};
    for (const { field, reason } of parsed.problems) errors[field] ??= { type: reason };
    return { values: {}, errors };
  };
}
