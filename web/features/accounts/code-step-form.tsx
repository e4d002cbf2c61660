import type { Factor } from "@nakamatch/contract/endpoints/factors";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api.ts";
import { signOut } from "../../lib/auth.ts";
import { toAppError } from "../../lib/errors.ts";
import { refreshSession } from "../../lib/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

export interface CodeStepProps {
  /** One of them at least; the session opens with a code of one of them. */
  factors: Factor[];
  onSignedIn: () => void;
  /** The person gives up, and is signed out. */
  onBack: () => void;
}

/** Asks for the code of a factor, or for a recovery code (SESSION-17, SESSION-18, OPEN-28). */
export function CodeStepForm({ factors, onSignedIn, onBack }: CodeStepProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(0);
  const [isRecovering, setIsRecovering] = useState(false);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const challenge = useRef<Promise<{ id: string }> | null>(null);
  const factor = factors[index % factors.length];
  const factorId = factor?.id ?? "";
  const isPhone = factor?.factor_type === "phone";

  useEffect(() => {
    challenge.current = null;
    setCode("");
    setProblem(null);
    input.current?.focus();
    if (!isPhone || isRecovering) return;
    // The message is on its way before anybody types.
    challenge.current = api.factors.challenge({ factorId, channel: "sms" });
    challenge.current.catch((thrown: unknown) => setProblem(toAppError(thrown).text(t)));
  }, [factorId, isPhone, isRecovering, t]);

  const give = async () => {
    if (isRecovering) return api.factors.recover({ code });
    challenge.current ??= api.factors.challenge({ factorId });
    const { id } = await challenge.current;
    return api.factors.verify({ factorId, challenge_id: id, code });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setProblem(code.trim() === "" ? t("factors.codeRequired") : null);
    if (code.trim() === "") return input.current?.focus();
    setBusy(true);
    try {
      await give();
      await refreshSession({ fresh: true, verified: true });
      onSignedIn();
    } catch (thrown) {
      const error = toAppError(thrown);
      // An app needs no new message; a phone's code that has expired is asked for again by choosing the phone again.
      if (error.code !== "FACTOR_CODE_WRONG") challenge.current = null;
      setProblem(error.text(t));
      setBusy(false);
      input.current?.focus();
      input.current?.select();
    }
  };
  const goBack = () => {
    void signOut().catch(() => {});
    onBack();
  };

  const text = isRecovering
    ? t("factors.recoveryText")
    : isPhone
      ? t("factors.phoneText", { phone: factor?.phone ?? "" })
      : t("factors.appText");
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div>
        <h2 className="text-xl">{t("factors.stepTitle")}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      <TextField
        ref={input}
        name="code"
        label={t(isRecovering ? "factors.recoveryCode" : "factors.code")}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={problem}
        inputMode={isRecovering ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {t("factors.confirm")}
      </Button>
      <div className="flex flex-wrap gap-3">
        {factors.length > 1 && !isRecovering && (
          <Button disabled={busy} onClick={() => setIndex(index + 1)}>
            {t("factors.otherMethod")}
          </Button>
        )}
        <Button disabled={busy} onClick={() => setIsRecovering(!isRecovering)}>
          {t(isRecovering ? "factors.otherMethod" : "factors.useRecovery")}
        </Button>
        <Button disabled={busy} onClick={goBack}>
          {t("factors.back")}
        </Button>
      </div>
    </form>
  );
}
