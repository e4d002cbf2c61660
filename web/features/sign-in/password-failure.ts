import type { AppError } from "../../lib/errors.ts";
import type { Translate } from "../../lib/i18n.ts";

/** The title of a password that was not changed (ERR-19). */
export function passwordFailureTitle(t: Translate, { code }: Pick<AppError, "code">): string {
  const isUnexpected = code === "INTERNAL" || code === "NETWORK";
  return t(isUnexpected ? "resetPassword.unexpectedTitle" : "resetPassword.failedTitle");
}
