import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { KindIcon } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { fold } from "../../ui/search.ts";
import type { Recognised } from "./match-list.ts";
import { TickRow } from "./tick-row.tsx";

/** Rows that are drawn at first, and with each press of the button. */
const PAGE = 100;

/** What can be ticked in a list of titles. */
export interface Ticks {
  ticked: ReadonlySet<number>;
  /** No more can be ticked. */
  isFull: boolean;
  onTick: (ids: readonly number[], on: boolean) => void;
}

/** The titles that a list certainly names, the favourites first. */
export function RecognisedTitles({
  recognised,
  ticked,
  isFull,
  onTick,
}: Ticks & { recognised: readonly Recognised[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(PAGE);
  const ids = recognised.map(({ interest }) => interest.id);
  const allTicked = ids.every((id) => ticked.has(id));
  return (
    <section aria-label={t("interests.list.certain")}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{t("interests.list.certain")}</h3>
        <Button variant="quiet" onClick={() => onTick(ids, !allTicked)}>
          {allTicked ? t("interests.list.none") : t("interests.list.all")}
        </Button>
      </div>
      <ul className="grid gap-x-4 md:grid-cols-2">
        {recognised.slice(0, shown).map((each) => (
          <li key={each.interest.id} className="min-w-0">
            <TickRow
              checked={ticked.has(each.interest.id)}
              disabled={isFull && !ticked.has(each.interest.id)}
              onChange={(on) => onTick([each.interest.id], on)}
            >
              <KindIcon kind={each.interest.kind} />
              <span className="min-w-0 flex-1 break-words">
                <span className="font-semibold">{each.interest.name}</span>
                <Reason {...each} />
              </span>
            </TickRow>
          </li>
        ))}
      </ul>
      {shown < recognised.length && (
        <Button className="mt-3" onClick={() => setShown(shown + PAGE)}>
          {t("common.actions.loadMore")}
        </Button>
      )}
    </section>
  );
}

/** What the list says of a title: another name of it, and what its owner thinks of it. */
function Reason({ interest, item }: Recognised) {
  const { t } = useTranslation();
  const [title] = item.titles;
  const named = title && fold(title) !== fold(interest.name) ? t("interests.list.named", { title }) : null;
  const opinion = item.isFavourite
    ? t("interests.list.favourite")
    : item.score !== null
      ? t("interests.list.score", { score: Math.round(item.score * 100) / 10 })
      : item.status === "dropped" || item.status === "planned"
        ? t(`interests.list.status.${item.status}`)
        : null;
  const parts = [named, opinion].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return <span className="block text-ink-soft text-sm leading-tight">{parts.join(" · ")}</span>;
}
