import { internationalPhone } from "@nakamatch/domain/people/phone";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Copy, Download } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { encode } from "uqr";
import { CodeField } from "../../features/sign-in/code-form.tsx";
import { giveCode } from "../../features/sign-in/give-code.ts";
import { api } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { toAppError } from "../../lib/errors.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { FieldDialog, ShownOnceDialog } from "./field-dialog.tsx";

interface EnrolDialogProps {
  onClose: () => void;
  onAdded: () => void;
  /** Step-up by password is required. */
  onUnproven: () => void;
}

/** Shows an authenticator app's secret, then asks for a code (SESSION-15, SESSION-18). */
export function AppDialog({ onClose, onAdded, onUnproven }: EnrolDialogProps) {
  const { t } = useTranslation();
  const { session } = useApp();
  // A new secret per opening, not cached.
  const { data: factor, error } = useQuery({
    queryKey: ["enrol", useId()],
    queryFn: () => api.factors.enrol({ factor_type: "totp" }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const isUnproven = error !== null && toAppError(error).code === "IDENTITY_NOT_PROVEN";
  useEffect(() => {
    if (isUnproven) onUnproven();
  }, [isUnproven, onUnproven]);
  const send = async (code: string) => {
    const factorId = factor?.id ?? "";
    const { id } = await api.factors.challenge({ factorId });
    await giveCode(session, factorId, id, code);
    onAdded();
  };
  if (isUnproven) return null;
  return (
    <FieldDialog
      title={t("factors.enrolTitle")}
      description={
        <>
          <span className="max-sm:hidden">{t("factors.enrolText")}</span>
          <span className="sm:hidden">{t("factors.enrolTextPhone")}</span>
        </>
      }
      action={t("factors.confirm")}
      disabled={!factor}
      loss={factor ? t("factors.closing.app") : null}
      onClose={onClose}
      problemOf={(code) => (code.trim() === "" ? t("factors.codeRequired") : null)}
      send={send}
    >
      {(field) => (
        <div className="flex flex-col gap-4">
          {error && <p role="alert">{toAppError(error).text(t)}</p>}
          {/* A phone cannot read its own screen. */}
          <details open={innerWidth >= 640} className="max-sm:order-1">
            <summary className="flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4 sm:hidden">
              {t("factors.showQr")}
            </summary>
            <div className="mx-auto aspect-square w-52 overflow-hidden rounded-control">
              {factor?.totp && <QrCode text={factor.totp.uri} label={t("factors.qr")} />}
            </div>
          </details>
          <div className="flex gap-3 max-sm:flex-col sm:flex-wrap">
            {factor?.totp && (
              <a href={factor.totp.uri} className={cx(buttonClass({ variant: "primary" }), "sm:hidden")}>
                {t("factors.openApp")}
              </a>
            )}
            <CopyButton text={factor?.totp?.secret} label={t("factors.copyKey")} copiedLabel={t("factors.keyCopied")} />
          </div>
          <dl>
            <dt className="text-ink-soft text-sm">{t("factors.key")}</dt>
            <dd className="min-h-12 select-all font-mono [overflow-wrap:anywhere]">
              {factor?.totp?.secret.match(/.{4}/g)?.join(" ")}
            </dd>
          </dl>
          <CodeField {...field} />
        </div>
      )}
    </FieldDialog>
  );
}

/** Requires https. */
function CopyButton({ text, label, copiedLabel }: { text: string | undefined; label: string; copiedLabel: string }) {
  const [isCopied, setIsCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text ?? "");
    setIsCopied(true);
  };
  return (
    <Button icon={<Copy />} disabled={text === undefined} onClick={() => void copy().catch(() => {})}>
      {isCopied ? copiedLabel : label}
    </Button>
  );
}

/** Light modules around the code, required by readers. */
const QUIET_ZONE = 4;

/** Black on white in both themes: not every app reads inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** A phone with a pending code. */
interface SentCode {
  factorId: string;
  challengeId: string;
  phone: string;
}

type PhoneDialogProps = Omit<EnrolDialogProps, "onUnproven"> & {
  number: string;
  onUnproven: (number: string) => void;
};

/**
 * Adds a phone: number, then code (SESSION-15, SESSION-17, SESSION-18). `onUnproven` gets the number, to resume after
 * the password.
 */
export function PhoneDialog({ number: first, onClose, onAdded, onUnproven }: PhoneDialogProps) {
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

  const submit = () => {
    setProblem(null);
    if (sent) return code.trim() === "" ? refuse(t("factors.codeRequired")) : give.mutate(sent);
    const phone = internationalPhone(number);
    return phone === undefined ? refuse(t("factors.numberInvalid")) : send.mutate(phone);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
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
            <Button disabled={busy} onClick={onClose}>
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
      <Form id={form} busy={busy} onSubmit={submit}>
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
      </Form>
    </Dialog>
  );
}

/** Shows new recovery codes once. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const download = () => {
    const lines = [t("factors.codesTitle"), `Nakamatch · ${location.origin}`, "", ...codes, ""];
    saveFile(new Blob([lines.join("\r\n")], { type: "text/plain;charset=utf-8" }), "nakamatch-codes.txt");
  };
  return (
    <ShownOnceDialog
      onClose={onClose}
      title={t("factors.codesTitle")}
      description={t("factors.codesText")}
      loss={t("factors.closing.codes")}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t("factors.saved")}
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-2 font-bold font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <CopyButton text={codes.join("\n")} label={t("factors.copy")} copiedLabel={t("factors.copied")} />
        <Button icon={<Download />} onClick={download}>
          {t("factors.download")}
        </Button>
      </div>
    </ShownOnceDialog>
  );
}
