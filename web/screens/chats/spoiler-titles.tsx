import type { NamedTitle } from "@nakamatch/domain/meeting/spoilers";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { KindIcon } from "../../ui/badge.tsx";
import { cx } from "../../ui/cx.ts";

/** Maximum number of suggestions. */
const MOST = 6;

type SpoilerTitlesProps = {
  personId: string;
  chosen: NamedTitle | null;
  onChoose: (title: NamedTitle | null) => void;
};

/** Picks the title in common that a spoiler is about; a second press clears it. */
export function SpoilerTitles({ personId, chosen, onChoose }: SpoilerTitlesProps) {
  const { t } = useTranslation();
  const label = useId();
  const { data } = useQuery(orpc.profiles.get.queryOptions({ input: { personId } }));
  const titles = data?.interests.filter(({ isShared }) => isShared).slice(0, MOST) ?? [];
  if (titles.length === 0) return null;
  return (
    <div className="flex w-full items-center gap-x-2 gap-y-1 pl-2 max-sm:flex-wrap">
      <p id={label} className="shrink-0 text-ink-soft text-sm">
        {t("chats.spoiler.which")}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll */}
      <div role="group" aria-labelledby={label} className="-m-1 flex min-w-0 gap-1.5 overflow-x-auto p-1">
        {titles.map(({ id, name, kind }) => {
          const isChosen = chosen?.id === id;
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? null : { id, name })}
              className={cx(
                "flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border-2 px-3 font-semibold text-sm",
                isChosen ? "border-edge bg-accent-wash" : "border-line bg-sheet",
              )}
            >
              <KindIcon kind={kind} size="size-4" />
              {name}
            </button>
          );
        })}
      </div>
    </div>
  );
}
