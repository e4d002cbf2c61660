import { internationalPhone } from "@nakamatch/domain/people/phone";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { CodeField } from "../../account/code-field.tsx";
import { giveCode } from "../../account/give-code.ts";
import { api } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import type { EnrolDialogProps } from "./app-dialog.tsx";

/** A phone that was sent a code. */
interface SentCode {
  factorId: string;
  challengeId: string;
  phone: string;
}

/**
 * Adds a phone: asks for its number, then for the code that it was sent (SESSION-15, SESSION-17, SESSION-18). `onUnproven`
 * gets the number, which the dialog starts with once the password was given.
 */
export function PhoneDialog({
  number: first,
  onOpenChange,
  onAdded,
  onUnproven,
}: Omit<EnrolDialogProps, "onUnproven"> & { number: string; onUnproven: (number: string) => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState(first);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = (text: string) => {
    setProblem(text);
    input.current?.focus();
    input.current?.select();
  };
  const onError = (thrown: unknown) => {
    const error = toAppError(thrown);
    if (error.code === "IDENTITY_NOT_PROVEN") return onUnproven(number);
    refuse(error.text(t));
  };

  const send = useMutation({
    mutationFn: async (phone: string) => {
      const factorId = sent?.factorId ?? (await api.factors.enrol({ factor_type: "phone", phone })).id;
      const { id: challengeId } = await api.factors.challenge({ factorId, channel: "sms" });
      return { factorId, challengeId, phone };
    },
    onSuccess: (next) => {
      if (sent) toast({ title: t("factors.sent"), variant: "success" });
      setSent(next);
      setCode("");
      setProblem(null);
    },
    onError,
  });
  const { session } = useApp();
  const give = useMutation({
    mutationFn: ({ factorId, challengeId }: SentCode) => giveCode(session, factorId, challengeId, code),
    onSuccess: onAdded,
    onError,
  });
  const busy = send.isPending || give.isPending;
  const isSent = sent !== null;
  useEffect(() => {
    if (isSent) input.current?.focus();
  }, [isSent]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    if (sent) return code.trim() === "" ? refuse(t("factors.codeRequired")) : give.mutate(sent);
    const phone = internationalPhone(number);
    return phone === undefined ? refuse(t("factors.numberInvalid")) : send.mutate(phone);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t("factors.phoneTitle")}
      description={sent ? t("factors.phoneText", { phone: sent.phone }) : t("factors.numberText")}
      dismissable={!busy}
      actions={
        <>
          {sent ? (
            <Button disabled={give.isPending} busy={send.isPending} onClick={() => send.mutate(sent.phone)}>
              {t("factors.sendAgain")}
            </Button>
          ) : (
            <Button disabled={busy} onClick={() => onOpenChange(false)}>
              {t("common.actions.cancel")}
            </Button>
          )}
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={isSent && send.isPending}
            busy={isSent ? give.isPending : send.isPending}
          >
            {t(isSent ? "factors.confirm" : "factors.send")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {isSent ? (
          <CodeField ref={input} value={code} onChange={(event) => setCode(event.target.value)} error={problem} />
        ) : (
          <TextField
            ref={input}
            type="tel"
            name="phone"
            label={t("factors.number")}
            hint={t("factors.numberHint")}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
            error={problem}
            autoComplete="tel"
            enterKeyHint="send"
            maxLength={40}
            required
          />
        )}
      </form>
    </Dialog>
  );
}
