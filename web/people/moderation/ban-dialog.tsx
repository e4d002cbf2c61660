import { useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { BanPanelProps } from "./ban-panel.tsx";

const BanPanel = lazyPart(() => import("./ban-panel.tsx").then((module) => module.BanPanel));

/** The dialog in which a moderator warns or bans somebody; its code is fetched once it opens. It begins anew each time: see `BanPanel`. */
export function BanDialog(props: BanPanelProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setOpenings(openings + 1);
  }
  return openings > 0 && <BanPanel key={openings} {...props} />;
}
