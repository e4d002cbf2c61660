import type { MadeReport } from "@nakamatch/contract/endpoints/moderation/cases";
import { CASE_SHOWN, REPORT_ENDINGS } from "@nakamatch/contract/vocabulary/moderation";
import { useReasonText } from "../../features/moderation/statements/use-reason-text.ts";
import { formatDate } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** Maximum number listed; the rest are counted. */
const LISTED = 5;

/** Reports by the person: outcomes, and the latest ones. */
export function MadeReports({ made }: { made: MadeReport[] }) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const endings = REPORT_ENDINGS.map((ending) => ({
    ending,
    count: made.filter((each) => each.ending === ending).length,
  })).filter(({ count }) => count > 0);
  const total = made.length === CASE_SHOWN.made ? `${made.length}+` : made.length;
  return (
    <>
      <h3 className="text-base">{t("moderation.made.title")}</h3>
      {made.length === 0 ? (
        <p className="text-ink-soft text-sm">{t("moderation.made.none")}</p>
      ) : (
        <>
          <p className="text-sm">
            <span className="font-bold">{total}</span>
            {endings.map(({ ending, count }) => ` · ${t(`moderation.made.endings.${ending}`)}: ${count}`).join("")}
          </p>
          <ul className="flex flex-col gap-2 text-sm">
            {made.slice(0, LISTED).map(({ id, reason, reportedAt, ending }) => (
              <li key={id}>
                {reasonText(reason)}
                <span className="block text-ink-soft">
                  <time dateTime={reportedAt}>{formatDate(reportedAt, language)}</time>
                  {` · ${t(`moderation.made.endings.${ending}`)}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
