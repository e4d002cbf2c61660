import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { photoPathOf } from "@nakamatch/domain/people/photo-address";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Camera, Crop, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { ownProfileQuery } from "../../features/people/profile/use-profile.ts";
import { usePhotoPicker } from "../../features/photos/use-photo-picker.tsx";
import { useMarkAtStake } from "../../features/photos/verified/use-mark-at-stake.ts";
import { api, orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { cx } from "../../ui/cx.ts";
import type { MenuItem } from "../../ui/menu-popup.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useToast } from "../../ui/toast.tsx";

type Person = PersonBadge & { isVerified: boolean };

interface OwnPhoto {
  photo: ReactNode;
  /** Null with a photo. */
  addButton: ReactNode;
  /** What can be done with it, for the profile's menu. */
  items: MenuItem[];
}

/**
 * The own photo: a press opens the file picker (PROFILE-03), a chosen photo the crop dialog (AVATAR-01). Items of
 * the profile's menu crop it anew or remove it. Without one, a button of its own asks for it.
 */
export function useOwnPhoto(person: Person | undefined, hasMore: boolean): OwnPhoto {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const change = useRef<HTMLButtonElement>(null);
  const avatarUrl = person?.avatarUrl ?? null;
  const note = useMarkAtStake({ isVerified: person?.isVerified ?? false }) ? t("photo.markGoes") : undefined;
  const { choose, adjust, isOpening, picker } = usePhotoPicker({
    label: t("photo.change"),
    place: { replaces: avatarUrl },
    note,
    onDone: ({ avatarUrl: url, isHeld }) => {
      const photoHold = isHeld ? ({ state: "held" } as const) : null;
      queries.setQueryData(
        ownProfileQuery().queryKey,
        (own) =>
          own && {
            ...own,
            avatarUrl: url,
            photoHold,
            isVerified: false,
            photos: [{ url, hold: photoHold }, ...own.photos.slice(1)],
          },
      );
      void refetchChanged(queries, orpc.verification.mine.key());
    },
  });
  const hasPhoto = avatarUrl !== null;
  const removal = useRemoval({ avatarUrl, hasMore, note, focusFallback: () => change.current });
  const addButton = !hasPhoto && (
    <Button
      variant="primary"
      block
      busy={isOpening}
      icon={<Camera className="size-5" />}
      onClick={() => {
        // Which stays once there is a photo.
        change.current?.focus({ preventScroll: true });
        choose();
      }}
    >
      {t("photo.more.add")}
    </Button>
  );
  const photo = person && (
    <span className="relative inline-block shrink-0 self-start">
      <button
        ref={change}
        type="button"
        onClick={choose}
        aria-busy={isOpening || undefined}
        aria-disabled={isOpening || undefined}
        aria-label={t("photo.change")}
        title={t("photo.change")}
        className={cx("group relative block rounded-full", hasPhoto && "pb-4")}
      >
        <PersonAvatar person={person} size="lg" eager />
        {hasPhoto && (
          // At the edge, so that it never covers the face.
          <span className="-translate-x-1/2 absolute bottom-0 left-1/2 flex size-9 items-center justify-center rounded-full border-2 border-edge bg-signal text-on-signal group-hover:bg-signal-high">
            {isOpening ? <Spinner /> : <Camera className="size-4.5" />}
          </span>
        )}
      </button>
      {picker}
      {removal.dialog}
    </span>
  );
  const items: MenuItem[] =
    avatarUrl === null
      ? []
      : [
          ...(photoPathOf(avatarUrl) === undefined
            ? []
            : [{ label: t("photo.adjust"), icon: <Crop />, onSelect: () => adjust(avatarUrl) }]),
          { label: t("photo.remove"), icon: <Trash2 />, onSelect: removal.ask },
        ];
  return { photo, addButton, items };
}

type RemovalOptions = {
  avatarUrl: string | null;
  hasMore: boolean;
  /** What else is removed with the photo. */
  note: string | undefined;
  /** Focus once the photo is removed. */
  focusFallback: () => HTMLElement | null;
};

/** Removes the photo after confirmation. Render `dialog`. */
function useRemoval({ avatarUrl: shown, hasMore, note, focusFallback }: RemovalOptions) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // The menu may outlive the dialog.
  const isRemoved = useRef(false);
  const { session } = useApp();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.profilePhotos.remove({ avatarUrl: shown ?? "" }),
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
  const dialog = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t("photo.removeTitle")}
      description={t(hasMore ? "photo.more.removeFirst" : "photo.removeText")}
      confirmLabel={t("photo.removeConfirm")}
      tone="danger"
      busy={isPending}
      finalFocus={() => (isRemoved.current ? focusFallback() : null)}
      onConfirm={mutate}
    >
      {note && <p className="font-bold">{note}</p>}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
