import { EllipsisVertical } from "lucide-react";
import { cloneElement, type ReactElement, useState } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import { IconButton } from "./icon-button.tsx";
import type { MenuPopupProps } from "./menu-popup.tsx";

export type MenuProps = Omit<MenuPopupProps, "trigger"> & {
  trigger?: ReactElement | undefined;
};

type TriggerProps = { "aria-haspopup": "menu"; "aria-expanded": boolean; onClick?: () => void };

const MenuPopup = lazyPart(() => import("./menu-popup.tsx").then((module) => module.MenuPopup), Trigger);

/** A button with a lazy `MenuPopup`. */
export function Menu({ trigger, ...props }: MenuProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const button = trigger ?? <IconButton label={props.label} icon={<EllipsisVertical />} variant="framed" />;
  return wasOpen ? (
    <MenuPopup trigger={button} {...props} />
  ) : (
    <Trigger trigger={button} {...props} onOpen={() => setWasOpen(true)} />
  );
}

function Trigger({ trigger, onOpen }: MenuPopupProps & { onOpen?: () => void }) {
  return cloneElement(trigger as ReactElement<TriggerProps>, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    ...(onOpen && { onClick: onOpen }),
  });
}
