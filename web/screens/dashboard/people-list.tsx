import { memo, type Ref, useId, useLayoutEffect, useRef } from "react";
import { PersonGrid } from "../../features/meeting/card/person-grid.tsx";
import { type ListedCard as Card, useHide } from "../../features/meeting/hide/use-hide.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { useFocusFallback } from "../../ui/focus-fallback.ts";
import { CardActions } from "./card-actions.tsx";
import { FaceCard } from "./face-card.tsx";

type CardProps = {
  /** The viewer's number of titles. */
  viewerInterests: number;
  /** Cards say where a place is unknown. */
  marksPlaceless: boolean;
};

type ListedProps = CardProps & { person: Card; isOfToday: boolean };

type ListProps = CardProps & {
  people: readonly Card[];
  /** The people of the day, whose cards say so. */
  today: readonly { id: string }[] | undefined;
  ref: Ref<HTMLUListElement>;
};

/** Re-renders only changed cards, as there may be thousands. */
export function PeopleList({ ref, people, today = [], ...card }: ListProps) {
  const { t } = useTranslation();
  const ofToday = new Set(today.map(({ id }) => id));
  return (
    <PersonGrid
      tall
      ref={ref}
      label={t("dashboard.list")}
      items={people}
      renderItem={(person) => <ListedPerson person={person} isOfToday={ofToday.has(person.id)} {...card} />}
    />
  );
}

const ListedPerson = memo(function ListedPerson({ person, ...card }: ListedProps) {
  const place = useRef<HTMLDivElement>(null);
  const hide = useHide(person);
  const bottom = useRef<number>(undefined);
  const setHidden = (wanted: boolean) => {
    bottom.current = place.current?.getBoundingClientRect().bottom;
    hide(wanted);
  };
  const isHidden = person.hiddenAt !== undefined;
  // The focused button was replaced: see `placeOf`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other button is there then
  useLayoutEffect(() => {
    const before = bottom.current;
    bottom.current = undefined;
    // Scrolls so that the content below does not move.
    const after = place.current?.getBoundingClientRect().bottom;
    if (before !== undefined && after !== undefined && after !== before)
      scrollBy({ top: after - before, behavior: "instant" });
    if (document.activeElement === place.current) {
      place.current?.querySelector<HTMLElement>("[data-hiding]")?.focus({ preventScroll: true });
    }
  }, [isHidden]);
  return (
    <div ref={place} tabIndex={-1} className="h-full outline-none">
      {isHidden ? (
        <HiddenPerson name={person.nickname} onUndo={() => setHidden(false)} />
      ) : (
        <FaceCard
          person={person}
          {...card}
          action={<CardActions person={person} focusFallback={placeOf} onHide={() => setHidden(true)} />}
        />
      )}
    </div>
  );
});

/** Keeps the focus where a button was replaced. */
export const placeOf = (button: HTMLButtonElement) => button.closest<HTMLElement>("[tabindex='-1']");

/** A line in place of the card, at the height of its button. */
export function HiddenPerson({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="flex h-full items-end justify-between gap-3 rounded-panel border-2 border-line border-dashed py-1.5 pr-2 pl-4">
      <p id={id} className="min-w-0 self-end py-3 text-ink-soft text-sm leading-snug [overflow-wrap:anywhere]">
        {t("common.hiding.done", { name })}
      </p>
      <Button ref={useFocusFallback(placeOf)} data-hiding aria-describedby={id} onClick={onUndo}>
        {t("common.hiding.undo")}
      </Button>
    </div>
  );
}
