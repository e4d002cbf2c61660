import type { VerificationDecision, WaitingVerification } from "@nakamatch/contract/endpoints/photos/verification";
import { REFUSAL_REASONS, type RefusalReason } from "@nakamatch/contract/vocabulary/verification";
import { photoSources } from "@nakamatch/domain/people/photo-address";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useSendKey } from "../../features/moderation/decide/use-send-key.ts";
import { PersonName } from "../../features/people/person-name.tsx";
import { GestureDrawing } from "../../features/photos/verified/gesture-drawing.tsx";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Said } from "./beside.tsx";
import { Queue } from "./queue.tsx";
import { useButtonKeys } from "./use-list-keys.ts";
import { useDecision, useVerifications } from "./use-queues.ts";
import { type RejectionProps, useRejection } from "./use-rejection.ts";

const idOf = ({ id }: WaitingVerification) => id;

/** Requests for the verified mark, oldest first. */
export function VerificationsList() {
  const { t } = useTranslation();
  const waiting = useVerifications();
  const { requests: entries = [] } = waiting;
  const { ask, isOpen, asked } = useRejection(entries, idOf, "gesture");
  const { said } = useButtonKeys({ entries, idOf, attribute: "gesture", isOff: isOpen });
  return (
    <>
      <Queue
        query={waiting}
        entries={waiting.requests}
        label={t("verificationReview.tab")}
        waiting={{ height: "h-72" }}
        error={{ title: t("verificationReview.error"), text: t("verificationReview.errorText") }}
        empty={{ title: t("verificationReview.empty.title"), text: t("verificationReview.empty.text") }}
        head={
          <>
            {waiting.total !== null && (
              <p role="status" className="font-bold text-ink-soft">
                {t("verificationReview.total", { count: waiting.total })}
              </p>
            )}
            <p className="text-ink-soft">{t("verificationReview.explanation")}</p>
          </>
        }
        render={(request) => <RequestItem key={request.id} request={request} onReject={() => ask(request)} />}
      />
      <Said>{said}</Said>
      {asked && <RejectDialog {...asked} key={asked.key} />}
    </>
  );
}

/** The first photo beside the gesture photo; can be decided once both are visible. */
function RequestItem({ request, onReject }: { request: WaitingVerification; onReject: () => void }) {
  const { t, language } = useTranslation();
  const id = useId();
  const { photo, isOpening, open } = useGesturePhoto(request.id);
  const { mutate, isPending } = useDecide(request);
  const { person, gesture, sentAt } = request;
  const name = person.nickname;
  return (
    <li
      data-gesture={request.id}
      tabIndex={-1}
      aria-labelledby={id}
      className="panel scroll-mt-24 flex flex-col gap-4 p-4 sm:px-5"
    >
      <div>
        <h2 id={id} className="text-lg leading-snug">
          <PersonName name={name} premium={person.isPremium} />
        </h2>
        <p className="text-ink-soft text-sm">
          <time dateTime={sentAt}>{t("verificationReview.since", { date: formatDateTime(sentAt, language) })}</time>
        </p>
      </div>
      <div className="flex items-center gap-3">
        <GestureDrawing gesture={gesture} className="size-16 shrink-0" />
        <p>
          <span className="text-ink-soft">{t("verificationReview.gesture")}</span>{" "}
          <b>{t(`verification.gestures.${gesture}`)}</b>
        </p>
      </div>
      <div className="grid max-w-2xl grid-cols-2 gap-3">
        <Framed>
          {person.avatarUrl && (
            <img
              src={person.avatarUrl}
              srcSet={photoSources(person.avatarUrl)}
              sizes="24rem"
              alt={t("verificationReview.photoOf", { name })}
              className="size-full object-cover"
            />
          )}
        </Framed>
        <Framed>
          {photo ? (
            <img src={photo} alt={t("verificationReview.gestureOf", { name })} className="size-full object-cover" />
          ) : (
            <Button
              busy={isOpening}
              aria-keyshortcuts="o"
              data-unseen=""
              icon={<Eye className="size-5" />}
              aria-label={t("verificationReview.showName", { name })}
              onClick={open}
            >
              {t("verificationReview.show")}
            </Button>
          )}
        </Framed>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          data-approve=""
          className="max-sm:w-full"
          disabled={!photo}
          busy={isPending}
          aria-keyshortcuts="d"
          aria-label={t("verificationReview.approveName", { name })}
          onClick={() => mutate({ verdict: "approve" })}
        >
          {t("verificationReview.approve")}
        </Button>
        <Button
          className="max-sm:w-full"
          disabled={!photo || isPending}
          aria-haspopup="dialog"
          aria-keyshortcuts="b"
          aria-label={t("verificationReview.rejectName", { name })}
          onClick={onReject}
        >
          {t("verificationReview.reject")}
        </Button>
      </div>
    </li>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <div className="flex aspect-square items-center justify-center overflow-hidden rounded-panel border-2 border-edge bg-wash p-1">
      {children}
    </div>
  );
}

/** Fetches the photo on demand, since each view is logged; kept only while it is shown. */
function useGesturePhoto(requestId: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const [photo, setPhoto] = useState<string>();
  useEffect(() => () => (photo === undefined ? undefined : URL.revokeObjectURL(photo)), [photo]);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.verification.read({ requestId }),
    onSuccess: (file) => setPhoto(URL.createObjectURL(file)),
    onError: (thrown) =>
      toast({
        title: t("verificationReview.showFailed"),
        description: toAppError(thrown).text(t),
        variant: "destructive",
      }),
  });
  return { photo, isOpening: isPending, open: () => mutate() };
}

function RejectDialog(props: RejectionProps<WaitingVerification>) {
  const { entry: request, open, onOpenChange, onDone, finalFocus } = props;
  const { t } = useTranslation();
  const [reason, setReason] = useState<RefusalReason>("no_gesture");
  const { mutate, isPending } = useDecide(request, onDone);
  const { nickname: name } = request.person;
  const submit = () => mutate({ verdict: "reject", reason });
  useSendKey({ isOpen: open, isBusy: isPending, onSend: submit });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={t("verificationReview.dialog.title", { name })}
      description={t("verificationReview.dialog.text", { name })}
      label={t("verificationReview.dialog.submit")}
      busy={isPending}
      onSubmit={submit}
    >
      <RadioCards
        legend={t("verificationReview.dialog.reason")}
        options={REFUSAL_REASONS.map((value) => ({ value, label: t(`verificationReview.reasons.${value}`) }))}
        value={reason}
        onValueChange={setReason}
      />
    </FormDialog>
  );
}

/** `onDone` runs before the request leaves the list. */
function useDecide({ id: requestId, person }: WaitingVerification, onDone?: () => void) {
  const { t } = useTranslation();
  return useDecision(
    (decision: Omit<VerificationDecision, "requestId">) => api.verification.decide({ requestId, ...decision }),
    {
      failed: { text: t("verificationReview.failed") },
      done: ({ verdict }) =>
        verdict === "approve"
          ? { title: t("verificationReview.approved"), description: t("verificationReview.approvedText") }
          : {
              title: t("verificationReview.rejected"),
              description: t("verificationReview.rejectedText", { name: person.nickname }),
            },
      ...(onDone && { onDone }),
    },
  );
}
