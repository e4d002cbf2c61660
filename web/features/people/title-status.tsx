import type { Interest } from "@nakamatch/contract/schemas/people";
import { TITLE_STATUSES, type TitleStatus } from "@nakamatch/contract/vocabulary/shelf";
import { Bookmark, CircleCheck, CirclePause, CirclePlay, type LucideIcon } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

/** Icon by status. */
export const STATUS_ICONS: Record<TitleStatus, LucideIcon> = {
  now: CirclePlay,
  finished: CircleCheck,
  planned: Bookmark,
  dropped: CirclePause,
};

/** Icon after a title's name, labelled for screen readers. */
export function StatusSign({ status, kind }: { status: TitleStatus; kind: Interest["kind"] }) {
  const { t } = useTranslation();
  const Icon = STATUS_ICONS[status];
  return (
    <>
      <span className="sr-only">
        , {status === "now" ? t(`shelf.status.now.${kind}`) : t(`shelf.status.${status}`)}
      </span>{" "}
      <Icon className="inline-block align-[-0.2em]" />
    </>
  );
}

/** Legend of the icons in use. */
export function StatusLegend({ statuses }: { statuses: Iterable<TitleStatus> }) {
  const { t } = useTranslation();
  const shown = new Set(statuses);
  if (shown.size === 0) return null;
  return (
    // Screen readers hear it with each title.
    <p aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-1 text-ink-soft text-sm">
      {TITLE_STATUSES.filter((status) => shown.has(status)).map((status) => {
        const Icon = STATUS_ICONS[status];
        return (
          <span key={status} className="flex items-center gap-1">
            <Icon className="size-4 shrink-0" />
            {status === "now" ? t("shelf.nowSign") : t(`shelf.status.${status}`)}
          </span>
        );
      })}
    </p>
  );
}
