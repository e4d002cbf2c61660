import type { ReportOutcome } from "@nakamatch/contract/endpoints/moderation/outcomes";
import { useId, useState } from "react";
import { api } from "../../../lib/api.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Section } from "./section.tsx";
import { TextForm } from "./text-form.tsx";
import { useReasonText } from "./use-reason-text.ts";

type ReportOutcomesProps = { outcomes: readonly ReportOutcome[]; heading: "h2" | "h3"; onChange: () => void };

/** Outcomes of the person's reports. One without action can be appealed once. */
export function ReportOutcomes({ outcomes, heading, onChange }: ReportOutcomesProps) {
  const { t } = useTranslation();
  return (
    <Section heading={heading} title={t("decisions.reports.title")} intro={t("decisions.reports.intro")}>
      {outcomes.map((outcome) => (
        <Outcome key={outcome.id} outcome={outcome} heading={heading === "h2" ? "h3" : "h4"} onChange={onChange} />
      ))}
    </Section>
  );
}

type OutcomeProps = { outcome: ReportOutcome; heading: "h3" | "h4"; onChange: () => void };

function Outcome({ outcome, heading: Heading, onChange }: OutcomeProps) {
  const { t, language } = useTranslation();
  const { isActed, isFinal, reports, reportedAt, appealedAt, canAppeal } = outcome;
  const reasonText = useReasonText();
  const [first, again] = isActed ? (["acted", "actedAgain"] as const) : (["nothing", "nothingAgain"] as const);
  return (
    <Panel as="article" tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <Heading className="text-pretty text-xl">{t(`decisions.reports.${isFinal ? again : first}`)}</Heading>
      {reports.length === 0 && <p>{t("decisions.reports.reported", { date: formatDateTime(reportedAt, language) })}</p>}
      {reports.map((report) => (
        <div key={`${report.reason} ${report.reportedAt}`} className="flex flex-col gap-1">
          <p>
            {t("decisions.reports.reportedFor", {
              reason: reasonText(report.reason),
              date: formatDateTime(report.reportedAt, language),
            })}
          </p>
          {report.description && (
            <blockquote className="user-text whitespace-pre-line border-line border-s-4 ps-3 text-ink-soft">
              {report.description}
            </blockquote>
          )}
        </div>
      ))}
      {appealedAt !== null && (
        <p className="font-bold">
          {t("decisions.reports.appeal.asked", { date: formatDateTime(appealedAt, language) })}
        </p>
      )}
      <p className="text-ink-soft">{t(isActed ? "decisions.reports.afterActed" : "decisions.reports.afterNothing")}</p>
      {canAppeal && <Appeal outcomeId={outcome.id} heading={Heading === "h3" ? "h4" : "h5"} onSent={onChange} />}
    </Panel>
  );
}

type AppealProps = { outcomeId: string; heading: "h4" | "h5"; onSent: () => void };

function Appeal({ outcomeId, heading: Heading, onSent }: AppealProps) {
  const { t } = useTranslation();
  const title = useId();
  const [isWriting, setIsWriting] = useState(false);
  return (
    <section
      tabIndex={-1}
      aria-labelledby={title}
      className="flex flex-col gap-3 border-line border-t-2 pt-4 outline-none"
    >
      <Heading id={title} className="text-lg">
        {t("decisions.reports.appeal.title")}
      </Heading>
      <p className="text-ink-soft">{t("decisions.reports.appeal.text")}</p>
      {isWriting ? (
        <TextForm
          words={{
            label: t("decisions.reports.appeal.label"),
            submit: t("decisions.reports.appeal.submit"),
            sending: t("decisions.reports.appeal.sending"),
            required: t("decisions.reports.appeal.required"),
            sentTitle: t("decisions.reports.appeal.sentTitle"),
            sentText: t("decisions.reports.appeal.sentText"),
            failedTitle: t("decisions.reports.appeal.failedTitle"),
          }}
          send={(body) => api.outcomes.appeal({ outcomeId, body })}
          onSent={onSent}
        />
      ) : (
        <Button className="self-start" onClick={() => setIsWriting(true)}>
          {t("decisions.reports.appeal.open")}
        </Button>
      )}
    </section>
  );
}
