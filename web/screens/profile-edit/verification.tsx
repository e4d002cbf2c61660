import type { OwnVerification } from "@nakamatch/contract/endpoints/photos/verification";
import { PHOTO_FORMATS } from "@nakamatch/contract/vocabulary/photos";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BadgeCheck, Camera, Hourglass } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ownProfileQuery } from "../../features/people/profile/use-profile.ts";
import { GestureDrawing } from "../../features/photos/verified/gesture-drawing.tsx";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { formatDate, formatTime } from "../../lib/format.ts";
import { useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Part } from "./part.tsx";
import { squarePhoto } from "./square-photo.ts";

/** The verified mark: request by a gesture photo, and removal. */
export function Verification() {
  const { t } = useTranslation();
  const { data: own, isError, refetch } = useQuery(orpc.verification.mine.queryOptions());
  useRealtime("photo.decided", () => void refetch());
  return (
    <Part
      id="verification"
      title={t("verification.title")}
      text={t("verification.text")}
      label={t("verification.open")}
      folded={own?.verifiedAt && <Verified />}
    >
      <div tabIndex={-1} className="flex flex-col items-start gap-4">
        {own && <Current own={own} />}
        {!own && isError && (
          <>
            <p role="alert">{t("verification.loadFailed")}</p>
            <RetryButton onClick={() => void refetch()} />
          </>
        )}
        {!own && !isError && <Skeleton className="h-24 w-full" />}
      </div>
    </Part>
  );
}

function Current({ own }: { own: OwnVerification }) {
  if (own.verifiedAt) return <Mark since={own.verifiedAt} />;
  if (own.request?.state === "waiting") return <Waiting request={own.request} />;
  if (own.request) return <Drawn request={own.request} />;
  return <Begin own={own} />;
}

type Request = NonNullable<OwnVerification["request"]>;

function Verified() {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-2 font-bold text-lg">
      <BadgeCheck className="size-6 shrink-0 text-accent-ink" />
      {t("verification.verified")}
    </p>
  );
}

function Mark({ since }: { since: string }) {
  const { t, language } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useChange(() => api.verification.end(), t("verification.dropped"));
  return (
    <>
      <Verified />
      <p className="text-ink-soft">{t("verification.verifiedText", { date: formatDate(since, language) })}</p>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("verification.drop")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("verification.dropTitle")}
        description={t("verification.dropText")}
        confirmLabel={t("verification.drop")}
        tone="danger"
        busy={isPending}
        finalFocus={() => document.getElementById("verification")}
        onConfirm={() => mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}

function Waiting({ request: { gesture, until } }: { request: Request }) {
  const { t, language } = useTranslation();
  const { mutate, isPending } = useChange(() => api.verification.end(), t("verification.withdrawn"));
  return (
    <>
      <div className="flex items-center gap-4">
        <GestureDrawing gesture={gesture} className="size-20 shrink-0" />
        <div>
          <p className="flex items-center gap-2 font-bold text-lg">
            <Hourglass className="size-5 shrink-0" />
            {t("verification.waiting")}
          </p>
          <p className="text-ink-soft">{t("verification.waitingText", { date: formatDate(until, language) })}</p>
        </div>
      </div>
      <Button busy={isPending} onClick={() => mutate(undefined)}>
        {t("verification.withdraw")}
      </Button>
    </>
  );
}

function Drawn({ request: { gesture, until } }: { request: Request }) {
  const { t, language } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, isError, variables } = useChange(
    async (file: File) => api.verification.send(await squarePhoto(file)),
    t("verification.sent"),
    t("verification.sentText"),
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <GestureDrawing
          gesture={gesture}
          className="size-36 shrink-0 rounded-panel border-2 border-edge bg-paper p-2"
        />
        <div className="min-w-48 flex-1">
          <p className="text-ink-soft">{t("verification.yourGesture")}</p>
          <p className="font-bold text-xl">{t(`verification.gestures.${gesture}`)}</p>
          <p className="mt-2 text-ink-soft">{t("verification.until", { time: formatTime(until, language) })}</p>
        </div>
      </div>
      <Button
        variant="secondary"
        icon={<Camera className="size-5" />}
        busy={isPending}
        busyLabel={t("verification.sending")}
        onClick={() => input.current?.click()}
      >
        {t("verification.take")}
      </Button>
      {isError && variables && (
        <p className="flex flex-wrap items-center gap-3" role="alert">
          {t("verification.notSent")}
          <Button onClick={() => mutate(variables)}>{t("common.actions.retry")}</Button>
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={PHOTO_FORMATS.join(",")}
        // The front camera on phones.
        capture="user"
        hidden
        aria-label={t("verification.take")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows picking the same file again.
          currentTarget.value = "";
          if (file) mutate(file);
        }}
      />
    </>
  );
}

function Begin({ own: { hasPhoto, last, triesLeft } }: { own: OwnVerification }) {
  const { t } = useTranslation();
  // Preserves the origin for the back button.
  const { state } = useLocation();
  const { mutate, isPending } = useChange(() => api.verification.begin());
  return (
    <>
      {last?.state === "rejected" && (
        <Notice title={t("verification.rejected")}>{t(`verification.reasons.${last.reason}`)}</Notice>
      )}
      {last?.state === "expired" && <Notice title={t("verification.expired")}>{t("verification.expiredText")}</Notice>}
      <p>{t("verification.how")}</p>
      {!hasPhoto && (
        <>
          <p className="font-bold">{t("verification.photoMissing")}</p>
          <ButtonLink to="#photos" replace state={state} onClick={() => document.getElementById("photos")?.focus()}>
            {t("verification.toPhotos")}
          </ButtonLink>
        </>
      )}
      {hasPhoto && triesLeft === 0 && <p className="font-bold">{t("verification.triesUsed")}</p>}
      {hasPhoto && triesLeft > 0 && (
        <Button busy={isPending} onClick={() => mutate(undefined)}>
          {t("verification.begin")}
        </Button>
      )}
    </>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="w-full rounded-control border-2 border-edge bg-accent-wash p-4">
      <p className="font-bold">{title}</p>
      <p>{children}</p>
    </div>
  );
}

/** Changes the own request, with a success toast; refetches after a failure. */
function useChange<Input = void>(call: (input: Input) => Promise<OwnVerification>, done?: string, text?: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { queryKey } = orpc.verification.mine.queryOptions();
  return useMutation({
    mutationFn: call,
    onSuccess: (own) => {
      queries.setQueryData(queryKey, own);
      // The pressed button is gone. Never take the focus from another field.
      const part = document.getElementById("verification");
      const { activeElement: focused } = document;
      if (focused === document.body || part?.contains(focused)) part?.focus({ preventScroll: true });
      if (done) toast({ title: done, ...(text && { description: text }), variant: "success" });
      void queries.invalidateQueries({ queryKey: ownProfileQuery().queryKey });
    },
    onError: (thrown) => {
      toast({ title: t("verification.failed"), description: toAppError(thrown).text(t), variant: "destructive" });
      return queries.invalidateQueries({ queryKey });
    },
  });
}
