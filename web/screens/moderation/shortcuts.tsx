import { Keyboard } from "lucide-react";
import { Fragment, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { usePart } from "../../lib/app.tsx";
import { createSubscribers } from "../../lib/subscribers.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Switch } from "../../ui/switch.tsx";

/** Storage key. */
const KEY = "nakamatch-moderation-shortcuts";

/** Whether shortcuts are enabled in this browser; by default they are (WCAG 2.1.4). */
function createShortcuts() {
  const { subscribe, notify } = createSubscribers();
  let isOn = true;
  try {
    isOn = localStorage.getItem(KEY) !== "off";
  } catch {
    // Without storage, for this page only.
  }
  const turn = (next: boolean) => {
    isOn = next;
    try {
      if (isOn) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, "off");
    } catch {
      // See above.
    }
    notify();
  };
  return { subscribe, turn, read: () => isOn };
}

function useShortcutsOn(): [boolean, (isOn: boolean) => void] {
  const { subscribe, turn, read } = usePart(createShortcuts);
  return [useSyncExternalStore(subscribe, read), turn];
}

const TYPING = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** Handles single keys, except while typing, in dialogs and menus, and on repeat. */
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

const KEYS = [
  ["j", "next"],
  ["k", "previous"],
  ["o", "toggle"],
  ["b", "ban"],
  ["w", "warn"],
  ["d", "dismiss"],
  ["Ctrl ↵", "send"],
  ["/", "search"],
  ["?", "help"],
] as const;

/** Lists the shortcuts, also opened by `?`; they can be disabled there. */
export function ShortcutsHelp() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [isOn, turn] = useShortcutsOn();
  useShortcuts({ "?": () => setOpen(true) });
  return (
    <>
      <IconButton
        label={t("moderation.shortcuts.open")}
        icon={<Keyboard />}
        className="-mr-3 pointer-coarse:hidden"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t("moderation.shortcuts.title")}
        description={t("moderation.shortcuts.text")}
      >
        <dl className="mb-5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5">
          {KEYS.map(([key, name]) => (
            <Fragment key={key}>
              <dt>
                <kbd className="inline-flex h-9 min-w-9 items-center justify-center rounded-lg border-2 border-edge bg-wash px-1.5 font-bold">
                  {key}
                </kbd>
              </dt>
              <dd>{t(`moderation.shortcuts.list.${name}`)}</dd>
            </Fragment>
          ))}
        </dl>
        <Switch label={t("moderation.shortcuts.use")} checked={isOn} onCheckedChange={turn} />
      </Dialog>
    </>
  );
}
