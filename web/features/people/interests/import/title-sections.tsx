import type { ListItem } from "@nakamatch/domain/lists/list-item";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../../lib/translation.tsx";
import { KindIcon } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { fold } from "../../../../ui/search.ts";
import { TickBox } from "../../../../ui/tick-box.tsx";
import type { Doubtful, Recognised } from "./match-list.ts";

/** Rows drawn initially, and added per press. */
const PAGE = { recognised: 100, doubtful: 30 };

export interface Ticks {
  ticked: ReadonlySet<number>;
  /** No more titles can be ticked. */
  isFull: boolean;
  onTick: (ids: readonly number[], on: boolean) => void;
}

/** Certain matches, favourites first. */
export function RecognisedTitles({
  recognised,
  ticked,
  isFull,
  onTick,
}: Ticks & { recognised: readonly Recognised[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(PAGE.recognised);
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
        <Button className="mt-3" onClick={() => setShown(shown + PAGE.recognised)}>
          {t("common.actions.loadMore")}
        </Button>
      )}
    </section>
  );
}

/** The entry's own title, and its owner's rating. */
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

/** Ambiguous entries, for the person to decide. */
export function DoubtfulTitles({ doubtful, ticked, isFull, onTick }: Ticks & { doubtful: readonly Doubtful[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(PAGE.doubtful);
  return (
    <section aria-label={t("interests.list.doubtful")}>
      <h3 className="mb-2 text-lg">{t("interests.list.doubtful")}</h3>
      <ul className="grid gap-3 md:grid-cols-2">
        {doubtful.slice(0, shown).map(({ item: { titles, year, references }, choices }, index) => {
          const [title = references[0] ?? ""] = titles;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and may name a title twice
            <li key={index} className="min-w-0 rounded-control border-2 border-line p-2">
              <fieldset className="min-w-0">
                <legend className="float-left mb-1 w-full break-words px-2 text-ink-soft text-sm">
                  {t("interests.list.entry", { title: year === null ? title : `${title} (${year})` })}
                </legend>
                <div className="clear-both">
                  {choices.map((choice) => (
                    <TickRow
                      key={choice.id}
                      checked={ticked.has(choice.id)}
                      disabled={isFull && !ticked.has(choice.id)}
                      onChange={(on) => onTick([choice.id], on)}
                    >
                      <KindIcon kind={choice.kind} />
                      <span className="min-w-0 flex-1 break-words font-semibold">{choice.name}</span>
                      <span className="sr-only">{t(`common.kinds.${choice.kind}`)}</span>
                    </TickRow>
                  ))}
                </div>
              </fieldset>
            </li>
          );
        })}
      </ul>
      {shown < doubtful.length && (
        <Button className="mt-3" onClick={() => setShown(shown + PAGE.doubtful)}>
          {t("common.actions.loadMore")}
        </Button>
      )}
    </section>
  );
}

/** Names shown; the rest is only counted. */
const SHOWN = 200;

/** Unmatched entries, collapsed, with the consent to report them. */
export function UnknownTitles({ unknown, children }: { unknown: readonly ListItem[]; children: ReactNode }) {
  const { t } = useTranslation();
  const names = unknown.map(({ titles: [title], references: [reference] }) => title ?? reference ?? "");
  return (
    <section aria-label={t("interests.list.unknown", { count: unknown.length })}>
      <details className="rounded-control border-2 border-line">
        <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-bold">
          {t("interests.list.unknown", { count: unknown.length })}
        </summary>
        <ul className="max-h-60 list-disc overflow-y-auto break-words px-3 pb-3 pl-8 text-ink-soft text-sm">
          {names.slice(0, SHOWN).map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and may name a title twice
            <li key={index}>{name}</li>
          ))}
          {names.length > SHOWN && <li>{t("common.people.more", { count: names.length - SHOWN })}</li>}
        </ul>
      </details>
      {children}
    </section>
  );
}

type TickRowProps = {
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A checkbox row, pressable anywhere. */
export function TickRow({ checked, disabled, onChange, children }: TickRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:text-ink-soft">
      <TickBox checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  );
}
