import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { usePart } from "../../../lib/app.tsx";
import { readStored, store } from "../../../lib/browser-storage.ts";
import { createSubscribers } from "../../../lib/subscribers.ts";

/** Storage key. */
const KEY = "nakamatch-moderation-shortcuts";

/** Whether shortcuts are enabled in this browser; by default they are (WCAG 2.1.4). */
function createShortcuts() {
  const { subscribe, notify } = createSubscribers();
  let isOn = readStored(KEY) !== "off";
  const turn = (next: boolean) => {
    isOn = next;
    store(KEY, isOn ? null : "off");
    notify();
  };
  return { subscribe, turn, read: () => isOn };
}

/** The setting and its change. */
export function useShortcutsOn(): [boolean, (isOn: boolean) => void] {
  const { subscribe, turn, read } = usePart(createShortcuts);
  return [useSyncExternalStore(subscribe, read), turn];
}

const TYPING = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** Handles single keys if `isFor` them, except while typing, in dialogs and menus, and on repeat. */
export function useShortcuts(handlers: Partial<Record<string, () => void>>, isFor = () => true): void {
  const [isOn] = useShortcutsOn();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    if (document.querySelector(OVERLAY)) return;
    const handler = handlers[key];
    if (!handler || !isFor()) return;
    // Keeps the character out of the opened field.
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
