import type { ListItem } from "@nakamatch/domain/lists/list-item";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";

/** Titles that are spelled out; the rest is counted. */
const SHOWN = 200;

/** The entries that no title of the catalogue resembles, folded up, and whether the operator is told of them. */
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
