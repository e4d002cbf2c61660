import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus before its element is removed, which would reset it to the top of the page. Use the result as the
 * element's ref; `focusFallback` runs while it is still in the document.
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

/** The button of the next sibling, else of the previous one. */
export function buttonOfSibling(element: Element): HTMLElement | null {
  const buttonIn = (neighbour: Element | null) => neighbour?.querySelector<HTMLElement>("button") ?? null;
  return buttonIn(element.nextElementSibling) ?? buttonIn(element.previousElementSibling);
}
