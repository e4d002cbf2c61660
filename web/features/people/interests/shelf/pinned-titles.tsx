import type { Interest } from "@nakamatch/contract/schemas/people";
import { moved } from "@nakamatch/domain/people/moved";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "../../../../lib/translation.tsx";
import { Announce } from "../../../../ui/announce.tsx";
import { KindIcon } from "../../../../ui/badge.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";

type PinnedTitlesProps = { pinned: readonly Interest[]; onPin: (ids: number[]) => void };

/** The shelf's titles in order, with buttons to move them and take them off. */
export function PinnedTitles({ pinned, onPin }: PinnedTitlesProps) {
  const { t } = useTranslation();
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const [last, setLast] = useState<{ id: number; to: number; by: -1 | 1 } | null>(null);
  const ids = pinned.map(({ id }) => id);
  const lastTitle = pinned.find(({ id }) => id === last?.id);
  const move = (id: number, by: -1 | 1) => {
    const from = ids.indexOf(id);
    onPin(moved(ids, from, from + by));
    setLast({ id, to: from + by, by });
  };
  const order = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows have moved
  useEffect(() => {
    const row = section.current?.querySelector(`[data-title="${last?.id}"]`);
    const { activeElement: focused } = document;
    // Moving a row in the DOM and disabling a button both lose the focus.
    if (!last || !row || (focused !== document.body && !row.contains(focused))) return;
    const button = row.querySelector<HTMLElement>(`[data-by="${last.by}"]:not([disabled])`);
    (button ?? row.querySelector<HTMLElement>("button:not([disabled])"))?.focus();
  }, [last, order]);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={heading} className="rounded-panel border-2 border-line p-3">
      <h3 id={heading} className="text-lg leading-snug">
        {t("shelf.edit.title")}
      </h3>
      <p className="text-ink-soft text-sm">{t("shelf.edit.hint")}</p>
      {last && lastTitle && (
        <Announce
          key={`${last.id} ${last.to}`}
          text={t("shelf.edit.place", {
            title: lastTitle.name,
            place: last.to + 1,
            count: pinned.length,
          })}
        />
      )}
      {pinned.length > 0 && (
        <ol className="mt-2 flex flex-col">
          {pinned.map((title, place) => (
            <Row
              key={title.id}
              title={title}
              place={place}
              isLast={place === pinned.length - 1}
              onMove={(by) => move(title.id, by)}
              onRemove={() => {
                setLast(null);
                onPin(ids.filter((id) => id !== title.id));
              }}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

type RowProps = {
  title: Interest;
  place: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function Row({ title: { id, name, kind }, place, isLast, onMove, onRemove }: RowProps) {
  const { t } = useTranslation();
  return (
    <li data-title={id} className="flex min-h-11 flex-wrap items-center gap-x-2 border-line not-last:border-b">
      <span aria-hidden="true" className="w-4 shrink-0 text-center font-bold tabular-nums">
        {place + 1}
      </span>
      <KindIcon kind={kind} />
      <span className="min-w-0 flex-[1_1_9rem] py-1 font-semibold leading-tight wrap-anywhere">{name}</span>
      <span className="ml-auto flex shrink-0">
        <IconButton
          label={t("shelf.edit.up", { title: name })}
          icon={<ArrowUp />}
          data-by={-1}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t("shelf.edit.down", { title: name })}
          icon={<ArrowDown />}
          data-by={1}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton label={t("shelf.edit.remove", { title: name })} icon={<X />} onClick={onRemove} />
      </span>
    </li>
  );
}
