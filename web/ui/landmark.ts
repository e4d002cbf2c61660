import { type RefCallback, useCallback, useState } from "react";

const LANDMARKS = "main, header, nav, footer, aside, [role=region], section[aria-label], section[aria-labelledby]";

/**
 * Where a list or menu belongs that an element opens: the landmark around it, because the end of the body is outside of all
 * landmarks. Undefined, which means the default, inside a dialog: a dialog clips what is in it.
 */
export function useLandmark(): [RefCallback<Element>, HTMLElement | null | undefined] {
  // Null: not known yet, and nothing is opened.
  const [landmark, setLandmark] = useState<HTMLElement | null | undefined>(null);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const isInDialog = element.closest("[role=dialog], [role=alertdialog]") !== null;
    setLandmark(isInDialog ? undefined : (element.closest<HTMLElement>(LANDMARKS) ?? undefined));
  }, []);
  return [ref, landmark];
}
