import type { ReactNode, Ref } from "react";
import Cropper, { type Area, type Point } from "react-easy-crop";

type PhotoCropperProps = {
  /** Address of the picture. */
  image: string;
  /** The picture has loaded. */
  onShown?: (() => void) | undefined;
  label: string;
  /** A circle, or a frame of this width for its height. */
  shape: "circle" | number;
  /** What is under the circle at first, in percent of the photo; told by `onMove` and `onZoom`. */
  begun?: Area | undefined;
  /** Offset of the photo's center from the frame's, in CSS pixels. */
  position: Point;
  onMove: (position: Point) => void;
  zoom: number;
  maxZoom: number;
  onZoom: (zoom: number) => void;
  /** What is under the circle or the frame, in percent of the photo. */
  onSelect?: ((area: Area) => void) | undefined;
  /** An arrow key was released. */
  onKeyboardMove: () => void;
  /** The frame on the screen. */
  ref?: Ref<HTMLDivElement>;
  /** Over the frame. */
  children?: ReactNode;
};

/** A fixed circle or frame which the photo just fills at zoom 1. The photo moves by drag, pinch, wheel and arrow keys. */
export function PhotoCropper({ ref, shape, children, ...props }: PhotoCropperProps) {
  const aspect = shape === "circle" ? 1 : shape;
  return (
    <div ref={ref} className="-translate-x-1/2 absolute inset-y-3 left-1/2" style={{ aspectRatio: aspect }}>
      <PinchCropper
        image={props.image}
        {...(props.begun && { initialCroppedAreaPercentages: props.begun })}
        onMediaLoaded={() => props.onShown?.()}
        crop={props.position}
        onCropChange={props.onMove}
        zoom={props.zoom}
        maxZoom={props.maxZoom}
        onZoomChange={props.onZoom}
        // A wheel notch zooms by the same factor at every zoom.
        zoomSpeed={props.zoom / 4}
        onCropAreaChange={(area) => props.onSelect?.(area)}
        onInteractionEnd={({ source }) => source === "keyboard" && props.onKeyboardMove()}
        keyboardStep={10}
        aspect={aspect}
        objectFit="cover"
        cropShape={shape === "circle" ? "round" : "rect"}
        showGrid={false}
        cropperProps={{ role: "application", "aria-label": props.label }}
        disableAutomaticStylesInjection
      />
      {children}
    </div>
  );
}

/** Zooms around the fingers; the library zooms around the photo's center, which moves the selection. */
class PinchCropper extends Cropper {
  override onPinchStart(event: React.TouchEvent<HTMLDivElement>) {
    super.onPinchStart(event);
    this.gestureZoomStart = this.props.zoom;
  }
  override onPinchMove({ touches }: TouchEvent) {
    const [one, other] = [...touches].map(Cropper.getTouchPoint);
    if (!one || !other) return;
    const wider = Math.hypot(one.x - other.x, one.y - other.y) / this.lastPinchDistance;
    this.setNewZoom(this.gestureZoomStart * wider, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  }
}
