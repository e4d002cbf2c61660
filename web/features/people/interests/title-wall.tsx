import type { Interest } from "@nakamatch/contract/schemas/people";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { Check, ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useRef } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Awaited } from "../../../ui/awaited.tsx";
import { KindIcon } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { COVER_INKS, CoverDrawing } from "../title-cover.tsx";
import { usePopularTitles } from "./use-interests.ts";

export type TitleWallProps = {
  kind: InterestKind;
  chosen: readonly Interest[];
  /** Whether the own titles are known; until then covers cannot be pressed. */
  ready: boolean;
  onAdd: (interest: Interest) => void;
  onRemove: (interest: Interest) => void;
};

/** Covers of a kind's most popular titles, in two horizontally scrolling rows; a press toggles a title. */
export function TitleWall({ kind, chosen, ready, onAdd, onRemove }: TitleWallProps) {
  const { t } = useTranslation();
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const { data: titles, isPending } = usePopularTitles(kind);
  const isLoading = isPending || (!ready && titles !== undefined);
  if (!isLoading && (titles === undefined || titles.length === 0)) return null;
  const mine = new Set(chosen.map(({ id }) => id));
  return (
    <div className="flex min-w-0 flex-col gap-1 low:group-data-searching/picker:sr-only sm:gap-1.5">
      <div className="flex items-center justify-between">
        <p id={heading} className="font-bold leading-tight">
          {t("interests.popular")}
        </p>
        {/* For the mouse only: touch swipes, and Tab scrolls. */}
        <div aria-hidden="true" className="hidden gap-1 pointer-fine:sm:flex">
          {[ChevronLeft, ChevronRight].map((Icon, place) => (
            <button
              key={Icon.displayName}
              type="button"
              tabIndex={-1}
              onClick={() => list.current?.scrollBy({ left: (place - 0.5) * 1.6 * list.current.clientWidth })}
              className="flex size-8 items-center justify-center rounded-full hover:bg-wash"
            >
              <Icon className="size-5" />
            </button>
          ))}
        </div>
      </div>
      {isLoading ? (
        <>
          <Awaited text={t("common.loading")} />
          <Skeleton className="h-56 w-full rounded-control sm:h-64" />
        </>
      ) : (
        // Margins for focus ring and shadow.
        <ul
          ref={list}
          aria-labelledby={heading}
          className="-m-1.5 grid scroll-smooth grid-flow-col grid-rows-2 justify-start gap-2.5 overflow-x-auto overscroll-x-contain p-1.5 pb-2.5"
        >
          {titles?.map((title) => (
            <li key={title.id}>
              <Cover
                title={title}
                isChosen={mine.has(title.id)}
                onPress={() => (mine.has(title.id) ? onRemove(title) : onAdd(title))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type CoverProps = { title: Interest; isChosen: boolean; onPress: () => void };

/** A cover drawn from name and kind. */
function Cover({ title, isChosen, onPress }: CoverProps) {
  const { name, kind } = title;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      title={name}
      className={cx(
        "pressable relative isolate flex h-26 w-26 flex-col items-start justify-between overflow-hidden rounded-lg border-2 border-edge p-2 text-left sm:h-30",
        COVER_INKS[kind],
      )}
    >
      <CoverDrawing title={title} isStrong={isChosen} />
      {isChosen ? (
        <span className="-m-0.5 ml-auto rounded-full border-2 border-edge bg-signal p-0.5 text-on-signal">
          <Check className="size-4" strokeWidth={3} />
        </span>
      ) : (
        <KindIcon kind={kind} size="size-4" />
      )}
    </button>
  );
}
