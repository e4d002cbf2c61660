import { Keyboard } from "lucide-react";
import { Fragment, useState } from "react";
import { useShortcuts, useShortcutsOn } from "../../features/moderation/decide/use-shortcuts.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Switch } from "../../ui/switch.tsx";

const KEYS = [
  ["j", "next"],
  ["k", "previous"],
  ["o", "toggle"],
  ["b", "ban"],
  ["w", "warn"],
  ["d", "dismiss"],
  ["Ctrl ↵", "send"],
  ["u", "undo"],
  ["/", "search"],
  ["?", "help"],
] as const;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Lists the shortcuts, also opened by `?`; they can be disabled there. */
export function ShortcutsHelp() {
  const { t, language } = useTranslation();
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
                  {key.replace("Ctrl", isMac() ? "⌘" : language === "de" ? "Strg" : "Ctrl")}
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
