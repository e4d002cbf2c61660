import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useOpenings } from "../../../lib/use-openings.ts";
import type { BanPanelProps } from "./ban-panel.tsx";

const BanPanel = lazyPart(() => import("./ban-panel.tsx").then((module) => module.BanPanel), undefined, {
  phrases: ["banDialog", "reasons"],
});

/** A moderator's warning or ban, loaded and reset on opening: see `BanPanel`. */
export function BanDialog(props: BanPanelProps) {
  const openings = useOpenings(props.open);
  return openings > 0 && <BanPanel key={openings} {...props} />;
}
