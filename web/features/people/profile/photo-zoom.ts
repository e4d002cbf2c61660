/** A photo enlarged `scale` times, its centre moved by `x` and `y` pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

/** Half of the window's and of the unzoomed photo's width and height. */
export interface ZoomRoom {
  window: Point;
  photo: Point;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 5;

/** Enlarges `by` times around a point, measured from the centre of the window, which stays where it is. */
export function zoomAt({ scale, x, y }: Zoom, by: number, at: Point, room: ZoomRoom): Zoom {
  const next = Math.min(Math.max(scale * by, 1), MAX_SCALE);
  const part = next / scale;
  return moved({ scale: next, x: at.x - (at.x - x) * part, y: at.y - (at.y - y) * part }, { x: 0, y: 0 }, room);
}

/** Moves the photo, which keeps covering the window as far as it can. */
export function moved({ scale, x, y }: Zoom, by: Point, { window, photo }: ZoomRoom): Zoom {
  const within = (wanted: number, half: number, whole: number) => {
    const most = Math.max(half * scale - whole, 0);
    return Math.min(Math.max(wanted, -most), most);
  };
  return { scale, x: within(x + by.x, photo.x, window.x), y: within(y + by.y, photo.y, window.y) };
}
