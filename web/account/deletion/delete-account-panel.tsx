import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PasskeyProof } from "../identity/passkey-proof.tsx";
import { ProviderProof } from "../identity/provider-proof.tsx";
import { useWays } from "../identity/use-ways.ts";
import { PremiumEnds } from "./premium-ends.tsx";
import { useDeleteAccount } from "./use-delete-account.ts";

export type DeleteAccountPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks for the password, or the provider if there is none (DELETE-01..03). */
export function DeleteAccountPanel({ open, onOpenChange }: DeleteAccountPanelProps) {
  const { t } = useTranslation();
  const { email, isPremium } = useUser();
  const { data, error, refetch } = useQuery({ ...orpc.premium.mine.queryOptions(), enabled: isPremium });
  /** Must be read first: withdrawal may be possible. */
  const isPremiumUnknown = isPremium && !data && !error;
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useDeleteAccount((text) => {
    setProblem(text);
    input.current?.focus();
  });
  const { ways, asksPassword, byPasskey, onPasskey } = useWays();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isPremiumUnknown) return;
    if (!asksPassword) return ways?.isProven && mutate(null);
    setProblem(password === "" ? t("deleteAccount.passwordRequired") : null);
    if (password === "") input.current?.focus();
    else mutate(password);
  };
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={t("deleteAccount.title")}
      description={t("deleteAccount.text")}
      dismissable={!isPending}
      actions={
        <>
          <Button disabled={isPending} onClick={() => onOpenChange(false)}>
            {t("common.actions.cancel")}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            busy={isPending}
            disabled={isPremiumUnknown || (!asksPassword && ways?.isProven === false)}
          >
            {t("deleteAccount.confirm")}
          </Button>
        </>
      }
    >
      {isPremiumUnknown && <Skeleton className="mb-4 h-12" />}
      {isPremium && data?.subscription && <PremiumEnds subscription={data.subscription} withdrawal="premium" />}
      {isPremium && !data && error && (
        <div className="mb-4 flex flex-col items-start gap-2 border-gold border-l-4 pl-4">
          <p>{t("deleteAccount.premium.granted")}</p>
          <p role="alert">{toAppError(error).text(t)}</p>
          <RetryButton onClick={() => void refetch()} />
        </div>
      )}
      <form id={form} noValidate onSubmit={submit}>
        {/* Password managers find the password by it. */}
        {email !== "" && <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />}
        {ways && !asksPassword ? (
          !byPasskey && <ProviderProof {...ways} />
        ) : (
          <PasswordField
            ref={input}
            name="password"
            label={t("deleteAccount.password")}
            hint={t("deleteAccount.passwordHint")}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={problem}
            enterKeyHint="done"
            autoComplete="current-password"
            required
          />
        )}
        {ways?.hasPasskeys && <PasskeyProof isDone={byPasskey} onProven={onPasskey} />}
      </form>
    </Dialog>
  );
}
