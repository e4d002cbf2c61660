import { lazyPart } from "../../lib/lazy-part.tsx";
import { useOpenings } from "../../lib/use-openings.ts";
import type { ReportPanelProps } from "./report-panel.tsx";

const ReportPanel = lazyPart(() => import("./report-panel.tsx").then((module) => module.ReportPanel), undefined, {
  phrases: ["reasons", "reports"],
});

/** The dialog in which a person is reported, whose code is fetched once it opens. It starts afresh each time: see `ReportPanel`. */
export function ReportDialog(props: ReportPanelProps) {
  const openings = useOpenings(props.open);
  return openings > 0 && <ReportPanel key={openings} {...props} />;
}
