import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus when the element that has it is removed (a button that has done its work, a chip that is taken away).
 * Without this it is lost, and a keyboard user starts again at the top of the page. Put the ref on the element;
 * `focusFallback` is called while the element is still in the document.
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

/** The button in the element's next sibling, or else in the previous one. */
export function buttonOfSibling(element: Element): HTMLElement | null {
  const buttonIn = (neighbour: Element | null) => neighbour?.querySelector<HTMLElement>("button") ?? null;
  return buttonIn(element.nextElementSibling) ?? buttonIn(element.previousElementSibling);
}
