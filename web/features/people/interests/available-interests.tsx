import type { Interest } from "@nakamatch/contract/schemas/people";
import { Plus } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { KindIcon } from "../../../ui/badge.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** A title with the alternative name that matched, if any. */
export type FoundInterest = Interest & { matchedTitle: string | null };

export type AvailableInterestsProps = {
  /** The scroll container, focusable. */
  ref: RefObject<HTMLDivElement | null>;
  /** Of the list; its titles have ids made of it and of theirs. */
  id: string;
  /** The id of the title that the keyboard is at. */
  active: number | undefined;
  titles: readonly FoundInterest[];
  /** Of other kinds, where this one has none. */
  elsewhere: readonly FoundInterest[];
  /** All hits are chosen already. */
  allChosen: boolean;
  ready: boolean;
  searching: boolean;
  failed: boolean;
  capped: boolean;
  onPick: (interest: FoundInterest) => void;
  onRetry: () => void;
  /** Content beside the number of titles; its space is reserved. */
  others: ReactNode;
  /** Below the words about a search without results. */
  missing: ReactNode;
};

/** Titles to add; each is a button, to pick several in a row. */
export function AvailableInterests(props: AvailableInterestsProps) {
  const {
    ref,
    id,
    active,
    titles,
    elsewhere,
    allChosen,
    ready,
    searching,
    failed,
    capped,
    onPick,
    onRetry,
    others,
    missing,
  } = props;
  const { t } = useTranslation();
  const hasFailed = failed && !ready;
  const shown = [...titles, ...elsewhere];

  return (
    <div>
      <div className="mb-1.5 flex min-h-11 items-center gap-3">
        <p role="status" className="min-w-18 text-ink-soft text-sm leading-tight">
          {!hasFailed &&
            (searching || !ready
              ? t("common.search.searching")
              : // How many it asked for says nothing.
                !capped && t("interests.found", { count: shown.length }))}
          {ready && !searching && capped && (
            <span className="max-sm:group-data-searching/picker:sr-only">{t("interests.narrow")}</span>
          )}
        </p>
        {others}
      </div>
      <div
        ref={ref}
        id={id}
        tabIndex={-1}
        className="h-60 overflow-y-auto rounded-control border-2 border-edge bg-paper"
      >
        {!ready && !failed && <ListSkeleton />}
        {hasFailed && (
          <div className="flex h-full flex-col items-center justify-center gap-3 p-4 text-center">
            <p role="alert">{t("interests.loadError")}</p>
            <RetryButton onClick={onRetry} />
          </div>
        )}
        {ready && shown.length === 0 && (
          <div className="flex h-full flex-col items-center justify-center gap-3 p-4 text-center text-ink-soft">
            <p>
              {searching ? t("common.search.searching") : t(allChosen ? "interests.allChosen" : "interests.noResults")}
            </p>
            {!searching && !allChosen && missing}
          </div>
        )}
        {ready && elsewhere.length > 0 && (
          <p className="border-line border-b-2 px-4 py-2 text-ink-soft text-sm">{t("interests.otherKinds")}</p>
        )}
        {ready && shown.length > 0 && (
          <ul aria-label={t("interests.available")} className="p-1">
            {shown.map((interest) => (
              <AvailableTitle
                key={interest.id}
                id={`${id}-${interest.id}`}
                isActive={interest.id === active}
                interest={interest}
                onPick={onPick}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

type AvailableTitleProps = {
  id: string;
  isActive: boolean;
  interest: FoundInterest;
  onPick: (interest: FoundInterest) => void;
};

function AvailableTitle({ id, isActive, interest, onPick }: AvailableTitleProps) {
  const { t } = useTranslation();
  const also = interest.matchedTitle && t("interests.alsoKnownAs", { title: interest.matchedTitle });
  return (
    <li className="[contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]">
      <button
        id={id}
        type="button"
        data-active={isActive || undefined}
        aria-label={t("interests.add", { name: also ? `${interest.name} ${also}` : interest.name })}
        onClick={() => onPick(interest)}
        className="group flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-1.5 text-left -outline-offset-2! hover:bg-accent-wash data-active:bg-accent-wash data-active:outline-3 data-active:outline-focus"
      >
        <KindIcon kind={interest.kind} />
        <span className="min-w-0 flex-1">
          <span className="font-semibold">{interest.name}</span>
          {also && <span className="block text-ink-soft text-sm leading-tight">{also}</span>}
        </span>
        <Plus className="size-5 shrink-0 text-ink-soft group-hover:text-accent-ink" />
      </button>
    </li>
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
