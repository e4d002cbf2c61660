import type { CaseReport, ModeratedPerson } from "@nakamatch/contract/endpoints/moderation";
import type { Evidence } from "@nakamatch/contract/schemas/evidence";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useReasonText } from "../../person/statements/use-reason-text.ts";
import { SealedEvidence } from "./sealed-evidence.tsx";

/** Unresolved reports with their sealed evidence (MOD-08). */
export function CaseReports({ data }: { data: ModeratedPerson }) {
  const { t } = useTranslation();
  const { reports, moreReports, evidence } = data;
  return (
    <section aria-label={t("moderation.case.reports")} className="flex min-w-0 flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {reports.map((report) => (
          <Report key={report.id} report={report} evidence={evidence.find(({ reportId }) => reportId === report.id)} />
        ))}
      </ul>
      {moreReports > 0 && <p className="text-ink-soft">{t("moderation.case.moreReports", { count: moreReports })}</p>}
    </section>
  );
}

function Report({ report, evidence }: { report: CaseReport; evidence: Evidence | undefined }) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const { reason, description, reporter, reportedAt } = report;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 not-first:border-line not-first:border-t-2 not-first:pt-4 md:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-base">{reasonText(reason)}</h3>
        <p className="text-ink-soft text-sm user-text">
          {reporter === null ? t("moderation.case.byDeleted") : t("moderation.case.by", { name: reporter })}
        </p>
        <p className="text-ink-soft text-sm">
          <time dateTime={reportedAt}>{formatDateTime(reportedAt, language)}</time>
        </p>
        {description && <p className="mt-1.5 whitespace-pre-line user-text">{description}</p>}
      </div>
      {evidence ? (
        <SealedEvidence evidence={evidence} />
      ) : (
        <p className="self-start text-ink-soft text-sm">{t("moderation.case.noEvidence")}</p>
      )}
    </li>
  );
}
