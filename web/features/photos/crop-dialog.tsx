import { CROP } from "@nakamatch/contract/vocabulary/photos";
import { type Frame, portraitAround, portraitAt, type Square } from "@nakamatch/domain/people/photo-frames";
import { squareInPortrait } from "@nakamatch/domain/people/square-in-name";
import { Circle, RectangleVertical } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Area } from "react-easy-crop";
import { formatPercent } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { useBackCloses } from "../../ui/back-closes.ts";
import { Button } from "../../ui/button.tsx";
import { type CropDialogProps, CropFrame } from "./crop-frame.tsx";
import { mostZoom, selectedSquare, shareOf, zoomFor } from "./crop-selection.ts";
import { drawFrame, frameToJpeg, type OpenPhoto } from "./open-photo.ts";
import { PhotoCropper } from "./photo-cropper.tsx";
import { PortraitCropper, PortraitZoom, ZoomSlider } from "./portrait-cropper.tsx";
import { usePhotoUpload } from "./use-photo-upload.ts";
import { useTurn } from "./use-turn.tsx";

const CENTRE = { x: 0, y: 0 };

/**
 * Moves the first photo under a fixed circle, and uploads the square around it within a portrait (AVATAR-01 to AVATAR-09).
 * The portrait is proposed from the circle and may be moved in a second step, from which Back leads to the first. Cancel resets and closes (OPEN-32).
 */
export function CropDialog({ file, photo: chosen, place, stored, onDone, onGone, ...frame }: CropDialogProps) {
  const { t, language } = useTranslation();
  const [{ position, zoom }, setView] = useState(() => ({ position: CENTRE, zoom: zoomFor(CROP.initial, chosen) }));
  const [area, setArea] = useState<Area>();
  const [isShown, setShown] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [moved, setMoved] = useState("");
  const [isFraming, setFraming] = useState(false);
  const [begun, setBegun] = useState(() => (stored === undefined ? undefined : squareInPortrait(stored, chosen)));
  const [wanted, setWanted] = useState<Omit<Frame, "height"> | undefined>(begun && { x: 0, y: 0, width: chosen.width });
  const upload = usePhotoUpload(place, { onDone, onGone });
  const { photo, image, turnButton } = useTurn(file, chosen, (next) => {
    reset(CROP.initial, next);
    setShown(false);
  });
  const square = isShown && area ? selectedSquare(area, photo) : undefined;
  const portrait = square && (wanted ? portraitAt(wanted, square, photo) : portraitAround(square, photo));
  const most = mostZoom(photo);

  const zoomTo = (next: number) => {
    setView((view) => ({ ...view, zoom: next }));
    upload.forgetError();
  };
  const slide = (next: number) => {
    // Keeps the center in place; a drag just before may not be on the screen yet.
    setView((view) => {
      const wider = next / view.zoom;
      return { position: { x: view.position.x * wider, y: view.position.y * wider }, zoom: next };
    });
    upload.forgetError();
  };
  const reset = (percent: number, of: OpenPhoto) => {
    setView({ position: CENTRE, zoom: zoomFor(percent, of) });
    upload.forgetError();
    setFraming(false);
    setWanted(undefined);
  };
  const cancel = () => {
    reset(CROP.reset, photo);
    frame.onClose();
  };
  const apply = () => {
    setRefused(!square);
    if (square && portrait) void upload.start(() => frameToJpeg(photo, portrait, square));
  };
  const announceMove = () => {
    if (!square) return;
    const share = (middle: number, length: number) =>
      formatPercent(((middle + square.side / 2) / length) * 100, language);
    setMoved(t("photo.moved", { x: share(square.x, photo.width), y: share(square.y, photo.height) }));
  };
  const isSending = upload.percent !== undefined;
  useBackCloses(frame.open && isFraming && !isSending, () => setFraming(false));
  const framing = isFraming && square && portrait && { photo, portrait, square, onWant: setWanted };

  return (
    <CropFrame
      {...frame}
      instructions={t(framing ? "photo.portrait.instructions" : "photo.instructions")}
      upload={upload}
      onCancel={cancel}
      onApply={apply}
      preview={<Preview photo={photo} square={square} />}
      refusal={isRefused && !square ? t("photo.empty") : undefined}
      hint={t(framing ? "photo.portrait.text" : "photo.previewText")}
      zoom={
        framing ? (
          <PortraitZoom {...framing} />
        ) : (
          most > 1 && <ZoomSlider label={t("photo.zoom")} zoom={zoom} most={most} onZoom={slide} />
        )
      }
      more={
        <>
          <Button
            variant="quiet"
            icon={framing ? <Circle className="size-5" /> : <RectangleVertical className="size-5" />}
            disabled={!square}
            onClick={() => setFraming(!isFraming)}
          >
            {t(framing ? "photo.portrait.back" : "photo.portrait.open")}
          </Button>
          {turnButton}
        </>
      }
    >
      {image && framing && <PortraitCropper {...framing} image={image} />}
      {image && !framing && (
        <PhotoCropper
          key={image}
          image={image}
          begun={begun && shareOf(begun, photo)}
          shape="circle"
          onShown={() => {
            setShown(true);
            // It is where it was when the second step is left.
            setBegun(undefined);
          }}
          label={t("photo.area")}
          position={position}
          onMove={(next) => {
            setView((view) => ({ ...view, position: next }));
            upload.forgetError();
          }}
          zoom={zoom}
          maxZoom={most}
          onZoom={zoomTo}
          onSelect={setArea}
          onKeyboardMove={announceMove}
        />
      )}
      {moved && <Announce text={moved} />}
    </CropFrame>
  );
}

/** Canvas size in pixels; sharp at double density. */
const PREVIEW_PIXELS = 192;

/** The selection as others will see it (AVATAR-02). */
function Preview({ photo, square }: { photo: OpenPhoto; square: Square | undefined }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || !square) return;
    const { x, y, side } = square;
    drawFrame(canvas.current, photo, { x, y, width: side, height: side });
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
