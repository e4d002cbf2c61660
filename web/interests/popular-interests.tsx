import type { Interest } from "@nakamatch/contract/schemas/people";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { KindIcon } from "../ui/badge.tsx";
import { buttonOfSibling, useFocusFallback } from "../ui/focus-fallback.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePopularTitles } from "./use-interests.ts";

type Pick = {
  onPick: (interest: Interest) => void;
  /** Receives the focus after the last pick. */
  focusFallback: () => HTMLElement | null;
};

export type PopularInterestsProps = Pick & {
  kind: InterestKind;
  chosen: readonly Interest[];
  /** A pick could already be chosen until they are known. */
  ready: boolean;
};

/** The most popular titles of a kind; on phones it scrolls sideways. */
export function PopularInterests({ kind, chosen, ready, onPick, focusFallback }: PopularInterestsProps) {
  const { t } = useTranslation();
  const heading = useId();
  const { data: titles, isPending } = usePopularTitles(kind);
  const mine = new Set(chosen.map(({ id }) => id));
  const offered = ready ? (titles?.filter(({ id }) => !mine.has(id)) ?? []) : [];
  const isLoading = isPending || (!ready && titles !== undefined);
  if (!isLoading && offered.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p id={heading} className="font-bold">
        {t("interests.popular")}
      </p>
      {isLoading ? (
        <Skeleton className="h-11 w-full" />
      ) : (
        // Margins for the focus ring.
        <ul aria-labelledby={heading} className="-m-1.5 flex gap-2 overflow-x-auto p-1.5 sm:flex-wrap">
          {offered.map((interest) => (
            <PopularTitle key={interest.id} interest={interest} onPick={onPick} focusFallback={focusFallback} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PopularTitle({ interest, onPick, focusFallback }: Pick & { interest: Interest }) {
  const { t } = useTranslation();
  const item = useFocusFallback<HTMLLIElement>((removed) => buttonOfSibling(removed) ?? focusFallback());
  return (
    <li ref={item} className="shrink-0 sm:min-w-0 sm:shrink">
      <button
        type="button"
        aria-label={t("interests.add", { name: interest.name })}
        onClick={() => onPick(interest)}
        className="flex min-h-11 max-w-64 items-center gap-2 rounded-full border-2 border-line bg-sheet px-3 text-left font-semibold leading-tight hover:border-edge hover:bg-accent-wash"
      >
        <KindIcon kind={interest.kind} />
        <span className="line-clamp-2 min-w-0">{interest.name}</span>
        <Plus className="size-5 shrink-0 text-ink-soft" />
      </button>
    </li>
  );
}
