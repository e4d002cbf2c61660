import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { KindIcon } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import type { Doubtful } from "./match-list.ts";
import type { Ticks } from "./recognised-titles.tsx";
import { TickRow } from "./tick-row.tsx";

/** Rows that are drawn at first, and with each press of the button. */
const PAGE = 30;

/** Entries that may mean one of several titles, or one that resembles them; the person decides. */
export function DoubtfulTitles({ doubtful, ticked, isFull, onTick }: Ticks & { doubtful: readonly Doubtful[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(PAGE);
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
        <Button className="mt-3" onClick={() => setShown(shown + PAGE)}>
          {t("common.actions.loadMore")}
        </Button>
      )}
    </section>
  );
}
