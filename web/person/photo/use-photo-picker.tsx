import { PHOTO_FORMATS } from "@nakamatch/contract/vocabulary/photos";
import { type ChangeEvent, type ComponentType, type ReactNode, useRef, useState } from "react";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";
import type { CropDialogProps } from "./crop-dialog.tsx";
import { type OpenPhoto, openPhoto } from "./open-photo.ts";
import type { PhotoPlace, UploadedPhoto } from "./use-photo-upload.ts";

/** Prefetched before a photo is chosen. */
const loadCropDialog = () => import("./crop-dialog.tsx");

interface Cropping {
  CropDialog: ComponentType<CropDialogProps>;
  file: File;
  photo: OpenPhoto;
  /** Fixed when the photo is chosen, as another device may change the photos. */
  place: PhotoPlace;
  /** Distinguishes photos. */
  number: number;
}

interface PhotoPickerOptions {
  /** Accessible name of the hidden field. */
  label: string;
  place: PhotoPlace;
  /** Further effects of a new photo. */
  note?: string | undefined;
  onDone: (photo: UploadedPhoto) => void;
}

/**
 * `choose` opens the file picker, a chosen photo the crop dialog (AVATAR-01). No `capture`: it would replace the gallery
 * on phones. Render `picker`.
 */
export function usePhotoPicker({ label, place, note, onDone }: PhotoPickerOptions): {
  choose: () => void;
  isOpening: boolean;
  picker: ReactNode;
} {
  const { t } = useTranslation();
  const toast = useToast();
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
      setCropping({ CropDialog, file, photo, place, number: (cropping?.number ?? 0) + 1 });
      setOpen(true);
    } catch (thrown) {
      toast({ title: t("photo.failed"), description: toAppError(thrown).text(t), variant: "destructive" });
    } finally {
      setOpening(false);
    }
  };
  const picker = (
    <>
      <input ref={input} type="file" accept={PHOTO_FORMATS.join(",")} onChange={take} hidden aria-label={label} />
      {cropping && (
        <cropping.CropDialog
          key={cropping.number}
          open={isOpen}
          file={cropping.file}
          photo={cropping.photo}
          place={cropping.place}
          note={note}
          onClose={() => setOpen(false)}
          onDone={(photo) => {
            setOpen(false);
            onDone(photo);
          }}
        />
      )}
    </>
  );
  return { choose, isOpening, picker };
}
