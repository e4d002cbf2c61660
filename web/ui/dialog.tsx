import { type ComponentType, useState } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";

/** A panel over the page, whose code is fetched once it opens: see `DialogPanel`. */
export const Dialog = onceOpen(lazyPart(() => import("./dialog-panel.tsx").then((module) => module.DialogPanel)));

/** One picture over a veil, whose code is fetched once it opens: see `LightboxPanel`. */
export const Lightbox = onceOpen(lazyPart(() => import("./dialog-panel.tsx").then((module) => module.LightboxPanel)));

function onceOpen<Props extends { open: boolean }>(Panel: ComponentType<Props>) {
  return function OnceOpen(props: Props) {
    // Once open it stays, so that it can fade.
    const [wasOpen, setWasOpen] = useState(props.open);
    if (props.open && !wasOpen) setWasOpen(true);
    return wasOpen && <Panel {...props} />;
  };
}
