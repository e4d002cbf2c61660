import { type RefCallback, useCallback, useState } from "react";

const LANDMARKS = "main, header, nav, footer, aside, [role=region], section[aria-label], section[aria-labelledby]";

/**
 * Container for a list or menu: the landmark around its opener, as the end of the body is outside landmarks. Undefined
 * (the default) in dialogs, which clip their content.
 */
export function useLandmark(): [RefCallback<Element>, HTMLElement | null | undefined] {
  // Null: unknown, so nothing opens yet.
  const [landmark, setLandmark] = useState<HTMLElement | null | undefined>(null);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const isInDialog = element.closest("[role=dialog], [role=alertdialog]") !== null;
    setLandmark(isInDialog ? undefined : (element.closest<HTMLElement>(LANDMARKS) ?? undefined));
  }, []);
  return [ref, landmark];
}

/** As `useLandmark`, for an opener that replaces the pressed, focused one: it takes the focus over. */
export function useReplacedOpener(): ReturnType<typeof useLandmark> {
  const [anchor, landmark] = useLandmark();
  const ref = useCallback(
    (element: Element | null) => {
      anchor(element);
      (element as HTMLElement | null)?.focus({ preventScroll: true });
    },
    [anchor],
  );
  return [ref, landmark];
}
