import { useLayoutEffect } from "react";

/**
 * Takes the bar at the lower edge of phones away while `isTaken`, in low windows the header too: the screen needs their place
 * and has its own way back. An attribute of the frame, because
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
