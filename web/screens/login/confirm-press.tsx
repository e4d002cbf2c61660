import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useApp } from "../../lib/app.tsx";
import { confirmAndSignIn, confirmationAddress, confirmEmail } from "../../lib/auth.ts";
import { type AppError, toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useErrorToast, useToast } from "../../ui/toast.tsx";

/** Confirms the address by one press, and signs in where it was registered (REG-45). */
export function ConfirmPress({
  token,
  isHere,
  next,
  onBanned,
  onHeldBack,
  onSignedIn,
}: {
  token: string;
  /** In the browser of the registration. */
  isHere: boolean;
  /** The target screen. */
  next: string;
  onBanned: (error: AppError) => void;
  /** With the factors, if a code is needed. */
  onHeldBack: (factors: Factor[]) => void;
  onSignedIn: () => void;
}) {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const navigate = useNavigate();
  const { fail, clearError } = useErrorToast();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const text = useId();
  // In an effect after the paint it could take the focus from a link that was pressed first.
  useLayoutEffect(() => button.current?.focus(), []);

  /** The login says what came of it; a member is led on from there. */
  const confirm = async () => {
    const outcome = await confirmEmail(token).catch((thrown: unknown) => {
      if (toAppError(thrown).code === "LINK_INVALID") return null;
      throw thrown;
    });
    const confirmed = outcome?.wasConfirmed ? "again" : "1";
    const search = new URLSearchParams({ confirmed, next, ...(!outcome && { error: "INVALID_TOKEN" }) });
    const name = !outcome ? "linkInvalid" : outcome.wasConfirmed ? "again" : "confirmed";
    const variant = outcome ? "success" : "destructive";
    if (session.read().user) toast({ title: t(`login.${name}.title`), variant, announcesMove: true });
    await navigate(`/login?${search}`, { replace: true });
  };

  const press = async () => {
    setBusy(true);
    clearError();
    try {
      if (!isHere) return await confirm();
      const factors = await confirmAndSignIn(session, token);
      if (factors.length > 0) return onHeldBack(factors);
    } catch (thrown) {
      const error = toAppError(thrown);
      // Opens the login, which explains the next steps.
      if (error.code === "LINK_INVALID") return location.assign(confirmationAddress(token, next));
      setBusy(false);
      fail(t(isHere ? "login.failedTitle" : "login.press.failedTitle"), error.text(t));
      if (error.ban) onBanned(error);
      return;
    }
    onSignedIn();
  };

  return (
    <Panel variant="raised" className="flex flex-col gap-5">
      <div id={text} className="flex flex-col gap-2">
        <h2 className="text-2xl">{t(isHere ? "login.here.title" : "login.press.title")}</h2>
        <p>{t(isHere ? "login.here.text" : "login.press.text")}</p>
      </div>
      <Button
        ref={button}
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel={t(isHere ? "login.submitting" : "login.press.submitting")}
        aria-describedby={text}
        onClick={() => void press()}
      >
        {t(isHere ? "login.here.button" : "login.press.button")}
      </Button>
      {isHere && (
        <TextLink to="/login" onClick={() => document.getElementById("content")?.focus()} className="self-start">
          {t("login.here.other")}
        </TextLink>
      )}
    </Panel>
  );
}
