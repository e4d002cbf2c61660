import { CROP } from "@nakamatch/contract/vocabulary/photos";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type PercentCrop, ReactCrop } from "react-image-crop";
import { useTranslation } from "../../../lib/translation.tsx";
import "react-image-crop/dist/ReactCrop.css";
import "./crop-dialog.css";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { centredSelection, leastSelection, type Size, selectedSquare, shownSize } from "./crop-selection.ts";
import { cropToJpeg, drawSquare, type OpenPhoto } from "./open-photo.ts";
import type { UploadedPhoto } from "./use-photo-upload.ts";
import { usePhotoUpload } from "./use-photo-upload.ts";

export type CropDialogProps = {
  open: boolean;
  photo: OpenPhoto;
  /** Called when the dialog is left without a new photo. */
  onClose: () => void;
  /** Called with the new photo, once it is stored. */
  onDone: (photo: UploadedPhoto) => void;
};

/** The height of everything else in the dialog, and the least that the photo gets, in pixels. */
const OTHER_HEIGHT = 420;
const LEAST_HEIGHT = 180;

/**
 * Chooses the square of a photo that is shown, and uploads it (AVATAR-01 to AVATAR-09). Cancel centres a changed selection
 * again; pressed once more, it leaves (OPEN-32).
 */
export function CropDialog({ open, photo, onClose, onDone }: CropDialogProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Size>();
  const [selection, setSelection] = useState<PercentCrop>();
  const [isChanged, setChanged] = useState(false);
  const [isEmptyRefused, setEmptyRefused] = useState(false);
  const upload = usePhotoUpload(onDone);
  const isBusy = upload.percent !== undefined;
  const isSent = upload.percent === 100;
  const square = selection && selectedSquare(selection, photo);

  const measure = (size: Size) => {
    setShown(size);
    setSelection((now) => now ?? centredSelection(CROP.initial, photo, size));
  };
  const select = (next: PercentCrop, changed: boolean) => {
    setSelection(next);
    setChanged(changed);
    setEmptyRefused(false);
    upload.forgetError();
  };
  const cancel = () => {
    if (isBusy) upload.cancel();
    else if (isChanged && shown) select(centredSelection(CROP.reset, photo, shown), false);
    else onClose();
  };
  const apply = () => {
    if (!square) return setEmptyRefused(true);
    void upload.start(() => cropToJpeg(photo, square));
  };
  const problem = isEmptyRefused ? t("photo.empty") : upload.error?.text(t);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      dismissable={!isBusy}
      size="md"
      title={t("photo.title")}
      description={t("photo.instructions")}
      actions={
        <>
          <Button disabled={isSent} onClick={cancel}>
            {t("common.actions.cancel")}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={apply}>
            {upload.error ? t("common.actions.retry") : t("photo.apply")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-5">
        <CropArea
          photo={photo}
          shown={shown}
          onMeasure={measure}
          selection={selection}
          onSelect={(next) => select(next, true)}
          disabled={isBusy}
        />
        <div className="flex w-full items-center gap-4">
          <Preview photo={photo} selection={selection} />
          <div className="min-w-0 flex-1">
            {isBusy ? (
              // biome-ignore lint/a11y/useValidAriaRole: a property of the component, not the attribute
              <ProgressBar
                role="progress"
                label={isSent ? t("photo.saving") : t("photo.uploading")}
                value={isSent ? undefined : upload.percent}
              />
            ) : (
              <p
                role={problem ? "alert" : undefined}
                className={problem ? "font-bold text-danger-ink" : "text-ink-soft"}
              >
                {problem ?? t("photo.previewText")}
              </p>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

type CropAreaProps = {
  photo: OpenPhoto;
  shown: Size | undefined;
  onMeasure: (shown: Size) => void;
  selection: PercentCrop | undefined;
  onSelect: (selection: PercentCrop) => void;
  disabled: boolean;
};

/** The photo with the selection over it, as large as the dialog has room for. */
function CropArea({ photo, shown, onMeasure, selection, onSelect, disabled }: CropAreaProps) {
  const { t } = useTranslation();
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const reportSize = useEffectEvent(onMeasure);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth || 320;
      reportSize(shownSize(photo, { width, height: Math.max(LEAST_HEIGHT, innerHeight * 0.92 - OTHER_HEIGHT) }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [photo]);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element || !shown) return;
    const scale = Math.min(2, devicePixelRatio || 1);
    element.width = Math.round(shown.width * scale);
    element.height = Math.round(shown.height * scale);
    element.getContext("2d")?.drawImage(photo, 0, 0, element.width, element.height);
  }, [photo, shown]);
  const least = shown ? leastSelection(photo, shown) : 0;
  const corner = t("photo.corner");
  return (
    <div ref={room} className="w-full overflow-auto text-center">
      {shown && (
        <ReactCrop
          {...(selection && { crop: selection })}
          onChange={(_, percent) => onSelect(percent)}
          aspect={1}
          circularCrop
          minWidth={least}
          minHeight={least}
          disabled={disabled}
          className="photo-crop rounded-control border-2 border-edge bg-wash"
          ariaLabels={{
            cropArea: t("photo.area"),
            nwDragHandle: corner,
            nDragHandle: corner,
            neDragHandle: corner,
            eDragHandle: corner,
            seDragHandle: corner,
            sDragHandle: corner,
            swDragHandle: corner,
            wDragHandle: corner,
          }}
        >
          <canvas ref={canvas} className="block max-w-none touch-none" style={shown} />
        </ReactCrop>
      )}
    </div>
  );
}

/** Pixels of the preview's canvas; sharp at twice the density. */
const PREVIEW_PIXELS = 224;

/** The selection as others will see it (AVATAR-02). */
function Preview({ photo, selection }: { photo: OpenPhoto; selection: PercentCrop | undefined }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const square = selection && selectedSquare(selection, photo);
    const element = canvas.current;
    if (!element) return;
    if (square) drawSquare(element, photo, square);
    else element.getContext("2d")?.clearRect(0, 0, element.width, element.height);
  }, [photo, selection]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t("photo.preview")}
      width={PREVIEW_PIXELS}
      height={PREVIEW_PIXELS}
      className="size-24 shrink-0 rounded-full border-2 border-edge bg-wash sm:size-28"
    />
  );
}
