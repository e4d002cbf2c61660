import { Menu as Base } from "@base-ui/react/menu";
import { EllipsisVertical } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: "danger" | undefined;
  disabled?: boolean | undefined;
};

export type MenuProps = {
  /** Names the button and the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Replaces the button of three dots; it receives the needed attributes. */
  trigger?: ReactElement | undefined;
};

/** A few actions behind one button; arrows move, letters jump, Escape closes. */
export function Menu({ label, items, trigger }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger ?? <IconButton label={label} icon={<EllipsisVertical />} variant="framed" />} />
      <Base.Portal>
        <Base.Positioner className="z-50 outline-none" sideOffset={8} align="end">
          <Base.Popup aria-label={label} className="popup min-w-52 max-w-(--available-width) p-1 outline-none">
            {items.map((item) => (
              <Base.Item
                key={item.label}
                disabled={item.disabled ?? false}
                onClick={item.onSelect}
                className={
                  item.tone === "danger"
                    ? "flex min-h-11 cursor-default select-none items-center gap-3 rounded-lg px-3 py-1.5 font-semibold text-danger-ink outline-none data-highlighted:bg-danger-wash [&_svg]:size-5"
                    : "flex min-h-11 cursor-default select-none items-center gap-3 rounded-lg px-3 py-1.5 outline-none data-disabled:text-ink-soft data-highlighted:bg-accent-wash [&_svg]:size-5"
                }
              >
                {item.icon}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
