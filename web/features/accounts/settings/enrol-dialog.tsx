import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../lib/api.ts";
import { toAppError } from "../../../lib/errors.ts";
import { refreshSession } from "../../../lib/session-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { QrCode } from "./qr-code.tsx";

/** Adds an authenticator app: shows its secret, and asks for a code of it (SESSION-15, SESSION-18). */
export function EnrolDialog({
  onOpenChange,
  onAdded,
}: {
  onOpenChange: (open: boolean) => void;
  onAdded: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
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
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !factor) return;
    setProblem(code.trim() === "" ? t("factors.codeRequired") : null);
    if (code.trim() === "") return input.current?.focus();
    setBusy(true);
    try {
      const { id } = await api.factors.challenge({ factorId: factor.id });
      await api.factors.verify({ factorId: factor.id, challenge_id: id, code });
      await refreshSession({ fresh: true, verified: true });
      await onAdded();
    } catch (thrown) {
      setProblem(toAppError(thrown).text(t));
      setBusy(false);
      input.current?.focus();
      input.current?.select();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t("factors.enrolTitle")}
      description={t("factors.enrolText")}
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
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {error && <p role="alert">{toAppError(error).text(t)}</p>}
        <div className="aspect-square w-48 self-center bg-white p-3">
          {factor?.totp && <QrCode text={factor.totp.uri} label={t("factors.qr")} />}
        </div>
        <dl>
          <dt className="text-ink-soft text-sm">{t("factors.key")}</dt>
          <dd className="min-h-12 font-mono [overflow-wrap:anywhere]">
            {factor?.totp?.secret.match(/.{4}/g)?.join(" ")}
          </dd>
        </dl>
        <TextField
          ref={input}
          name="code"
          label={t("factors.code")}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={problem}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          required
        />
      </form>
    </Dialog>
  );
}
