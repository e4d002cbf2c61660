import { type Frame, type Size, type Square, widestPortrait } from "@nakamatch/domain/people/photo-frames";
import { useLayoutEffect, useRef, useState } from "react";
import type { Point } from "react-easy-crop";
import { formatPercent } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { Slider } from "../../ui/slider.tsx";
import { type FrameView, frameSeen, viewOf } from "./crop-selection.ts";
import { PhotoCropper } from "./photo-cropper.tsx";

export interface PortraitFraming {
  photo: Size;
  /** What is seen, in the photo's pixels. */
  portrait: Frame;
  /** The smallest portrait's square, or the one that stays inside. */
  square: Pick<Square, "side"> & Partial<Square>;
  /** Another portrait is wanted; the caller fits it into the photo. */
  onWant: (portrait: Omit<Frame, "height">) => void;
}

type PortraitCropperProps = PortraitFraming & {
  /** Address of the picture. */
  image: string;
};

/** Moves the photo under the frame in which a profile shows it. */
export function PortraitCropper({ image, photo, portrait, square, onWant }: PortraitCropperProps) {
  const { t, language } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(0);
  const [moved, setMoved] = useState("");
  const widest = widestPortrait(square, photo);
  const ratio = portrait.height / portrait.width;
  const view = viewOf(portrait, photo, { box, widest });
  /** A zoom first tells where the photo will be. */
  const told = useRef<Point>(view);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setBox(element.clientWidth));
    observer.observe(element);
    setBox(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  const want = (next: FrameView) => {
    // The library also tells what it was given.
    const isSame = Math.hypot(next.x - view.x, next.y - view.y) < 0.5 && Math.abs(next.zoom - view.zoom) < 0.001;
    if (box > 0 && !isSame) onWant(frameSeen(next, photo, { box, widest, ratio }));
  };
  const share = (part: number, whole: number) => formatPercent((part / whole) * 100, language);
  const { x: left, y: top, side } = square;
  return (
    <>
      <PhotoCropper
        ref={frame}
        image={image}
        label={t("photo.portrait.area")}
        shape={1 / ratio}
        position={view}
        onMove={(next) => {
          told.current = next;
          want({ ...next, zoom: view.zoom });
        }}
        zoom={view.zoom}
        maxZoom={widest / side}
        onZoom={(zoom) => want({ ...told.current, zoom })}
        onKeyboardMove={() =>
          setMoved(t("photo.portrait.moved", { x: share(portrait.x, photo.width), y: share(portrait.y, photo.height) }))
        }
      >
        {left !== undefined && top !== undefined && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute rounded-full border-2 border-art-paper border-dashed"
            style={{
              left: `${((left - portrait.x) / portrait.width) * 100}%`,
              top: `${((top - portrait.y) / portrait.height) * 100}%`,
              width: `${(side / portrait.width) * 100}%`,
              aspectRatio: 1,
            }}
          />
        )}
      </PhotoCropper>
      {moved && <Announce text={moved} />}
    </>
  );
}

/** Enlarges a portrait around its centre; nothing where there is only one size. */
export function PortraitZoom({ photo, portrait, square, onWant }: PortraitFraming) {
  const { t } = useTranslation();
  const widest = widestPortrait(square, photo);
  const most = widest / square.side;
  const { x, y, width, height } = portrait;
  if (most < 1.01) return null;
  return (
    <ZoomSlider
      label={t("photo.zoom")}
      zoom={widest / width}
      most={most}
      onZoom={(zoom) => {
        const next = widest / zoom;
        onWant({ x: x + (width - next) / 2, y: y + (height - (next * height) / width) / 2, width: next });
      }}
    />
  );
}

/** Steps of the slider. Each zooms by the same factor. */
const STEPS = 100;

type ZoomSliderProps = { label: string; zoom: number; most: number; onZoom: (zoom: number) => void };

/** From 1 to `most`. */
export function ZoomSlider({ label, zoom, most, onZoom }: ZoomSliderProps) {
  const { language } = useTranslation();
  return (
    <Slider
      label={label}
      min={0}
      max={STEPS}
      value={(Math.log(zoom) / Math.log(most)) * STEPS}
      valueText={formatPercent(zoom * 100, language)}
      onValueChange={(step) => onZoom(most ** (step / STEPS))}
    />
  );
}
