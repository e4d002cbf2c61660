/** Frames to hold an element in position, while what is above it gets its real height. */
const HELD_FRAMES = 20;

/**
 * Scrolls until an element is `top` pixels below the viewport's top, and holds it there for some frames. `find` gives the element in
 * each frame, and undefined to end it. Frames count once the element has content.
 */
export function holdPosition(find: () => Element | null | undefined, top: number, onHeld: () => void): void {
  let frames = 0;
  const hold = () => {
    const element = find();
    if (!element) return;
    const gap = element.getBoundingClientRect().top - top;
    if (Math.abs(gap) >= 1) scrollBy({ top: gap, behavior: "instant" });
    if (element.hasChildNodes()) frames++;
    if (frames < HELD_FRAMES) requestAnimationFrame(hold);
    else onHeld();
  };
  hold();
}
