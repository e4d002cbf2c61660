import { useState } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import type { LightboxProps } from "./lightbox-panel.tsx";

const LightboxPanel = lazyPart(() => import("./lightbox-panel.tsx").then((module) => module.LightboxPanel));

/** One picture over a veil, whose code is fetched once it opens: see `LightboxPanel`. */
export function Lightbox(props: LightboxProps) {
  // Once open it stays, so that it can fade.
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen && <LightboxPanel {...props} />;
}
