import type { Assertion } from "@nakamatch/contract/schemas/passkeys";
import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useApp } from "../../lib/app.tsx";
import { signInByPasskey } from "../../lib/auth.ts";
import { type AppError, toAppError } from "../../lib/errors.ts";
import { autofillSupported, PasskeyProblem, passkeyText } from "../../lib/passkey-problem.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { useErrorToast } from "../../ui/toast.tsx";

/** Lifetime of an autofill request; a challenge is valid for five minutes. */
const OFFER_MS = 4 * 60_000;

/**
 * Signs in by passkey: by button, or by autofill in the address field (`autocomplete="… webauthn"`). `onBanned`:
 * refused with a ban.
 */
export function PasskeySignIn({
  onBanned,
  onSignedIn,
}: {
  onBanned: (error: AppError) => void;
  onSignedIn: () => void;
}) {
  const { t } = useTranslation();
  const { session } = useApp();
  const { fail, clearError } = useErrorToast();
  const [busy, setBusy] = useState(false);
  const isPressed = useRef(false);
  /** Increments to start another autofill request. */
  const [offers, setOffers] = useState(0);
  const offerAgain = () => setOffers((count) => count + 1);

  const signIn = async (answer: () => Promise<Assertion>) => {
    setBusy(true);
    clearError();
    let passkey: Assertion | undefined;
    try {
      passkey = await answer();
      await signInByPasskey(session, passkey);
    } catch (thrown) {
      setBusy(false);
      const text = passkeyText(t, thrown);
      if (text !== null) fail(t("login.failedTitle"), text);
      const error = toAppError(thrown);
      if (passkey && error.code === "PASSKEY_UNKNOWN") void forget(passkey);
      if (error.ban) onBanned(error);
      // Permanent refusals, unless outdated.
      if (thrown instanceof PasskeyProblem || error.code === "PASSKEY_EXPIRED") offerAgain();
      return;
    }
    onSignedIn();
  };

  const press = async () => {
    isPressed.current = true;
    await signIn(async () => {
      const { answerByPasskey, beginSignIn } = await import("../../lib/passkeys.ts");
      return answerByPasskey(await beginSignIn());
    });
    isPressed.current = false;
  };

  /** Starts autofill; `isOver`: cancelled. Without browser support the button remains. */
  const offer = useEffectEvent(async (isOver: () => boolean) => {
    try {
      if (!(await autofillSupported())) return;
      const { answerByPasskey, beginSignIn } = await import("../../lib/passkeys.ts");
      const options = await beginSignIn();
      // The offer would abort the request of the button.
      if (isOver() || isPressed.current) return;
      const passkey = await answerByPasskey(options, { inForm: true });
      if (!isOver()) await signIn(async () => passkey);
    } catch {}
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each number is an offer
  useEffect(() => {
    let isOver = false;
    void offer(() => isOver);
    const again = setTimeout(() => isPressed.current || offerAgain(), OFFER_MS);
    return () => {
      isOver = true;
      clearTimeout(again);
      void stopOffer();
    };
  }, [offers]);

  return (
    <Button block icon={<KeyRound className="size-5" />} busy={busy} onClick={() => void press()}>
      {t("passkeys.signIn")}
    </Button>
  );
}

async function forget({ id }: Assertion): Promise<void> {
  await (await import("../../lib/passkeys.ts")).forgetPasskey(id);
}

/** Aborts autofill, if running. */
async function stopOffer(): Promise<void> {
  if (await autofillSupported()) (await import("../../lib/passkeys.ts")).stopAsking();
}
