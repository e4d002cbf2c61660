import type { AppError } from "../../../lib/errors.ts";
import type { Translate } from "../../../lib/i18n.ts";
import type { ToastMessage } from "../../../ui/toast-types.ts";

/** Self-explanatory; others use the action's text. */
const EXPLAINED: ReadonlySet<AppError["code"]> = new Set([
  "MODERATOR_ONLY",
  "MODERATOR_PROTECTED",
  "OPERATOR_PROTECTED",
  "PERSON_NOT_FOUND",
  "PERSON_BANNED",
  "PERSON_NOT_BANNED",
  "NOTHING_TO_DISMISS",
  "CASE_CLAIMED",
  "CASE_NOT_FOUND",
  "CASE_NEW",
  "CASE_IN_DANGER",
  "QUESTION_OPEN",
  "QUESTIONS_FULL",
  "BAN_CHANGED",
  "CASE_PARTY",
  "SECOND_LOOK_OVER",
  "OWN_DECISION",
  "UNDO_OVER",
  "PHOTO_NOT_HELD",
  "TOO_MANY_REQUESTS",
]);

/** `failed` is the action's text (ERR-48..51). */
export function decisionErrorToast(t: Translate, error: AppError, failed: string): ToastMessage {
  const isSignedOut = error.code === "SESSION_MISSING" || error.code === "ACCOUNT_BANNED";
  const explained = EXPLAINED.has(error.code) ? error.text(t) : failed;
  return {
    title: t("common.toasts.error"),
    description: isSignedOut ? t("banDialog.errors.signedOut") : explained,
    variant: "destructive",
    // The login opens, where the toast stays.
    announcesMove: isSignedOut,
  };
}
