import type { Interest } from "@nakamatch/contract/schemas/people";
import { cx } from "../ui/cx.ts";
import { TitleBadge } from "./title-badge.tsx";

/** Titles as badges of their kinds. `label` names the list. */
export function TitleList(props: { label: string; titles: readonly Interest[]; className?: string | undefined }) {
  const { label, titles, className } = props;
  return (
    <ul aria-label={label} className={cx("flex flex-wrap gap-1.5", className)}>
      {titles.map((title) => (
        <TitleBadge key={title.id} interest={title} />
      ))}
    </ul>
  );
}
