import { useLayoutEffect } from "react";

/**
 * Hides the phones' bars, above and below; notices stay. An attribute, because `:has()` would restyle every
 * element on each change.
 */
export function useBarPlace(isTaken: boolean): void {
  useLayoutEffect(() => {
    if (!isTaken) return;
    const frame = document.querySelector("[data-frame]");
    frame?.setAttribute("data-no-bar", "");
    return () => frame?.removeAttribute("data-no-bar");
  }, [isTaken]);
}
