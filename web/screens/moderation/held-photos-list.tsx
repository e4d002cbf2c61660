import type { HeldPhoto, PhotoDecision } from "@nakamatch/contract/endpoints/moderation/held-photos";
import { NOTES_MAX } from "@nakamatch/contract/vocabulary/decisions";
import { PHOTO_KINDS } from "@nakamatch/contract/vocabulary/photos";
import { PROFILE_REPORT_REASONS, type ProfileReportReason } from "@nakamatch/contract/vocabulary/reports";
import { photoPortrait, photoSources } from "@nakamatch/domain/people/photo-address";
import { Eye, EyeOff } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useSendKey } from "../../features/moderation/decide/use-send-key.ts";
import { PersonName } from "../../features/people/person-name.tsx";
import { api } from "../../lib/api.ts";
import { formatDateTime, formatPercent } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { Said } from "./beside.tsx";
import { Queue } from "./queue.tsx";
import { useButtonKeys } from "./use-list-keys.ts";
import { useDecision, useHeldPhotos } from "./use-queues.ts";
import { type RejectionProps, useRejection } from "./use-rejection.ts";

const idOf = ({ photoUrl }: HeldPhoto) => photoUrl;

/** Quarantined photos, oldest first. */
export function HeldPhotosList() {
  const { t } = useTranslation();
  const held = useHeldPhotos();
  const { photos: entries = [] } = held;
  const { ask, isOpen, asked } = useRejection(entries, idOf, "photo");
  const { said } = useButtonKeys({ entries, idOf, attribute: "photo", isOff: isOpen });
  return (
    <>
      <Queue
        query={held}
        entries={held.photos}
        label={t("heldPhotos.tab")}
        waiting={{ height: "h-44" }}
        error={{ title: t("heldPhotos.error"), text: t("heldPhotos.errorText") }}
        empty={{ title: t("heldPhotos.empty.title"), text: t("heldPhotos.empty.text") }}
        head={
          <>
            {held.total !== null && (
              <p role="status" className="font-bold text-ink-soft">
                {t("heldPhotos.total", { count: held.total })}
              </p>
            )}
            <p className="text-ink-soft">{t("heldPhotos.explanation")}</p>
          </>
        }
        // A person's new photo is covered again.
        render={(photo) => <HeldPhotoItem key={photo.photoUrl} photo={photo} onReject={() => ask(photo)} />}
      />
      <Said>{said}</Said>
      {asked && <RejectPhotoDialog {...asked} key={asked.key} />}
    </>
  );
}

/** A quarantined photo, covered at first: owner, time, scores, decision. It is approved only once it was seen. */
function HeldPhotoItem({ photo, onReject }: { photo: HeldPhoto; onReject: () => void }) {
  const { t, language } = useTranslation();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const { mutate, isPending } = useDecidePhoto(photo);
  const { person, heldAt } = photo;
  const name = person.nickname;
  return (
    <li
      data-photo={photo.photoUrl}
      tabIndex={-1}
      aria-labelledby={id}
      className={cx(
        "panel scroll-mt-24 flex flex-col gap-x-5 gap-y-4 p-4 sm:px-5",
        isShown ? "@7xl:col-span-2 lg:flex-row-reverse" : "sm:flex-row",
      )}
    >
      <CoveredPhoto
        photo={photo}
        shortcut="o"
        onShow={(next) => {
          setShown(next);
          if (next) setSeen(true);
        }}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h2 id={id} className="text-lg leading-snug">
            <PersonName name={name} premium={person.isPremium} />
          </h2>
          <p className="text-ink-soft text-sm">
            {photo.place > 1 && <>{t("heldPhotos.place", { number: photo.place })} · </>}
            <time dateTime={heldAt}>{t("heldPhotos.since", { date: formatDateTime(heldAt, language) })}</time>
          </p>
        </div>
        <Scores kinds={photo.kinds} />
        <div className="mt-auto flex flex-wrap gap-3">
          <Button
            className="max-sm:w-full"
            disabled={!isSeen}
            busy={isPending}
            aria-keyshortcuts="d"
            aria-label={t("heldPhotos.releaseName", { name })}
            onClick={() => mutate({ verdict: "release" })}
          >
            {t("heldPhotos.release")}
          </Button>
          <Button
            className="max-sm:w-full"
            disabled={isPending}
            aria-haspopup="dialog"
            aria-keyshortcuts="b"
            aria-label={t("heldPhotos.rejectName", { name })}
            onClick={onReject}
          >
            {t("heldPhotos.reject")}
          </Button>
        </div>
      </div>
    </li>
  );
}

type CoveredPhotoProps = {
  photo: Pick<HeldPhoto, "person" | "photoUrl">;
  shortcut?: string;
  onShow?: (isShown: boolean) => void;
};

