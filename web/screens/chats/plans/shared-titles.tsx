import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { planTitle } from "../../../features/chats/plan-title.ts";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { KindIcon } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** Maximum number of suggestions. */
const MOST = 12;

type SharedTitlesProps = {
  personId: string;
  /** Its id. */
  chosen: number | null;
  onChoose: (title: { id: number; text: string } | null) => void;
};

/** Suggests to watch or play a title that both love; a second press takes it back. */
export function SharedTitles({ personId, chosen, onChoose }: SharedTitlesProps) {
  const { t } = useTranslation();
  const label = useId();
  const { data, isPending } = useQuery(orpc.profiles.get.queryOptions({ input: { personId } }));
  const titles = data?.interests.filter(({ isShared }) => isShared).slice(0, MOST) ?? [];
  if (isPending) return <Skeleton className="h-17 w-full" />;
  if (titles.length === 0) return null;
  return (
    <div className="flex flex-col">
      <p id={label} className="text-ink-soft text-sm">
        {t("likes.inCommon")}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll */}
      <div role="group" aria-labelledby={label} className="-mx-1 flex gap-1.5 overflow-x-auto p-1">
        {titles.map(({ id, name, kind }) => {
          const text = planTitle(t, { what: name, titleKind: kind });
          const isChosen = chosen === id;
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? null : { id, text })}
              className={cx(
                "flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border-2 px-3 font-semibold text-sm",
                isChosen ? "border-edge bg-accent-wash" : "border-line bg-sheet",
              )}
            >
              <KindIcon kind={kind} size="size-4" />
              {text}
            </button>
          );
        })}
      </div>
    </div>
  );
}
