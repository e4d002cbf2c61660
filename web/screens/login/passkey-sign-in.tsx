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

/** The browser offers passkeys in the form for so long with one challenge, which holds for five minutes. */
const OFFER_MS = 4 * 60_000;

/**
 * Signing in by a passkey, without typing anything: by the button, or by what the browser offers in the field for the address
 * (`autocomplete="… webauthn"`). `onBanned` gets the refusal of a banned person, `onSignedIn` is called after success.
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
  /** Grows when the browser is to offer passkeys in the form again. */
  const [offers, setOffers] = useState(0);
  const offerAgain = () => setOffers((count) => count + 1);

  const signIn = async (answer: () => Promise<Assertion>) => {
    setBusy(true);
    clearError();
    try {
      await signInByPasskey(session, await answer());
    } catch (thrown) {
      setBusy(false);
      const text = passkeyText(t, thrown);
      if (text !== null) fail(t("login.failedTitle"), text);
      const error = toAppError(thrown);
      if (error.ban) onBanned(error);
      // What the server refuses once it refuses again, unless it came too late.
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

  /** Has the browser offer passkeys in the form; `isOver` where nobody is interested any more. Where it cannot, the button is left. */
  const offer = useEffectEvent(async (isOver: () => boolean) => {
    try {
      if (!(await autofillSupported())) return;
      const { answerByPasskey, beginSignIn } = await import("../../lib/passkeys.ts");
      const options = await beginSignIn();
      // A second request would end that of the button.
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

/** Ends the offer in the form, where the browser makes one. */
async function stopOffer(): Promise<void> {
  if (await autofillSupported()) (await import("../../lib/passkeys.ts")).stopAsking();
}
