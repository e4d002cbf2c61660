import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * For an element whose focus goes to another place than `FocusKeeper` finds. Use the result as its ref; `focusFallback`
 * runs while it is still in the document, and may leave the choice to the keeper.
 */
export function useFocusFallback<Removed extends HTMLElement>(
  focusFallback: (removed: Removed) => HTMLElement | null | undefined,
): RefObject<Removed | null> {
  const ref = useRef<Removed>(null);
  const moveFocus = useEffectEvent((removed: Removed) => {
    if (removed.contains(document.activeElement)) focusFallback(removed)?.focus();
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) moveFocus(element);
    };
  }, []);
  return ref;
}
