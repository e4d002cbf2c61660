import { useTranslation } from "react-i18next";
import type { AppError } from "../../lib/errors.ts";
import { BanNotice } from "./ban-notice.tsx";
import { Notice } from "./notice.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";

export type LoginNoticesProps = {
  /** The outcome of the confirmation link that led here, if any. */
  confirmation: "confirmed" | "failed" | null;
  /** The address that was just registered. */
  registered: string | null;
  /** The last refusal of the form below. */
  refusal: { error: AppError; email: string } | null;
};

/** The notice above the login form: one at a time, the newest first (OPEN-12, OPEN-20, OPEN-74). */
export function LoginNotices({ confirmation, registered, refusal }: LoginNoticesProps) {
  const { t } = useTranslation();
  if (refusal?.error.ban) return <BanNotice {...refusal.error.ban} />;
  const waiting = refusal?.error.code === "EMAIL_NOT_CONFIRMED" ? refusal.email : registered;
  if (waiting !== null) {
    const fresh = waiting === registered && !refusal;
    return (
      <Notice tone="mail" title={fresh ? t("register.success.title") : t("login.unconfirmed.title")}>
        <p className="break-words">
          {t(fresh ? "register.success.text" : "login.unconfirmed.text", { email: waiting })}
        </p>
        <ResendConfirmation email={waiting} />
      </Notice>
    );
  }
  if (confirmation === "confirmed") {
    return (
      <Notice tone="good" title={t("login.confirmed.title")}>
        <p>{t("login.confirmed.text")}</p>
      </Notice>
    );
  }
  if (confirmation === "failed") {
    return (
      <Notice tone="bad" title={t("login.linkInvalid.title")}>
        <p>{t("login.linkInvalid.text")}</p>
        <ResendConfirmation />
      </Notice>
    );
  }
  return null;
}
