import type { ReportProblem } from "@nakamatch/domain/safety/report";
import { type AppError, toAppError } from "../../lib/errors.ts";
import type { Translate } from "../../lib/i18n.ts";
import type { ToastMessage } from "../../ui/toast-types.ts";

/** What a report was refused for that a field of the form can show. */
export function refusedFields(thrown: unknown): { field: ReportProblem["field"]; reason: string }[] {
  return toAppError(thrown).issues.flatMap(({ path, reason }) =>
    path === "reason" || path === "description" ? [{ field: path, reason }] : [],
  );
}

/** The toast for a report that was not stored (ERR-27..33). A duplicate is no failure: it has the default look. */
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