/** Covered, to protect moderators while scrolling; then as large as the window. All that it shows, as in profiles. */
export function CoveredPhoto({ photo: { person, photoUrl }, shortcut, onShow }: CoveredPhotoProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) button.current?.scrollIntoView?.({ block: "nearest" });
  }, [isShown]);
  const portrait = photoPortrait(photoUrl);
  const name = person.nickname;
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isShown}
      aria-keyshortcuts={shortcut}
      data-unseen={isSeen ? undefined : ""}
      aria-label={t(isShown ? "heldPhotos.hide" : "heldPhotos.show", { name })}
      onClick={() => {
        setShown(!isShown);
        setSeen(true);
        onShow?.(!isShown);
      }}
      className={cx(
        "relative shrink-0 scroll-mt-24 self-center overflow-hidden rounded-panel border-2 border-edge bg-wash",
        isShown ? "max-w-full" : "w-full max-w-72 sm:w-44 sm:self-start",
      )}
    >
      <img
        src={photoUrl}
        srcSet={portrait?.sources ?? photoSources(photoUrl)}
        sizes={isShown ? "100vw" : "18rem"}
        style={{ aspectRatio: portrait?.ratio ?? 1 }}
        loading="lazy"
        alt={isShown ? t("heldPhotos.photoOf", { name }) : ""}
        className={isShown ? "h-auto max-h-[70dvh] w-auto max-w-full" : "w-full scale-125 object-cover blur-2xl"}
      />
      <span className="absolute right-2 bottom-2 flex size-11 items-center justify-center rounded-full border-2 border-edge bg-sheet text-ink">
        {isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
      </span>
    </button>
  );
}

/** Minimum score shown, in percent. */
const LEAST_PERCENT = 5;

/** The classifier's scores, highest first. */
function Scores({ kinds }: { kinds: HeldPhoto["kinds"] }) {
  const { t, language } = useTranslation();
  const found = PHOTO_KINDS.map((kind) => ({ kind, percent: (kinds[kind] ?? 0) * 100 }))
    .filter(({ percent }) => percent >= LEAST_PERCENT)
    .sort((one, other) => other.percent - one.percent);
  if (found.length === 0) return <p className="text-ink-soft">{t("heldPhotos.notChecked")}</p>;
  return (
    <ul aria-label={t("heldPhotos.found")} className="flex flex-wrap gap-2">
      {found.map(({ kind, percent }) => (
        <li key={kind} className="rounded-full border-2 border-line px-3 py-0.5 text-sm">
          {t(`heldPhotos.kinds.${kind}`)} <b className="tabular-nums">{formatPercent(percent, language)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Reason and notes of a rejection; the owner reads both. */
function RejectPhotoDialog(props: RejectionProps<HeldPhoto>) {
  const { entry: photo, open, onOpenChange, onDone, finalFocus } = props;
  const { t } = useTranslation();
  const [reason, setReason] = useState<ProfileReportReason>("inappropriate_photo");
  const [notes, setNotes] = useState("");
  const { mutate, isPending } = useDecidePhoto(photo, onDone);
  const { nickname: name } = photo.person;
  const submit = () => mutate({ verdict: "reject", reason, notes });
  useSendKey({ isOpen: open, isBusy: isPending, onSend: submit });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      beside={{ fold: t("banDialog.evidence.fold"), unfold: t("banDialog.evidence.unfold") }}
      title={t("heldPhotos.dialog.title", { name })}
      description={t("heldPhotos.dialog.text", { name })}
      label={t("heldPhotos.dialog.submit")}
      variant="danger"
      busy={isPending}
      onSubmit={submit}
    >
      <RadioCards
        legend={t("heldPhotos.dialog.reason")}
        options={PROFILE_REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onValueChange={setReason}
      />
      <TextArea
        label={t("heldPhotos.dialog.notes")}
        hint={t("heldPhotos.dialog.notesHint", { name })}
        optional
        rows={2}
        maxLength={NOTES_MAX}
        max={NOTES_MAX}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
    </FormDialog>
  );
}

/** `onDone` runs before the photo leaves the list. */
function useDecidePhoto({ person, photoUrl }: HeldPhoto, onDone?: () => void) {
  const { t } = useTranslation();
  return useDecision(
    (verdict: Pick<PhotoDecision, "verdict" | "reason" | "notes">) =>
      api.heldPhotos.decide({ personId: person.id, photoUrl, ...verdict }),
    {
      failed: { text: t("heldPhotos.failed") },
      done: ({ verdict }) =>
        verdict === "release"
          ? { title: t("heldPhotos.released"), description: t("heldPhotos.releasedText") }
          : { title: t("heldPhotos.rejected"), description: t("heldPhotos.rejectedText", { name: person.nickname }) },
      ...(onDone && { onDone }),
    },
  );
}
