import { useEffect } from "react";

/**
 * Browsers drop the focus when its element is removed, and keyboards start again at the top of the page. Instead it goes
 * to what is marked `data-first-focus` in the next item of the list, else to its button, to that of the previous one, or to
 * the closest surroundings that can take it (`tabIndex={-1}`). Where another place is better, `useFocusFallback` moves it
 * before.
 */
export function FocusKeeper() {
  useEffect(() => {
    let focused = document.activeElement;
    const enter = ({ target }: FocusEvent) => {
      focused = target as Element;
    };
    const settle = (records: MutationRecord[]) => {
      if (!focused || focused.isConnected || hasFocus()) return;
      const place = placeAfter(focused, records);
      focused = null;
      place?.focus();
    };
    const observer = new MutationObserver(settle);
    const leave = () => {
      // Chrome tells of a removal, too, upon which Base UI would give the focus to the panel of a dialog: be first.
      queueMicrotask(() => {
        settle(observer.takeRecords());
        // Left by a press elsewhere.
        if (!hasFocus()) focused = null;
      });
    };
    document.addEventListener("focusin", enter);
    document.addEventListener("focusout", leave, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", enter);
      document.removeEventListener("focusout", leave, true);
      observer.disconnect();
    };
  }, []);
  return null;
}

function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

function placeAfter(left: Element, records: MutationRecord[]): HTMLElement | null | undefined {
  let root: Node = left;
  let removal: MutationRecord | undefined;
  // What surrounded the element may have been removed after it.
  for (const record of records) {
    const removed = [...record.removedNodes].find((node) => node.contains(removal?.target ?? left));
    if (removed) [root, removal] = [removed, record];
  }
  if (!removal) return null;
  const { target, nextSibling, previousSibling } = removal;
  const buttonIn = (item: Node | null) =>
    item instanceof HTMLLIElement && item.isConnected
      ? (item.querySelector<HTMLElement>("[data-first-focus]") ?? item.querySelector("button"))
      : null;
  const neighbour = root instanceof HTMLLIElement ? (buttonIn(nextSibling) ?? buttonIn(previousSibling)) : null;
  return neighbour ?? (target as Element).closest<HTMLElement>('[tabindex="-1"]');
}
