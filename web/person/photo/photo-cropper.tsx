import Cropper, { type Area, type Point } from "react-easy-crop";

type PhotoCropperProps = {
  /** Address of the picture. */
  image: string;
  /** The picture has loaded. */
  onShown: () => void;
  label: string;
  /** Offset of the photo's center from the circle's, in CSS pixels. */
  position: Point;
  onMove: (position: Point) => void;
  zoom: number;
  maxZoom: number;
  onZoom: (zoom: number) => void;
  /** The square under the circle, in percent of the photo. */
  onSelect: (area: Area) => void;
  /** An arrow key was released. */
  onKeyboardMove: () => void;
};

/** A fixed circle as wide as the photo's shorter side at zoom 1. The photo moves by drag, pinch, wheel and arrow keys. */
export function PhotoCropper(props: PhotoCropperProps) {
  return (
    <div className="-translate-x-1/2 absolute inset-y-3 left-1/2 aspect-square">
      <PinchCropper
        image={props.image}
        onMediaLoaded={props.onShown}
        crop={props.position}
        onCropChange={props.onMove}
        zoom={props.zoom}
        maxZoom={props.maxZoom}
        onZoomChange={props.onZoom}
        // A wheel notch zooms by the same factor at every zoom.
        zoomSpeed={props.zoom / 4}
        onCropAreaChange={props.onSelect}
        onInteractionEnd={({ source }) => source === "keyboard" && props.onKeyboardMove()}
        keyboardStep={10}
        aspect={1}
        objectFit="cover"
        cropShape="round"
        showGrid={false}
        cropperProps={{ role: "application", "aria-label": props.label }}
        disableAutomaticStylesInjection
      />
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
