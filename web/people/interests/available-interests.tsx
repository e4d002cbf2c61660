import type { Interest } from "@nakamatch/contract/schemas/people";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { KindIcon } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** A title of the catalogue, with the alternative title that the search hit, if it was one. */
export type FoundInterest = Interest & { matchedTitle: string | null };

export type AvailableInterestsProps = {
  titles: readonly FoundInterest[];
  ready: boolean;
  searching: boolean;
  failed: boolean;
  capped: boolean;
  onPick: (interest: FoundInterest) => void;
  onRetry: () => void;
};

/** The titles one can add; each is a button of its own, so that several are picked in a row. */
export function AvailableInterests(props: AvailableInterestsProps) {
  const { titles, ready, searching, failed, capped, onPick, onRetry } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);

  const pick = (interest: FoundInterest, index: number) => {
    onPick(interest);
    // The pressed button is about to be removed: the focus moves to the next one.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll("button");
      buttons?.[Math.min(index, buttons.length - 1)]?.focus();
    });
  };

  return (
    <div>
      <p role="status" className="mb-1.5 text-ink-soft text-sm">
        {searching || !ready ? t("common.search.searching") : t("interests.found", { count: titles.length })}
        {ready && !searching && capped && ` · ${t("interests.narrow")}`}
      </p>
      <div className="h-60 overflow-y-auto overscroll-contain rounded-control border-2 border-edge bg-paper">
        {!ready && !failed && <ListSkeleton />}
        {failed && !ready && (
          <div className="flex h-full flex-col items-center justify-center gap-3 p-4 text-center">
            <p>{t("interests.loadError")}</p>
            <Button onClick={onRetry}>{t("common.actions.retry")}</Button>
          </div>
        )}
        {ready && titles.length === 0 && (
          <p className="flex h-full items-center justify-center p-4 text-center text-ink-soft">
            {searching ? t("common.search.searching") : t("interests.noResults")}
          </p>
        )}
        {ready && titles.length > 0 && (
          <ul ref={list} aria-label={t("interests.available")} className="p-1">
            {titles.map((interest, index) => (
              <li key={interest.id} className="[contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]">
                <button
                  type="button"
                  aria-label={t("interests.add", { name: interest.name })}
                  onClick={() => pick(interest, index)}
                  className="group flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-1.5 text-left -outline-offset-2! hover:bg-accent-wash"
                >
                  <KindIcon kind={interest.kind} />
                  <span className="min-w-0 flex-1">
                    <span className="font-semibold">{interest.name}</span>
                    {interest.matchedTitle && (
                      <span className="block text-ink-soft text-sm leading-tight">
                        {t("interests.alsoKnownAs", { title: interest.matchedTitle })}
                      </span>
                    )}
                  </span>
                  <Plus className="size-5 shrink-0 text-ink-soft group-hover:text-accent-ink" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4 p-4">
      {["w-2/5", "w-3/5", "w-1/3", "w-1/2", "w-1/4"].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
