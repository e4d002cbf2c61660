import { REDIRECT_DELAY_MS } from "@nakamatch/contract/vocabulary/limits";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import type { CarriedEmail } from "../../account/carried-email.ts";
import { ForgotPassword } from "../../account/forgot-password.tsx";
import { Notice } from "../../account/notice.tsx";
import { recallEmail } from "../../account/sent-email.ts";
import { useApp } from "../../lib/app.tsx";
import { Link } from "../../lib/routing/link.tsx";
import { useSearchParams } from "../../lib/routing/search-params.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { GuestPage } from "../../shell/layouts/guest-page.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

/** Takes a change of the address back, with a new password. The API's client is fetched for those few alone. */
async function undoEmailChange(token: string, newPassword: string) {
  const { api } = await import("../../lib/api.ts");
  return api.emailChange.undo({ token, newPassword });
}

/** `/reset-password` (specification §2, Reset password). The form is shown even without a valid link (NAV-06, OPEN-30). */
export function Component() {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  /** The link to the old address after a change: the new password takes the change back. */
  const undo = search.get("undo");
  const token = search.has("error") ? null : (undo ?? search.get("token"));
  const [linkInvalid, setLinkInvalid] = useState(token === null);
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const [email] = useState(() => recallEmail("reset"));
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!done) return;
    // A new password ends all sessions, also one in this browser.
    void session.refresh({ fresh: true });
    const state: CarriedEmail = { email };
    const timer = setTimeout(() => void navigate("/login", { state }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [done, email, navigate, session]);

  const close = () => {
    flushSync(() => setAsking(false));
    opener.current?.focus();
  };
  const succeed = () => {
    toast({
      title: t("resetPassword.successTitle"),
      description: t("resetPassword.successText"),
      variant: "success",
      announcesMove: true,
    });
    setDone(true);
  };

  return (
    <GuestPage
      meta={t("resetPassword.meta")}
      title={t("resetPassword.title")}
      intro={t("resetPassword.intro")}
      mood={linkInvalid ? "sad" : "shy"}
    >
      <div className="flex flex-col gap-6">
        {linkInvalid && (
          <Notice tone="bad" title={t("resetPassword.linkInvalid.title")}>
            <p>{t(undo === null ? "resetPassword.linkInvalid.text" : "resetPassword.undo.invalid")}</p>
            {undo !== null ? null : asking ? (
              <ForgotPassword email={email} onClose={close} />
            ) : (
              <Button ref={opener} variant="primary" className="self-start" onClick={() => setAsking(true)}>
                {t("login.reset.send")}
              </Button>
            )}
          </Notice>
        )}
        {undo !== null && !linkInvalid && !done && (
          <Notice tone="mail" title={t("resetPassword.undo.title")}>
            <p>{t("resetPassword.undo.text")}</p>
          </Notice>
        )}
        {done ? (
          <Notice tone="good" title={t("resetPassword.successTitle")}>
            <p>{t("resetPassword.successText")}</p>
          </Notice>
        ) : (
          <Panel variant="raised">
            <ResetPasswordForm
              email={email}
              token={token}
              isLinkInvalid={linkInvalid}
              {...(undo !== null && { save: undoEmailChange })}
              onDone={succeed}
              onLinkInvalid={() => setLinkInvalid(true)}
            />
          </Panel>
        )}
        <Link
          to="/login"
          state={{ email } satisfies CarriedEmail}
          className="inline-flex min-h-11 items-center gap-1.5 self-start font-bold text-signal-ink underline underline-offset-4"
        >
          <ArrowLeft className="size-5" />
          {t("resetPassword.back")}
        </Link>
      </div>
    </GuestPage>
  );
}
