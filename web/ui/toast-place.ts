/** A rectangle in the window, in CSS pixels. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a toast is: at which edges of the window, and how far from them, in CSS pixels. */
export interface Place {
  side: "left" | "right";
  edge: "bottom" | "top";
  /** From that edge of the window: beyond the bars that stay there. */
  distance: number;
}

/** The window without the bars that stay at its edges. */
export interface Room {
  width: number;
  height: number;
  /** Height of the bar at the upper edge, and at the lower one. */
  top: number;
  bottom: number;
}

/** The distance of a toast from the edges, in CSS pixels. */
const MARGIN = 12;

/**
 * Chooses the place of a toast: below at the left, above the bar of phones; where that covers something that can be
 * pressed, the first other place that does not; if there is none, the one that covers least.
 *
 * @param covered how many square pixels of controls a rectangle covers
 * @param preferred where the previous toast was, if that was a moment ago: comes before all other places
 */
export function choosePlace(
  size: { width: number; height: number },
  room: Room,
  covered: (rect: Rect) => number,
  preferred?: Place,
): Place {
  const isWide = size.width < room.width / 2;
  const sides = isWide ? (["left", "right"] as const) : (["left"] as const);
  const places = (["bottom", "top"] as const).flatMap((edge) =>
    sides.map((side): Place => ({ side, edge, distance: room[edge] + MARGIN })),
  );
  const isPreferred = ({ side, edge }: Place) => side === preferred?.side && edge === preferred.edge;
  places.sort((one, other) => Number(isPreferred(other)) - Number(isPreferred(one)));
  let best: { place: Place; area: number } | undefined;
  for (const place of places) {
    const area = covered(rectOf(place, size, room));
    if (best === undefined || area < best.area) best = { place, area };
    if (area === 0) break;
  }
  return best?.place ?? { side: "left", edge: "bottom", distance: MARGIN };
}

function rectOf(
  { side, edge, distance }: Place,
  { width, height }: { width: number; height: number },
  room: Room,
): Rect {
  const left = side === "left" ? MARGIN : room.width - MARGIN - width;
  const top = edge === "top" ? distance : room.height - distance - height;
  return { left, top, right: left + width, bottom: top + height };
}

const DIALOG = "[role=dialog], [role=alertdialog]";
/** What can be pressed, and the title of a dialog. */
const CONTROLS = `a[href], button, input, select, textarea, summary, label, [role=option], [role=tab], [role^=menuitem], :is(${DIALOG}) h2`;

/** What is only read counts as a hundredth: it gives way to what can be pressed, and decides between places that are free of it. */
const TITLE = "main h1";
const TITLE_WEIGHT = 0.01;

/** The room that the page leaves now. A dialog covers the page's bars. */
export function readRoom(): Room {
  const { innerWidth: width, innerHeight: height } = window;
  if (document.querySelector(`:is(${DIALOG})[data-open]`)) return { width, height, top: 0, bottom: 0 };
  const header = document.querySelector("header")?.getBoundingClientRect();
  const bar = document.querySelector("[data-bar]")?.getBoundingClientRect();
  const isBarBelow = bar !== undefined && bar.height > 0 && bar.top < height;
  return { width, height, top: Math.max(0, header?.bottom ?? 0), bottom: isBarBelow ? height - bar.top : 0 };
}

/**
 * Measures how much of the page's controls, and of its title, a rectangle covers. Elements that are hidden or scrolled out of
 * sight do not count; those in parts of lists that the browser skips are not even measured, for it would have to lay them out.
 */
export function measureControls(): (rect: Rect) => number {
  const controls = [...document.querySelectorAll(`${CONTROLS}, ${TITLE}`)]
    .filter((element) => !element.closest("[data-variant]") && element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => ({
      element,
      rect: element.getBoundingClientRect(),
      weight: element.matches(TITLE) ? TITLE_WEIGHT : 1,
    }));
  return (rect) =>
    controls.reduce((sum, control) => {
      const common = intersection(rect, control.rect);
      return common && isOnTop(control.element, common) ? sum + areaOf(common) * control.weight : sum;
    }, 0);
}

function intersection(one: Rect, other: Rect): Rect | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}

function areaOf({ left, top, right, bottom }: Rect): number {
  return (right - left) * (bottom - top);
}

/** Whether a press in the middle of the rectangle would reach the element. The toast lets presses through. */
function isOnTop(element: Element, { left, top, right, bottom }: Rect): boolean {
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(hit);
}
