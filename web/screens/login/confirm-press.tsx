import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useApp } from "../../lib/app.tsx";
import { confirmAndSignIn, confirmationAddress } from "../../lib/auth.ts";
import { type AppError, toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useErrorToast } from "../../ui/toast.tsx";

/** Confirms the address and signs in by one press, in the browser of the registration (REG-45). */
export function ConfirmPress({
  token,
  next,
  onBanned,
  onHeldBack,
  onSignedIn,
}: {
  token: string;
  /** The target screen. */
  next: string;
  onBanned: (error: AppError) => void;
  /** With the factors, if a code is needed. */
  onHeldBack: (factors: Factor[]) => void;
  onSignedIn: () => void;
}) {
  const { t } = useTranslation();
  const { session } = useApp();
  const { fail, clearError } = useErrorToast();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const text = useId();
  // In an effect after the paint it could take the focus from a link that was pressed first.
  useLayoutEffect(() => button.current?.focus(), []);

  const press = async () => {
    setBusy(true);
    clearError();
    try {
      const factors = await confirmAndSignIn(session, token);
      if (factors.length > 0) return onHeldBack(factors);
    } catch (thrown) {
      const error = toAppError(thrown);
      // Opens the login, which explains the next steps.
      if (error.code === "LINK_INVALID") return location.assign(confirmationAddress(token, next));
      setBusy(false);
      fail(t("login.failedTitle"), error.text(t));
      if (error.ban) onBanned(error);
      return;
    }
    onSignedIn();
  };

  return (
    <Panel variant="raised" className="flex flex-col gap-5">
      <div id={text} className="flex flex-col gap-2">
        <h2 className="text-2xl">{t("login.here.title")}</h2>
        <p>{t("login.here.text")}</p>
      </div>
      <Button
        ref={button}
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel={t("login.submitting")}
        aria-describedby={text}
        onClick={() => void press()}
      >
        {t("login.here.button")}
      </Button>
      <Link
        to="/login"
        onClick={() => document.getElementById("content")?.focus()}
        className="inline-flex min-h-11 items-center self-start font-bold text-signal-ink underline underline-offset-4"
      >
        {t("login.here.other")}
      </Link>
    </Panel>
  );
}
