import { useEffect, useRef } from "react";
import { BanNotice } from "../../account/ban-notice.tsx";
import { Notice } from "../../account/notice.tsx";
import { ResendConfirmation } from "../../account/resend-confirmation.tsx";
import type { AppError } from "../../lib/errors.ts";
import type { SessionBan } from "../../lib/session-store.ts";
import { useTranslation } from "../../lib/translation.tsx";

export type LoginNoticesProps = {
  /** The outcome of the confirmation link that led here, if any. */
  confirmation: "confirmed" | "failed" | null;
  /** The address that was just registered. */
  registered: string | null;
  /** The address to offer where an email has to be sent again. */
  email: string;
  /** The last refusal of the form below that a notice is shown for. */
  refusal: { error: AppError; email: string } | null;
  /** The ban that ended the session of this tab. */
  ban: SessionBan | null;
};

/**
 * The notice above the login form: one at a time, the newest first (OPEN-12, OPEN-20, OPEN-74). One that a refusal brings
 * gets the focus: typing again would not help.
 */
export function LoginNotices({ refusal, ...props }: LoginNoticesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) focusHeading(place.current);
  }, [refusal]);
  return (
    <div ref={place} className="contents">
      <Newest refusal={refusal} onRefusalShown={() => focusHeading(place.current)} {...props} />
    </div>
  );
}

type NewestProps = LoginNoticesProps & {
  /** Called where the notice of a refusal is there only later. */
  onRefusalShown: () => void;
};

function Newest({ confirmation, registered, email, refusal, ban, onRefusalShown }: NewestProps) {
  const { t } = useTranslation();
  if (refusal?.error.ban) return <BanNotice {...refusal.error.ban} onShown={onRefusalShown} />;
  if (refusal) {
    return (
      <Notice tone="mail" title={t("login.unconfirmed.title")}>
        <p className="break-words">{t("login.unconfirmed.text", { email: refusal.email })}</p>
        <ResendConfirmation email={refusal.email} />
      </Notice>
    );
  }
  if (ban) return <BanNotice {...ban} />;
  if (registered !== null) {
    return (
      <Notice tone="mail" title={t("confirmation.title")}>
        <p className="break-words">{t("confirmation.text", { email: registered })}</p>
        <ResendConfirmation email={registered} />
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
        <ResendConfirmation initial={email} />
      </Notice>
    );
  }
  return null;
}

function focusHeading(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>("h2")?.focus();
}
