import { PHOTO_FORMATS } from "@nakamatch/contract/vocabulary/photos";
import { wholePhotoPath } from "@nakamatch/domain/people/photo-address";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type ComponentType, useRef, useState } from "react";
import { orpc } from "../../lib/api.ts";
import { ApiError, toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";
import type { CropDialogProps } from "./crop-frame.tsx";
import type { PhotoPlace, UploadedPhoto } from "./use-photo-upload.ts";

/** Prefetched before a photo is chosen. */
const loadDialog = (isFurther: boolean): Promise<ComponentType<CropDialogProps>> =>
  isFurther
    ? import("./portrait-dialog.tsx").then(({ PortraitDialog }) => PortraitDialog)
    : import("./crop-dialog.tsx").then(({ CropDialog }) => CropDialog);

/** What is cropped, and for which place. */
interface Choice {
  read: () => Promise<File>;
  /** Fixed when the photo is chosen, as another device may change the photos. */
  place: PhotoPlace;
  /** Behind others, so that profiles alone show it. */
  isFurther: boolean;
  /** The address of a stored photo. */
  stored?: string;
}

type Cropping = Pick<CropDialogProps, "file" | "photo" | "place" | "stored"> & {
  CropDialog: ComponentType<CropDialogProps>;
  /** Distinguishes photos. */
  number: number;
};

interface PhotoCropOptions {
  /** Further effects of a new photo. */
  note?: string | undefined;
  onDone: (photo: UploadedPhoto, place: PhotoPlace) => void;
}

/** Opens photos in the crop dialog. Render `dialog`. */
export function usePhotoCrop({ note, onDone }: PhotoCropOptions) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const [isOpening, setOpening] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [cropping, setCropping] = useState<Cropping>();

  const crop = async ({ read, place, isFurther, stored }: Choice) => {
    setOpening(true);
    try {
      const [CropDialog, { openPhoto }, file] = await Promise.all([
        loadDialog(isFurther),
        import("./open-photo.ts"),
        read(),
      ]);
      const photo = await openPhoto(file);
      cropping?.photo.close();
      setCropping({ CropDialog, file, photo, place, stored, number: (cropping?.number ?? 0) + 1 });
      setOpen(true);
    } catch (thrown) {
      const error = toAppError(thrown);
      toast({ title: t("photo.failed"), description: error.text(t), variant: "destructive" });
      if (error.code === "PHOTOS_CHANGED") onGone();
    } finally {
      setOpening(false);
    }
  };
  const onGone = () => {
    setOpen(false);
    void queries.invalidateQueries({ queryKey: orpc.profiles.mine.key() });
  };
  /** Crops a stored photo again; the result is a new photo in the same place. */
  const adjust = (url: string, isFurther = false) => {
    if (!isOpening) void crop({ read: () => readStored(url), place: { replaces: url }, isFurther, stored: url });
  };
  const dialog = cropping && (
    <cropping.CropDialog
      key={cropping.number}
      open={isOpen}
      file={cropping.file}
      photo={cropping.photo}
      place={cropping.place}
      stored={cropping.stored}
      note={note}
      onClose={() => setOpen(false)}
      onDone={(photo) => {
        setOpen(false);
        onDone(photo, cropping.place);
      }}
      onGone={onGone}
    />
  );
  return { crop, adjust, isOpening, dialog };
}

/** @throws {ApiError} `PHOTOS_CHANGED` if it was replaced or removed */
async function readStored(url: string): Promise<File> {
  const answer = await fetch(wholePhotoPath(url), { cache: "no-cache" });
  if (!answer.ok) throw new ApiError(answer.status, answer.status === 404 ? { code: "PHOTOS_CHANGED" } : null);
  return new File([await answer.blob()], "photo.jpg");
}

interface PhotoPickerOptions extends PhotoCropOptions {
  /** Accessible name of the hidden field. */
  label: string;
  place: PhotoPlace;
  isFurther?: boolean | undefined;
}

/**
 * `choose` opens the file picker, a chosen photo the crop dialog (AVATAR-01). No `capture`: it would replace the gallery
 * on phones. Render `picker`.
 */
export function usePhotoPicker({ label, place, isFurther = false, ...options }: PhotoPickerOptions) {
  const input = useRef<HTMLInputElement>(null);
  const { crop, adjust, isOpening, dialog } = usePhotoCrop(options);
  const choose = () => {
    if (isOpening) return;
    // Prefetches while the person chooses; a failure shows later.
    loadDialog(isFurther).catch(() => {});
    input.current?.click();
  };
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Allows picking the same file again.
    currentTarget.value = "";
    if (file) void crop({ read: async () => file, place, isFurther });
  };
  const picker = (
    <>
      <input ref={input} type="file" accept={PHOTO_FORMATS.join(",")} onChange={take} hidden aria-label={label} />
      {dialog}
    </>
  );
  return { choose, adjust, isOpening, picker };
}
