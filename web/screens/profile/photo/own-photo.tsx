import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { PHOTO_FORMATS } from "@nakamatch/contract/vocabulary/photos";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Camera, Trash2 } from "lucide-react";
import { type ChangeEvent, type ComponentType, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { PersonAvatar } from "../../../person/person-avatar.tsx";
import { ownProfileQuery } from "../../../person/profile/use-profile.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { CropDialogProps } from "./crop-dialog.tsx";
import { type OpenPhoto, openPhoto } from "./open-photo.ts";

/** Prefetched before a photo is chosen. */
const loadCropDialog = () => import("./crop-dialog.tsx");

interface Cropping {
  CropDialog: ComponentType<CropDialogProps>;
  file: File;
  photo: OpenPhoto;
  /** Distinguishes photos. */
  number: number;
}

/**
 * The own photo: a press opens the file picker (PROFILE-03), a chosen photo the crop dialog (AVATAR-01). No `capture`:
 * it would replace the gallery on phones. A second button removes the photo.
 */
export function OwnPhoto({ person }: { person: PersonBadge }) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const change = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpening, setOpening] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [cropping, setCropping] = useState<Cropping>();

  const choose = () => {
    if (isOpening) return;
    // Prefetches while the person chooses; a failure shows later.
    loadCropDialog().catch(() => {});
    input.current?.click();
  };
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Allows picking the same file again.
    currentTarget.value = "";
    if (!file) return;
    setOpening(true);
    try {
      const [{ CropDialog }, photo] = await Promise.all([loadCropDialog(), openPhoto(file)]);
      cropping?.photo.close();
      setCropping({ CropDialog, file, photo, number: (cropping?.number ?? 0) + 1 });
      setOpen(true);
    } catch (thrown) {
      toast({ title: t("photo.failed"), description: toAppError(thrown).text(t), variant: "destructive" });
    } finally {
      setOpening(false);
    }
  };

  return (
    // The buttons stand beside the photo on phones, below it where that is too narrow or wide: never on the face.
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
      <RemovePhoto hasPhoto={person.avatarUrl !== null} focusFallback={() => change.current} />
      <input
        ref={input}
        type="file"
        accept={PHOTO_FORMATS.join(",")}
        onChange={take}
        hidden
        aria-label={t("photo.change")}
      />
      {cropping && (
        <cropping.CropDialog
          key={cropping.number}
          open={isOpen}
          file={cropping.file}
          photo={cropping.photo}
          onClose={() => setOpen(false)}
          onDone={({ avatarUrl, isHeld }) => {
            setOpen(false);
            const photoHold = isHeld ? ({ state: "held" } as const) : null;
            queries.setQueryData(ownProfileQuery().queryKey, (own) => own && { ...own, avatarUrl, photoHold });
          }}
        />
      )}
    </span>
  );
}

/** Removes the photo after confirmation. `focusFallback`: focus afterwards. */
function RemovePhoto(props: { hasPhoto: boolean; focusFallback: () => HTMLElement | null }) {
  const { hasPhoto, focusFallback } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button may outlive the dialog.
  const isRemoved = useRef(false);
  const { session } = useApp();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.avatars.remove(),
    onSuccess: ({ avatarUrl }) => {
      isRemoved.current = true;
      setOpen(false);
      queries.setQueryData(ownProfileQuery().queryKey, (own) => own && { ...own, avatarUrl, photoHold: null });
      void session.refresh({ fresh: true });
      toast({ title: t("photo.removed"), description: t("photo.removedText"), variant: "success" });
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
      {hasPhoto && (
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
        description={t("photo.removeText")}
        confirmLabel={t("photo.removeConfirm")}
        tone="danger"
        busy={isPending}
        finalFocus={() => (isRemoved.current ? focusFallback() : button.current)}
        onConfirm={mutate}
      />
    </>
  );
}
