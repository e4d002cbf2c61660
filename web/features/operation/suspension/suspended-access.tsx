import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { signOutDeleted } from "../../../lib/auth.ts";
import { isRetryable, toAppError } from "../../../lib/errors.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Awaited } from "../../../ui/awaited.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { CodeForm } from "../../sign-in/code-form.tsx";
import { Archive, pollingOf } from "../archive.tsx";
import { PremiumEnds } from "../deletion/premium-ends.tsx";
import { WhatIsDeleted } from "../deletion/what-is-deleted.tsx";

type SuspendedAccessProps = {
  token: string;
  factors: Factor[];
  onRaised: (token: string) => void;
  onBack: () => void;
};

/** A suspended person's data, after a second factor if there is one. */
export function SuspendedAccess(props: SuspendedAccessProps) {
  return props.factors.length > 0 ? <SuspendedCode {...props} /> : <SuspendedChoices token={props.token} />;
}

/** Exchanges a factor's code for a token to the data. */
function SuspendedCode({ token, factors, onRaised, onBack }: SuspendedAccessProps) {
  const raised = useRef("");
  return (
    <CodeForm
      factors={factors}
      heading="h3"
      calls={{
        challenge: (factorId) => api.suspension.challenge({ token, factorId }),
        async give({ factorId, challengeId, code }) {
          raised.current = (await api.suspension.verify({ token, factorId, challenge_id: challengeId, code })).token;
        },
        async giveRecovery(code) {
          raised.current = (await api.suspension.recover({ token, code })).token;
        },
        // The token was in the answer.
        isTaken: async () => false,
      }}
      onTaken={() => onRaised(raised.current)}
      onBack={onBack}
    />
  );
}

/** Export and deletion while the token is valid (OPEN-74). */
function SuspendedChoices({ token }: { token: string }) {
  const { session } = useApp();
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const input = { token };
  const current = orpc.suspension.current.queryOptions({ input });
  const { data, error, refetch } = useQuery({
    ...current,
    retry: (count, thrown) => count < 2 && isRetryable(toAppError(thrown)),
    refetchInterval: ({ state }) => pollingOf(state.data?.export),
  });
  const onError = (thrown: unknown) => {
    const failure = toAppError(thrown);
    setIsDeleting(false);
    if (failure.code === "SUSPENSION_TOKEN_INVALID") return setIsOver(true);
    toast({ title: t("errors.title"), description: failure.text(t), variant: "destructive" });
  };
  const request = useMutation({
    mutationFn: () => api.suspension.request(input),
    onSuccess: (answer) => queries.setQueryData(current.queryKey, (before) => before && { ...before, ...answer }),
    onError,
  });
  const download = useMutation({
    mutationFn: () => api.suspension.archive(input),
    onSuccess: (archive) => saveFile(archive, "nakamatch.zip"),
    onError,
  });
  const removal = useMutation({
    mutationFn: async () => {
      await api.suspension.remove(input);
      // Also removes a remembered ban and provider identity.
      await signOutDeleted(session);
    },
    onSuccess: () => {
      void navigate("/");
      toast({
        title: t("deleteAccount.done.title"),
        description: t("deleteAccount.done.text"),
        variant: "success",
        announcesMove: true,
      });
    },
    onError,
  });

  const failure = error && toAppError(error);
  if (isOver || failure?.code === "SUSPENSION_TOKEN_INVALID") {
    return (
      <p role="alert" className="font-bold text-danger-ink">
        {t("errors.codes.SUSPENSION_TOKEN_INVALID")}
      </p>
    );
  }
  if (!data) {
    return failure ? (
      <div className="flex flex-wrap items-center gap-3">
        <p role="alert">{failure.text(t)}</p>
        <RetryButton onClick={() => void refetch()} />
      </div>
    ) : (
      <>
        <Awaited text={t("common.loading")} />
        <Skeleton className="h-12 w-56 max-w-full" />
      </>
    );
  }
  return (
    <>
      <Archive
        archive={data.export}
        isAsking={request.isPending}
        onAsk={() => request.mutate()}
        isDownloading={download.isPending}
        onDownload={() => download.mutate()}
      />
      <Button variant="danger" className="self-start" onClick={() => setIsDeleting(true)}>
        {t("deleteAccount.action")}
      </Button>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title={t("deleteAccount.title")}
        description={<strong className="text-ink">{t("deleteAccount.final")}</strong>}
        confirmLabel={t("deleteAccount.confirm")}
        tone="danger"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      >
        {data.hasCheckIn && <p className="mb-4 border-gold border-l-4 pl-4 font-bold">{t("deleteAccount.checkIn")}</p>}
        <WhatIsDeleted />
        {data.subscription && <PremiumEnds subscription={data.subscription} withdrawal="contact" />}
      </ConfirmDialog>
    </>
  );
}
