import { cloneElement, type ReactElement, useState } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import type { MenuProps } from "./menu-popup.tsx";
import { menuTrigger } from "./menu-trigger.tsx";

/** What the button of a closed menu gets. */
type TriggerProps = { "aria-haspopup": "menu"; "aria-expanded": boolean; onClick?: () => void };

const MenuPopup = lazyPart(() => import("./menu-popup.tsx").then((module) => module.MenuPopup), Trigger);

/** A few actions and choices behind one button; the code of the list is fetched once it opens: see `MenuPopup`. */
export function Menu(props: MenuProps) {
  const [wasOpen, setWasOpen] = useState(false);
  return wasOpen ? <MenuPopup {...props} /> : <Trigger {...props} onOpen={() => setWasOpen(true)} />;
}

function Trigger({ label, trigger, onOpen }: MenuProps & { onOpen?: () => void }) {
  const button = menuTrigger(label, trigger) as ReactElement<TriggerProps>;
  return cloneElement(button, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    ...(onOpen && { onClick: onOpen }),
  });
}
