import { useState } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import type { DialogProps } from "./dialog-panel.tsx";

const DialogPanel = lazyPart(() => import("./dialog-panel.tsx").then((module) => module.DialogPanel));

/** A panel over the page, whose code is fetched once it opens: see `DialogPanel`. */
export function Dialog(props: DialogProps) {
  // Once open it stays, so that it can fade.
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen && <DialogPanel {...props} />;
}
