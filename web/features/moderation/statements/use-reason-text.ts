import { REPORT_REASONS, type ReportReason } from "@nakamatch/contract/vocabulary/reports";
import { useTranslation } from "../../../lib/translation.tsx";

/** The text of a reason (OPEN-93). Imported reasons may be free text, shown unchanged. */
export function useReasonText(): (reason: string) => string {
  const { t } = useTranslation();
  return (reason) => (isReason(reason) ? t(`reasons.${reason}`) : reason);
}

const KNOWN: ReadonlySet<string> = new Set(REPORT_REASONS);

function isReason(reason: string): reason is ReportReason {
  return KNOWN.has(reason);
}
