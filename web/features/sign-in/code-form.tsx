import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type AppError, isRetryable, toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { TextField, type TextFieldProps } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";

export interface CodeCalls {
  challenge(factorId: string): Promise<{ id: string }>;
  give(answer: { factorId: string; challengeId: string; code: string }): Promise<void>;
  giveRecovery(code: string): Promise<void>;
  /** Whether a code was accepted although the answer was lost. */
  isTaken(): Promise<boolean>;
}

export interface CodeFormProps {
  /** At least one; any code is enough. */
  factors: Factor[];
  calls: CodeCalls;
  heading: "h2" | "h3";
  onTaken: () => void;
  onBack: () => void;
}

/** Asks for a second factor or recovery code (SESSION-17, SESSION-18, OPEN-28). */
export function CodeForm({ factors, calls, heading: Heading, onTaken, onBack }: CodeFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [index, setIndex] = useState(0);
  const [isRecovering, setIsRecovering] = useState(false);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<AppError | "required" | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Challenges by factor: returning to a phone sends no second message. */
  const challenges = useRef(new Map<string, Promise<{ id: string }>>());
  const factor = factors[index % factors.length];
  const factorId = factor?.id ?? "";
  const isPhone = factor?.factor_type === "phone";

  const ask = (id: string) => {
    const asked = challenges.current.get(id) ?? calls.challenge(id);
    challenges.current.set(id, asked);
    asked.catch(() => challenges.current.delete(id));
    return asked;
  };
  const askFirst = useRef(ask);
  useEffect(() => {
    setCode("");
    setProblem(null);
    input.current?.focus();
    // Sends the message ahead of typing.
    if (isPhone && !isRecovering) askFirst.current(factorId).catch((thrown: unknown) => setProblem(toAppError(thrown)));
  }, [factorId, isPhone, isRecovering]);

  const refuse = (reason: AppError | "required") => {
    setProblem(reason);
    input.current?.focus();
    input.current?.select();
  };
  /** A lost answer: the code may have been accepted. */
  const mayBeIn = useRef(false);
  const { mutate: give, isPending: busy } = useMutation({
    mutationFn: async () => {
      if (mayBeIn.current && (await calls.isTaken())) return;
      if (isRecovering) return calls.giveRecovery(code);
      return calls.give({ factorId, challengeId: (await ask(factorId)).id, code });
    },
    onSuccess: onTaken,
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
  const submit = () => {
    setProblem(null);
    if (code.trim() === "") return refuse("required");
    give();
  };
  const text = isRecovering
    ? t("factors.recoveryText")
    : isPhone
      ? t("factors.phoneText", { phone: factor?.phone ?? "" })
      : t("factors.appText");
  return (
    <Form busy={busy} onSubmit={submit} className="flex flex-col gap-5 [--note-room:1.625rem]">
      <div>
        <Heading className={Heading === "h2" ? "text-xl" : "text-lg"}>{t("factors.stepTitle")}</Heading>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      <CodeField
        ref={input}
        className="mb-4"
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
        <Button block variant="quiet" disabled={busy} onClick={onBack}>
          {t("factors.back")}
        </Button>
      </div>
    </Form>
  );
}

/** Field for a factor's code, or with `isRecovery` for a recovery code, which has letters. */
export function CodeField({
  isRecovery = false,
  ...props
}: { isRecovery?: boolean } & Omit<TextFieldProps, "label" | "name">) {
  const { t } = useTranslation();
  return (
    <TextField
      name="code"
      label={t(isRecovery ? "factors.recoveryCode" : "factors.code")}
      inputMode={isRecovery ? "text" : "numeric"}
      autoComplete={isRecovery ? "off" : "one-time-code"}
      autoCapitalize="none"
      enterKeyHint="done"
      spellCheck={false}
      maxLength={40}
      required
      {...props}
    />
  );
}
