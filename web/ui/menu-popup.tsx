import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { useBackCloses } from "./back-closes.ts";
import { cx } from "./cx.ts";
import { useReplacedOpener } from "./landmark.ts";

export type MenuItem = {
  label: string;
  /** Beside the label, part of the name. */
  note?: string | undefined;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: "danger" | undefined;
  /** Whether a choice is on; undefined for commands. */
  isChosen?: boolean | undefined;
};

export type MenuPopupProps = {
  label: string;
  items: readonly MenuItem[];
  trigger: ReactElement;
};

const row =
  "flex min-h-11 cursor-default select-none items-center gap-3 rounded-lg px-3 py-1.5 outline-none data-highlighted:bg-accent-wash [&_svg]:size-5 [&_svg]:shrink-0";
const danger = "font-semibold text-danger-ink data-highlighted:bg-danger-wash!";

/** A menu: arrows move, typing jumps, Back and Escape close. Initially open, because opening renders it first (`menu.tsx`). */
export function MenuPopup({ label, items, trigger }: MenuPopupProps) {
  // Dialogs opened by items return the focus here.
  const [button, landmark] = useReplacedOpener();
  const [open, setOpen] = useState(true);
  useBackCloses(open, () => setOpen(false));
  return (
    <Base.Root modal={false} open={open} onOpenChange={setOpen}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal container={landmark}>
        <Base.Positioner className="z-50 outline-none" sideOffset={10} align="end" collisionPadding={8}>
          <Base.Popup
            aria-label={label}
            className="popup max-h-(--available-height) min-w-52 max-w-(--available-width) overflow-y-auto overscroll-contain p-1 outline-none"
          >
            {items.map((item) =>
              item.isChosen === undefined ? (
                <Base.Item
                  key={item.label}
                  onClick={item.onSelect}
                  className={cx(row, item.tone === "danger" && danger)}
                >
                  {item.icon}
                  {item.label}
                  {item.note && <span className="ml-auto pl-2 text-ink-soft text-sm">{item.note}</span>}
                </Base.Item>
              ) : (
                <Base.CheckboxItem
                  key={item.label}
                  checked={item.isChosen}
                  closeOnClick
                  onClick={item.onSelect}
                  className={row}
                >
                  {item.icon}
                  {item.label}
                  <Base.CheckboxItemIndicator className="ml-auto pl-2">
                    <Check />
                  </Base.CheckboxItemIndicator>
                </Base.CheckboxItem>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
