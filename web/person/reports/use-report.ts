import type { Report } from "@nakamatch/domain/safety/report";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";
import { refusedFields, reportErrorToast } from "./report-errors.ts";

/** Sends a report about a person. `onSent` runs when it is stored (ERR-34); a failure is a toast, unless a field of the form shows it. */
export function useReport(personId: string, onSent: () => void) {
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
