import { useMutation, useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { encode } from "uqr";
import { CodeField } from "../../account/code-field.tsx";
import { giveCode } from "../../account/give-code.ts";
import { api } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { ShownOnceDialog } from "./shown-once-dialog.tsx";

export interface EnrolDialogProps {
  onOpenChange: (open: boolean) => void;
  onAdded: () => void;
  /** The password has to be given first. */
  onUnproven: () => void;
}

/** Shows an authenticator app's secret, then asks for a code (SESSION-15, SESSION-18). */
export function AppDialog({ onOpenChange, onAdded, onUnproven }: EnrolDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  // One secret for each opening, kept nowhere.
  const { data: factor, error } = useQuery({
    queryKey: ["enrol", form],
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
  const refuse = (text: string) => {
    setProblem(text);
    input.current?.focus();
    input.current?.select();
  };
  const { session } = useApp();
  const { mutate, isPending: busy } = useMutation({
    mutationFn: async (factorId: string) => {
      const { id } = await api.factors.challenge({ factorId });
      await giveCode(session, factorId, id, code);
    },
    onSuccess: onAdded,
    onError: (thrown) => refuse(toAppError(thrown).text(t)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !factor) return;
    setProblem(null);
    if (code.trim() === "") return refuse(t("factors.codeRequired"));
    mutate(factor.id);
  };
  if (isUnproven) return null;
  return (
    <ShownOnceDialog
      open
      onOpenChange={onOpenChange}
      title={t("factors.enrolTitle")}
      description={t("factors.enrolText")}
      loss={factor ? t("factors.closing.app") : null}
      dismissable={!busy}
      actions={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {t("common.actions.cancel")}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy} disabled={!factor}>
            {t("factors.confirm")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error && <p role="alert">{toAppError(error).text(t)}</p>}
        <div className="aspect-square w-52 self-center overflow-hidden rounded-control">
          {factor?.totp && <QrCode text={factor.totp.uri} label={t("factors.qr")} />}
        </div>
        <dl>
          <dt className="text-ink-soft text-sm">{t("factors.key")}</dt>
          <dd className="min-h-12 select-all font-mono [overflow-wrap:anywhere]">
            {factor?.totp?.secret.match(/.{4}/g)?.join(" ")}
          </dd>
        </dl>
        <CodeField ref={input} value={code} onChange={(event) => setCode(event.target.value)} error={problem} />
      </form>
    </ShownOnceDialog>
  );
}

/** Light modules around the code, which readers need. */
const QUIET_ZONE = 4;

/** A QR code, black on white in both themes, because not every app reads one that is light on dark. */
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
