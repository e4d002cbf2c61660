import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * For what leaves the page while the focus is in it (a button that has done its work, a chip that is taken away): the
 * heir gets the focus. Without one it falls to the top of the page, and whoever uses a keyboard starts anew. Put the ref
 * on the element; `heir` is asked while the element is still there.
 */
export function useFocusHeir<Leaving extends HTMLElement>(
  heir: (leaving: Leaving) => HTMLElement | null | undefined,
): RefObject<Leaving | null> {
  const ref = useRef<Leaving>(null);
  const leave = useEffectEvent((leaving: Leaving) => {
    if (leaving.contains(document.activeElement)) heir(leaving)?.focus();
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) leave(element);
    };
  }, []);
  return ref;
}

/** The button of the element's neighbour: the next, or else the one before. */
export function neighboursButton(element: Element): HTMLElement | null {
  const buttonIn = (neighbour: Element | null) => neighbour?.querySelector<HTMLElement>("button") ?? null;
  return buttonIn(element.nextElementSibling) ?? buttonIn(element.previousElementSibling);
}
