import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Camera, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { usePhotoPicker } from "../../person/photo/use-photo-picker.tsx";
import { ownProfileQuery } from "../../person/profile/use-profile.ts";
import { useMarkAtStake } from "../../person/verified/use-mark-at-stake.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useToast } from "../../ui/toast.tsx";

/**
 * The own photo: a press opens the file picker (PROFILE-03), a chosen photo the crop dialog (AVATAR-01). A second button
 * removes the photo.
 */
export function OwnPhoto({ person, hasMore }: { person: PersonBadge & { isVerified: boolean }; hasMore: boolean }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const change = useRef<HTMLButtonElement>(null);
  const note = useMarkAtStake(person) ? t("photo.markGoes") : undefined;
  const { choose, isOpening, picker } = usePhotoPicker({
    label: t("photo.change"),
    place: { replaces: person.avatarUrl },
    note,
    onDone: ({ avatarUrl, isHeld }) => {
      const photoHold = isHeld ? ({ state: "held" } as const) : null;
      queries.setQueryData(
        ownProfileQuery().queryKey,
        (own) =>
          own && {
            ...own,
            avatarUrl,
            photoHold,
            isVerified: false,
            photos: [{ url: avatarUrl, hold: photoHold }, ...own.photos.slice(1)],
          },
      );
      void refetchChanged(queries, orpc.verification.mine.key());
    },
  });
  return (
    // Buttons never cover the face: beside the photo on phones, otherwise below it.
    <span className="relative inline-block pb-13 @2xs:max-sm:pr-26 @2xs:max-sm:pb-0">
      <button
        ref={change}
        type="button"
        onClick={choose}
        aria-busy={isOpening || undefined}
        aria-disabled={isOpening || undefined}
        aria-label={t("photo.change")}
        title={t("photo.change")}
        className="group relative block rounded-full"
      >
        <PersonAvatar person={person} size="xl" eager />
        <span className="absolute top-full right-1/2 mt-2 mr-1 flex size-11 items-center justify-center rounded-full border-2 border-edge bg-signal text-on-signal group-hover:bg-signal-high @2xs:max-sm:top-auto @2xs:max-sm:right-auto @2xs:max-sm:bottom-0 @2xs:max-sm:left-full @2xs:max-sm:mr-0 @2xs:max-sm:ml-2.5">
          {isOpening ? <Spinner /> : <Camera className="size-5" />}
        </span>
      </button>
      <RemovePhoto avatarUrl={person.avatarUrl} hasMore={hasMore} note={note} focusFallback={() => change.current} />
      {picker}
    </span>
  );
}

type RemovePhotoProps = {
  avatarUrl: string | null;
  hasMore: boolean;
  /** What else is removed with the photo. */
  note: string | undefined;
  /** Focus afterwards. */
  focusFallback: () => HTMLElement | null;
};

/** Removes the photo after confirmation. */
function RemovePhoto({ avatarUrl: shown, hasMore, note, focusFallback }: RemovePhotoProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button may outlive the dialog.
  const isRemoved = useRef(false);
  const { session } = useApp();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.avatars.remove({ avatarUrl: shown ?? undefined }),
    onSuccess: ({ avatarUrl }) => {
      isRemoved.current = true;
      setOpen(false);
      queries.setQueryData(ownProfileQuery().queryKey, (own) => {
        const next = own?.photos.find(({ url }) => url === avatarUrl);
        const others = own?.photos.slice(1).filter((photo) => photo !== next);
        return (
          own && {
            ...own,
            avatarUrl,
            photoHold: next?.hold ?? null,
            isVerified: false,
            photos: [next, ...(others ?? [])].flatMap((photo) => photo ?? []),
          }
        );
      });
      void refetchChanged(queries, orpc.verification.mine.key());
      void session.refresh({ fresh: true });
      toast({
        title: t("photo.removed"),
        description: t(avatarUrl === null ? "photo.removedText" : "photo.nextText"),
        variant: "success",
      });
    },
    onError: (thrown) =>
      toast({ title: t("photo.removeFailed"), description: toAppError(thrown).text(t), variant: "destructive" }),
  });
  const ask = () => {
    isRemoved.current = false;
    setOpen(true);
  };
  return (
    <>
      {shown !== null && (
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-label={t("photo.remove")}
          title={t("photo.remove")}
          onClick={ask}
          className="absolute bottom-0 left-1/2 ml-1 flex size-11 items-center justify-center rounded-full border-2 border-edge bg-sheet text-ink hover:bg-wash @2xs:max-sm:right-0 @2xs:max-sm:left-auto @2xs:max-sm:ml-0"
        >
          <Trash2 className="size-5" />
        </button>
      )}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("photo.removeTitle")}
        description={t(hasMore ? "photo.more.removeFirst" : "photo.removeText")}
        confirmLabel={t("photo.removeConfirm")}
        tone="danger"
        busy={isPending}
        finalFocus={() => (isRemoved.current ? focusFallback() : button.current)}
        onConfirm={mutate}
      >
        {note && <p className="font-bold">{note}</p>}
      </ConfirmDialog>
    </>
  );
}
