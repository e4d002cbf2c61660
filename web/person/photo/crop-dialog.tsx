import { CROP } from "@nakamatch/contract/vocabulary/photos";
import { useEffect, useRef, useState } from "react";
import type { Area } from "react-easy-crop";
import { formatPercent } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Slider } from "../../ui/slider.tsx";
import { mostZoom, type Square, selectedSquare, zoomFor } from "./crop-selection.ts";
import { cropToJpeg, drawSquare, type OpenPhoto } from "./open-photo.ts";
import { PhotoCropper } from "./photo-cropper.tsx";
import { type PhotoPlace, type UploadedPhoto, usePhotoUpload } from "./use-photo-upload.ts";
import "react-easy-crop/react-easy-crop.css";
import "./crop-dialog.css";

export type CropDialogProps = {
  open: boolean;
  /** The chosen file; `photo`: decoded. */
  file: File;
  photo: OpenPhoto;
  place: PhotoPlace;
  /** Further effects of the new photo. */
  note?: string | undefined;
  /** Closed without a new photo. */
  onClose: () => void;
  /** The new photo was stored. */
  onDone: (photo: UploadedPhoto) => void;
};

const CENTRE = { x: 0, y: 0 };
/** Steps of the slider. Each zooms by the same factor. */
const STEPS = 100;

/**
 * Moves the photo under a fixed circle, and uploads the square around it (AVATAR-01 to AVATAR-09). Cancel resets and
 * closes (OPEN-32).
 */
export function CropDialog({ open, file, photo, place, note, onClose, onDone }: CropDialogProps) {
  const { t, language } = useTranslation();
  const image = useObjectUrl(file);
  const [position, setPosition] = useState(CENTRE);
  const [zoom, setZoom] = useState(() => zoomFor(CROP.initial, photo));
  const [area, setArea] = useState<Area>();
  const [isShown, setShown] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [moved, setMoved] = useState("");
  const upload = usePhotoUpload(place, onDone);
  const isBusy = upload.percent !== undefined;
  const isSent = upload.percent === 100;
  const square = isShown && area ? selectedSquare(area, photo) : undefined;
  const most = mostZoom(photo);

  const zoomTo = (next: number) => {
    setZoom(next);
    upload.forgetError();
  };
  const slide = (step: number) => {
    const next = most ** (step / STEPS);
    // Keeps the center in place.
    setPosition({ x: (position.x * next) / zoom, y: (position.y * next) / zoom });
    zoomTo(next);
  };
  const cancel = () => {
    if (isBusy) return upload.cancel();
    setPosition(CENTRE);
    setZoom(zoomFor(CROP.reset, photo));
    onClose();
  };
  const apply = () => {
    setRefused(!square);
    if (square) void upload.start(() => cropToJpeg(photo, square));
  };
  const announceMove = () => {
    if (!square) return;
    const share = (middle: number, length: number) =>
      formatPercent(((middle + square.side / 2) / length) * 100, language);
    setMoved(t("photo.moved", { x: share(square.x, photo.width), y: share(square.y, photo.height) }));
  };
  const problem = isRefused && !square ? t("photo.empty") : upload.error?.text(t);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      dismissable={!isBusy}
      size="md"
      title={t("photo.title")}
      description={t("photo.instructions")}
      actions={
        <div className="grid grid-cols-[auto_1fr] gap-3 sm:contents">
          <Button disabled={isSent} onClick={cancel}>
            {t("common.actions.cancel")}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={apply}>
            {upload.error ? t("common.actions.retry") : t("photo.apply")}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 sm:gap-4">
        {note && <p className="font-bold">{note}</p>}
        <div
          inert={isBusy}
          className="photo-crop relative overflow-hidden rounded-control border-2 border-edge bg-wash"
        >
          {image && (
            <PhotoCropper
              image={image}
              onShown={() => setShown(true)}
              label={t("photo.area")}
              position={position}
              onMove={(next) => {
                setPosition(next);
                upload.forgetError();
              }}
              zoom={zoom}
              maxZoom={most}
              onZoom={zoomTo}
              onSelect={setArea}
              onKeyboardMove={announceMove}
            />
          )}
        </div>
        {moved && <Announce text={moved} />}
        <div className="flex items-center gap-4">
          <Preview photo={photo} square={square} />
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            {isBusy ? (
              // biome-ignore lint/a11y/useValidAriaRole: a property of the component, not the attribute
              <ProgressBar
                role="progress"
                label={isSent ? t("photo.saving") : t("photo.uploading")}
                value={isSent ? undefined : upload.percent}
              />
            ) : (
              <>
                <p
                  role={problem ? "alert" : undefined}
                  className={problem ? "font-bold text-danger-ink" : "text-ink-soft text-sm"}
                >
                  {problem ?? t("photo.previewText")}
                </p>
                {most > 1 && (
                  <Slider
                    label={t("photo.zoom")}
                    min={0}
                    max={STEPS}
                    value={(Math.log(zoom) / Math.log(most)) * STEPS}
                    valueText={formatPercent(zoom * 100, language)}
                    onValueChange={slide}
                  />
                )}
              </>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** Object URL of the file, revoked on unmount. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Canvas size in pixels; sharp at double density. */
const PREVIEW_PIXELS = 192;

/** The selection as others will see it (AVATAR-02). */
function Preview({ photo, square }: { photo: OpenPhoto; square: Square | undefined }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && square) drawSquare(canvas.current, photo, square);
  }, [photo, square]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t("photo.preview")}
      width={PREVIEW_PIXELS}
      height={PREVIEW_PIXELS}
      className="size-24 shrink-0 rounded-full border-2 border-edge bg-wash"
    />
  );
}
