import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { photoPortrait } from "@nakamatch/domain/people/photo-address";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PictureProps } from "../../../ui/picture.tsx";
import { PersonPortrait } from "../person-portrait.tsx";
import { moved, UNZOOMED, type Zoom, type ZoomRoom, zoomAt } from "./photo-zoom.ts";

type ZoomedPhotoProps = {
  person: PersonBadge;
  /** Takes the keys, and shows the whole photo again when it leaves the sight. */
  isShown: boolean;
  loading: PictureProps["loading"];
};

/** Of a double tap. */
const SCALE = 2.5;
const TAP = { ms: 350, px: 30 };
const STEP = 60;

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

type Touch = { x: number; y: number };

/** A whole photo that is enlarged by pinch, double tap, wheel and the keys + - 0, and then moved by drag and arrows. */
export function ZoomedPhoto({ person, isShown, loading }: ZoomedPhotoProps) {
  const box = useRef<HTMLDivElement>(null);
  const [stored, setZoom] = useState<Zoom>(UNZOOMED);
  const zoom = isShown ? stored : UNZOOMED;
  const touches = useRef(new Map<number, Touch>());
  const tap = useRef<Touch & { at: number }>({ x: 0, y: 0, at: 0 });
  const isZoomed = zoom.scale > 1;
  const ratio = (person.avatarUrl && photoPortrait(person.avatarUrl)?.ratio) || 1;
  const change = (next: (zoom: Zoom, room: ZoomRoom) => Zoom) => {
    const room = roomIn(box.current);
    setZoom((current) => next(current, room));
  };
  const zoomBy = (by: number, at: Touch) =>
    change((current, room) => zoomAt(current, by, fromCentre(box.current, at), room));
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShown || event.ctrlKey || event.metaKey) return;
    const arrow = isZoomed ? ARROWS[event.key] : undefined;
    if (arrow) change((current, room) => moved(current, arrow, room));
    else if (event.key === "+" || event.key === "=") change((current, room) => zoomAt(current, 1.5, CENTRE, room));
    else if (event.key === "-") change((current, room) => zoomAt(current, 1 / 1.5, CENTRE, room));
    else if (event.key === "0") setZoom(UNZOOMED);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = box.current;
    // React listens passively.
    element?.addEventListener("wheel", onWheel, { passive: false });
    element?.addEventListener("touchstart", keepPinch, { passive: false });
    addEventListener("keydown", onKey, true);
    return () => {
      element?.removeEventListener("wheel", onWheel);
      element?.removeEventListener("touchstart", keepPinch);
      removeEventListener("keydown", onKey, true);
    };
  }, []);
  const release = (event: React.PointerEvent) => touches.current.delete(event.pointerId);
  return (
    <div
      ref={box}
      onPointerDown={(event) => {
        touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (isZoomed) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const before = touches.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        const [other] = [...touches.current].flatMap(([id, touch]) => (id === event.pointerId ? [] : touch));
        touches.current.set(event.pointerId, now);
        if (other) {
          const by = distance(now, other) / Math.max(distance(before, other), 1);
          zoomBy(by, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
        }
        const by = other ? 0.5 : 1;
        change((current, room) => moved(current, { x: (now.x - before.x) * by, y: (now.y - before.y) * by }, room));
      }}
      onPointerUp={(event) => {
        release(event);
        const now = { x: event.clientX, y: event.clientY, at: event.timeStamp };
        const isDouble = now.at - tap.current.at < TAP.ms && distance(now, tap.current) < TAP.px;
        tap.current = isDouble ? { ...now, at: 0 } : now;
        if (isDouble) zoomBy(isZoomed ? 0 : SCALE, now);
      }}
      onPointerCancel={release}
      className={`flex size-full select-none items-center justify-center overflow-clip ${isZoomed ? "touch-none cursor-grab" : "touch-pan-x cursor-zoom-in"}`}
    >
      <div
        // The strip, which has the focus, is as wide as the window.
        className="after:pointer-events-none after:absolute after:inset-0 group-focus-visible/strip:after:outline-3 group-focus-visible/strip:after:outline-focus group-focus-visible/strip:after:-outline-offset-3 group-focus-visible/strip:after:inset-ring-5 group-focus-visible/strip:after:inset-ring-art-paper"
        style={{
          aspectRatio: ratio,
          width: `min(100vw, (100dvh - 9.5rem) * ${ratio})`,
          transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
        }}
      >
        <PersonPortrait person={person} width="1024px" whole="jpeg" loading={loading} className="size-full" />
      </div>
    </div>
  );
}

/** Two fingers are a pinch, which the browser would take for a swipe. */
function keepPinch(event: TouchEvent): void {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

const CENTRE = { x: 0, y: 0 };

const distance = (one: Touch, other: Touch) => Math.hypot(one.x - other.x, one.y - other.y);

function fromCentre(box: HTMLElement | null, { x, y }: Touch): Touch {
  const { left = 0, top = 0, width = 0, height = 0 } = box?.getBoundingClientRect() ?? {};
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

function roomIn(box: HTMLElement | null): ZoomRoom {
  const photo = box?.firstElementChild as HTMLElement | null | undefined;
  const half = (element: HTMLElement | null | undefined) => ({
    x: (element?.offsetWidth ?? 0) / 2,
    y: (element?.offsetHeight ?? 0) / 2,
  });
  return { window: half(box), photo: half(photo) };
}
