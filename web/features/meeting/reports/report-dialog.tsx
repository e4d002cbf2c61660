import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useOpenings } from "../../../lib/use-openings.ts";
import type { ReportPanelProps } from "./report-panel.tsx";

const ReportPanel = lazyPart(() => import("./report-panel.tsx").then((module) => module.ReportPanel), undefined, {
  phrases: ["chats", "reasons", "reports", "safety"],
});

/** A report, loaded and reset on opening: see `ReportPanel`. */
export function ReportDialog(props: ReportPanelProps) {
  const openings = useOpenings(props.open);
  return openings > 0 && <ReportPanel key={openings} {...props} />;
}
