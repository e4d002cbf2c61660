import { PRIORITIES, priorityOf } from "@nakamatch/domain/safety/priority";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";

const HEIGHTS = ["h-1.5", "h-2.5", "h-3.5", "h-4.5"];

/** How urgent a case is: up to four bars, and words. */
export function PriorityMark({ weight }: { weight: number }) {
  const { t } = useTranslation();
  const priority = priorityOf(weight);
  const level = PRIORITIES.indexOf(priority);
  const isUrgent = priority === "urgent";
  return (
    <span className={cx("inline-flex items-center gap-2", isUrgent ? "font-bold text-signal-ink" : "text-ink-soft")}>
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {HEIGHTS.map((height, bar) => (
          <span key={height} className={cx("w-1 rounded-full bg-current", height, bar > level && "opacity-25")} />
        ))}
      </span>
      {t(`moderation.reported.priority.${priority}`)}
    </span>
  );
}
