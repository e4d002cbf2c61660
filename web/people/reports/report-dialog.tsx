import { useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { ReportPanelProps } from "./report-panel.tsx";

const ReportPanel = lazyPart(() => import("./report-panel.tsx").then((module) => module.ReportPanel));

/** The dialog in which a person is reported, whose code is fetched once it opens. It begins anew each time: see `ReportPanel`. */
export function ReportDialog(props: ReportPanelProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setOpenings(openings + 1);
  }
  return openings > 0 && <ReportPanel key={openings} {...props} />;
}
