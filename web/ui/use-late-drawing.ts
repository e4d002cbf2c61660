import { useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** Whether decoration is drawn (`useHydrated`), and the classes by which it fades in where the page was there before. */
export function useLateDrawing(): { isDrawn: boolean; fading: string | undefined } {
  const isDrawn = useHydrated();
  const [isLate] = useState(!isDrawn);
  const fading = isDrawn ? "transition-opacity duration-700" : "opacity-0";
  return { isDrawn, fading: isLate ? fading : undefined };
}
