import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { signOut } from "../../lib/auth.ts";
import { type AppError, isRetryable, toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { CodeField } from "./code-field.tsx";
import { giveCode, giveRecoveryCode, takeRaised } from "./give-code.ts";

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
  const toast = useToast();
  const [index, setIndex] = useState(0);
  const [isRecovering, setIsRecovering] = useState(false);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<AppError | "required" | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The open challenge of each factor: who comes back to a phone is not sent another message. */
  const challenges = useRef(new Map<string, Promise<{ id: string }>>());
  const factor = factors[index % factors.length];
  const factorId = factor?.id ?? "";
  const isPhone = factor?.factor_type === "phone";

  const ask = (id: string) => {
    const asked = challenges.current.get(id) ?? api.factors.challenge({ factorId: id });
    challenges.current.set(id, asked);
    asked.catch(() => challenges.current.delete(id));
    return asked;
  };
  const askFirst = useRef(ask);
  useEffect(() => {
    setCode("");
    setProblem(null);
    input.current?.focus();
    // The message is on its way before anybody types.
    if (isPhone && !isRecovering) askFirst.current(factorId).catch((thrown: unknown) => setProblem(toAppError(thrown)));
  }, [factorId, isPhone, isRecovering]);

  const refuse = (reason: AppError | "required") => {
    setProblem(reason);
    input.current?.focus();
    input.current?.select();
  };
  /** Whether an answer was lost: the code may have been taken. */
  const mayBeIn = useRef(false);
  const { mutate: give, isPending: busy } = useMutation({
    mutationFn: async () => {
      if (mayBeIn.current && (await takeRaised())) return;
      if (isRecovering) return giveRecoveryCode(code);
      return giveCode(factorId, (await ask(factorId)).id, code);
    },
    onSuccess: onSignedIn,
    onError: (thrown) => {
      const error = toAppError(thrown);
      mayBeIn.current ||= isRetryable(error);
      if (error.code === "CHALLENGE_EXPIRED") challenges.current.delete(factorId);
      refuse(error);
    },
  });
  const { mutate: sendAgain, isPending: isSending } = useMutation({
    mutationFn: () => {
      challenges.current.delete(factorId);
      return ask(factorId);
    },
    onSuccess: () => {
      setCode("");
      setProblem(null);
      input.current?.focus();
      toast({ title: t("factors.sent"), variant: "success" });
    },
    onError: (thrown) => refuse(toAppError(thrown)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    if (code.trim() === "") return refuse("required");
    give();
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
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <h2 className="text-xl">{t("factors.stepTitle")}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      <CodeField
        ref={input}
        isRecovery={isRecovering}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={problem === "required" ? t("factors.codeRequired") : problem?.text(t)}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {t("factors.confirm")}
      </Button>
      <div className="flex flex-col">
        {isPhone && !isRecovering && (
          <Button block variant="quiet" disabled={busy} busy={isSending} onClick={() => sendAgain()}>
            {t("factors.sendAgain")}
          </Button>
        )}
        {factors.length > 1 && !isRecovering && (
          <Button block variant="quiet" disabled={busy} onClick={() => setIndex(index + 1)}>
            {t("factors.otherMethod")}
          </Button>
        )}
        <Button block variant="quiet" disabled={busy} onClick={() => setIsRecovering(!isRecovering)}>
          {t(isRecovering ? "factors.otherMethod" : "factors.useRecovery")}
        </Button>
        <Button block variant="quiet" disabled={busy} onClick={goBack}>
          {t("factors.back")}
        </Button>
      </div>
    </form>
  );
}
