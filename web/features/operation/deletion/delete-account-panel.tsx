import { isCheckInOpen } from "@nakamatch/domain/meeting/check-in";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { api, orpc } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { signOutDeleted } from "../../../lib/auth.ts";
import { isRetryable, toAppError } from "../../../lib/errors.ts";
import { useUser } from "../../../lib/session.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Awaited } from "../../../ui/awaited.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormActions } from "../../../ui/form-actions.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { ProofFields, useWays } from "../../sign-in/identity.tsx";
import { PauseInstead } from "./pause-instead.tsx";
import { PremiumEnds } from "./premium-ends.tsx";
import { WhatIsDeleted } from "./what-is-deleted.tsx";

export type DeleteAccountPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks for the password, or the provider if there is none (DELETE-01..03). */
export function DeleteAccountPanel({ open, onOpenChange }: DeleteAccountPanelProps) {
  const { t } = useTranslation();
  const { email, isPremium } = useUser();
  const { data, error, refetch } = useQuery({ ...orpc.subscription.mine.queryOptions(), enabled: isPremium });
  /** Pending until it is known whether withdrawal is possible. */
  const isPremiumUnknown = isPremium && !data && !error;
  const checkIns = useQuery({ ...orpc.checkIns.list.queryOptions(), staleTime: 0 });
  /** Without an answer it may be so. */
  const mayEndCheckIn = checkIns.data
    ? checkIns.data.checkIns.some(({ state }) => isCheckInOpen(state))
    : checkIns.isError;
  const isWaiting = isPremiumUnknown || checkIns.isPending;
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useDeleteAccount((text) => {
    setProblem(text);
    input.current?.focus();
  });
  const { needsProvider, ...proof } = useWays();
  const submit = () => {
    if (!proof.asksPassword) return proof.ways?.isProven && mutate(null);
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
      description={<strong className="text-ink">{t("deleteAccount.final")}</strong>}
      dismissable={!isPending}
      actions={
        <FormActions
          form={form}
          label={t("deleteAccount.confirm")}
          busy={isPending}
          disabled={isWaiting || needsProvider}
          variant="danger"
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      {mayEndCheckIn && <p className="mb-4 border-gold border-l-4 pl-4 font-bold">{t("deleteAccount.checkIn")}</p>}
      <PauseInstead disabled={isPending} onPaused={() => onOpenChange(false)} />
      <WhatIsDeleted />
      {isPremiumUnknown && (
        <>
          <Awaited text={t("common.loading")} />
          <Skeleton className="mb-4 h-12" />
        </>
      )}
      {isPremium && data?.subscription && <PremiumEnds subscription={data.subscription} withdrawal="premium" />}
      {isPremium && !data && error && (
        <div className="mb-4 flex flex-col items-start gap-2 border-gold border-l-4 pl-4">
          <p>{t("deleteAccount.premium.granted")}</p>
          <p role="alert">{toAppError(error).text(t)}</p>
          <RetryButton onClick={() => void refetch()} />
        </div>
      )}
      <Form id={form} busy={isPending || isWaiting} onSubmit={submit}>
        {/* For password managers. */}
        {email !== "" && <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />}
        <ProofFields
          {...proof}
          ref={input}
          label={t("deleteAccount.password")}
          hint={t("deleteAccount.passwordHint")}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problem}
          enterKeyHint="done"
        />
      </Form>
    </Dialog>
  );
}

/**
 * Deletes the account after step-up, then signs out to the landing page (DELETE-03..06, OPEN-84). `onRefused` gets the
 * password's problem as text.
 */
function useDeleteAccount(onRefused: (text: string) => void) {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const { id: userId } = useUser();
  return useMutation({
    scope: { id: "delete-account" },
    mutationFn: async (password: string | null) => {
      if (password !== null) await api.identity.prove({ password });
      session.expectDeletion(userId);
      await api.deletion.deleteUser({ userId }).catch(async (thrown: unknown) => {
        // The deletion may have succeeded although the answer failed: the session shows it.
        if (isRetryable(toAppError(thrown)) && (await session.refresh({ fresh: true })).user === null) return;
        session.expectDeletion(null);
        throw thrown;
      });
      await signOutDeleted(session);
    },
    onSuccess: () => {
      toast({
        title: t("deleteAccount.done.title"),
        description: t("deleteAccount.done.text"),
        variant: "success",
        announcesMove: true,
        // The landing page says it nowhere else.
        timeout: 0,
      });
    },
    onError: (thrown) => {
      const { code, text } = toAppError(thrown);
      if (code === "PASSWORD_WRONG" || code === "TOO_MANY_REQUESTS") return onRefused(text(t));
      // Without a session the screen closes: no reason to report a failure.
      const description = code === "SESSION_MISSING" ? text(t) : t("deleteAccount.failed");
      toast({ title: t("errors.title"), description, variant: "destructive" });
      if (code === "SESSION_MISSING") void session.refresh({ fresh: true });
    },
  });
}
