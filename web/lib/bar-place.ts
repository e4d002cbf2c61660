import { useLayoutEffect } from "react";

/**
 * Takes the bar at the lower edge of phones away while `isTaken`: the screen needs its place. An attribute of the frame, because
 * with `:has()` the browser would compute the style of every element after each change of any.
 */
export function useBarPlace(isTaken: boolean): void {
  useLayoutEffect(() => {
    if (!isTaken) return;
    const frame = document.querySelector("[data-frame]");
    frame?.setAttribute("data-no-bar", "");
    return () => frame?.removeAttribute("data-no-bar");
  }, [isTaken]);
}
