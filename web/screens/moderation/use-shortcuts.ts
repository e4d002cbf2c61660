import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { usePart } from "../../lib/app.tsx";
import { createSubscribers } from "../../lib/subscribers.ts";

/** Where the choice is stored. */
const KEY = "nakamatch-moderation-shortcuts";

/** Whether the shortcuts work in this browser; they do until they are turned off (WCAG 2.1.4). */
function createShortcuts() {
  const { subscribe, notify } = createSubscribers();
  let isOn = true;
  try {
    isOn = localStorage.getItem(KEY) !== "off";
  } catch {
    // Without storage the choice lasts for this page.
  }
  const turn = (next: boolean) => {
    isOn = next;
    try {
      if (isOn) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, "off");
    } catch {
      // As above.
    }
    notify();
  };
  return { subscribe, turn, read: () => isOn };
}

/** Whether the shortcuts work, and a function that turns them on or off. */
export function useShortcutsOn(): [boolean, (isOn: boolean) => void] {
  const { subscribe, turn, read } = usePart(createShortcuts);
  return [useSyncExternalStore(subscribe, read), turn];
}

const TYPING = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/**
 * Runs the handler of a key that is pressed alone: not while something is being typed, nor while a dialog or a menu is open. A
 * key that is held down runs it once.
 */
export function useShortcuts(handlers: Partial<Record<string, () => void>>): void {
  const [isOn] = useShortcutsOn();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    if (document.querySelector(OVERLAY)) return;
    const handler = handlers[key];
    if (!handler) return;
    // What opens must not get the letter.
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [isOn]);
}
