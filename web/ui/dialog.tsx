import { type ComponentType, useState } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";

/** A lazy `DialogPanel`. */
export const Dialog = onceOpen(lazyPart(() => import("./dialog-panel.tsx").then((module) => module.DialogPanel)));

/** A lazy `LightboxPanel`. */
export const Lightbox = onceOpen(lazyPart(() => import("./dialog-panel.tsx").then((module) => module.LightboxPanel)));

function onceOpen<Props extends { open: boolean }>(Panel: ComponentType<Props>) {
  return function OnceOpen(props: Props) {
    // Stays mounted after opening, for the closing animation.
    const [wasOpen, setWasOpen] = useState(props.open);
    if (props.open && !wasOpen) setWasOpen(true);
    return wasOpen && <Panel {...props} />;
  };
}
