import { type Ref, type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";

/** What was done with a control while its list was still being fetched. */
export interface EarlyUse {
  hasFocus?: boolean;
  /** What was typed into it, if anything. */
  typed?: string | undefined;
  /** The last key for the list; a press of the mouse or a finger counts as the arrow that opens it. */
  key?: string | undefined;
  /** The first and last selected character of a text input when it was replaced. */
  selection?: readonly [number, number];
}

/** Gives the focus to a control that takes the place of a simpler one, and does again what was done with that. */
export function useEarlyUse(
  early: RefObject<EarlyUse> | undefined,
  control: RefObject<HTMLElement | null>,
  onEnter: () => void = () => {},
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    // Before the next key arrives.
    const element = control.current;
    if (!element || !early?.current.hasFocus) return;
    element.focus({ preventScroll: true });
    // A text that is selected is replaced by what is typed next.
    const { selection } = early.current;
    if (selection && element instanceof HTMLInputElement) element.setSelectionRange(...selection);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!early) return;
    const { hasFocus, typed, key } = early.current;
    early.current = {};
    const element = control.current;
    if (!element || !hasFocus) return;
    if (typed !== undefined && element instanceof HTMLInputElement) typeInto(element, typed);
    if (key === "Enter") onEnter();
    else if (key !== undefined) element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }, []);
}

/** Sets the text as the browser does, so that React notices. */
function typeInto(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}

/** A ref to an element that `ref` gets as well. */
export function useSharedRef<Element>(
  ref: Ref<Element> | undefined,
): [RefObject<Element | null>, RefCallback<Element>] {
  const own = useRef<Element>(null);
  const shared = useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  return [own, shared];
}
