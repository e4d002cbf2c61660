import { UserRoundX } from "lucide-react";
import { memo, type Ref, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { ChatButton } from "../../live/chat-button.tsx";
import { PersonCard } from "../../person/card/person-card.tsx";
import { PersonGrid } from "../../person/card/person-grid.tsx";
import { type ListedCard as Card, useHide } from "../../person/hide/use-hide.ts";
import { LikeButton } from "../../person/likes/like-button.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useFocusFallback } from "../../ui/focus-fallback.ts";

type CardProps = {
  /** The viewer's number of titles. */
  viewerInterests: number;
};

type ListProps = CardProps & { people: readonly Card[]; ref: Ref<HTMLUListElement> };

/** Re-renders only changed cards, as there may be thousands. */
export function PeopleList({ ref, people, viewerInterests }: ListProps) {
  const { t } = useTranslation();
  return (
    <PersonGrid
      ref={ref}
      label={t("dashboard.list")}
      items={people}
      renderItem={(person) => <ListedPerson person={person} viewerInterests={viewerInterests} />}
    />
  );
}

const ListedPerson = memo(function ListedPerson({ person, viewerInterests }: CardProps & { person: Card }) {
  const place = useRef<HTMLDivElement>(null);
  const hide = useHide(person);
  const bottom = useRef<number>(undefined);
  const setHidden = (wanted: boolean) => {
    bottom.current = place.current?.getBoundingClientRect().bottom;
    hide(wanted);
  };
  const isHidden = person.hiddenAt !== undefined;
  // The focused button was replaced: see `usePlaceOf`.
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
        <PersonCard
          person={person}
          compatibility={person.compatibility}
          viewerInterests={viewerInterests}
          origin="/dashboard"
          liked={person.hasLiked}
          action={
            <div className={cx("@container flex items-center", !person.hasLiked && "gap-2")}>
              <div className="min-w-0 flex-1">
                <LikeButton person={person} chat={<ChatButton block person={person} />} />
              </div>
              <HideButton name={person.nickname} hasWord={!person.hasLiked} onClick={() => setHidden(true)} />
            </div>
          }
        />
      )}
    </div>
  );
});

/** Keeps the focus at a replaced button's place. */
const usePlaceOf = () =>
  useFocusFallback<HTMLButtonElement>((button) => button.closest<HTMLElement>("[tabindex='-1']"));

/** With a visible label if there is room. */
function HideButton({ name, hasWord, onClick }: { name: string; hasWord: boolean; onClick: () => void }) {
  const { t } = useTranslation();
  const label = t("dashboard.card.hide");
  return (
    <Button
      ref={usePlaceOf()}
      data-hiding
      variant="quiet"
      icon={<UserRoundX className="size-5" />}
      aria-label={`${label}: ${name}`}
      title={label}
      className="-mr-2 min-w-11 gap-1.5! px-2! text-ink-soft text-sm!"
      onClick={onClick}
    >
      {hasWord && <span className="hidden whitespace-nowrap @[20.5rem]:inline">{label}</span>}
    </Button>
  );
}

/** A line in place of the card, at the height of its button. */
function HiddenPerson({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="flex h-full items-end justify-between gap-3 rounded-panel border-2 border-line border-dashed py-1.5 pr-2 pl-4">
      <p id={id} className="min-w-0 self-end py-3 text-ink-soft text-sm leading-snug [overflow-wrap:anywhere]">
        {t("common.hiding.done", { name })}
      </p>
      <Button ref={usePlaceOf()} data-hiding aria-describedby={id} onClick={onUndo}>
        {t("common.hiding.undo")}
      </Button>
    </div>
  );
}
