import { EyeOff } from "lucide-react";
import { memo, type Ref, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { ChatButton } from "../../live/chat-button.tsx";
import { PersonCard } from "../../person/card/person-card.tsx";
import { PersonGrid } from "../../person/card/person-grid.tsx";
import { type ListedCard as Card, useHide } from "../../person/hide/use-hide.ts";
import { LikeButton } from "../../person/likes/like-button.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useFocusFallback } from "../../ui/focus-fallback.ts";
import { IconButton } from "../../ui/icon-button.tsx";

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
  const [height, setHeight] = useState(0);
  const setHidden = useHide(person);
  const isHidden = person.hiddenAt !== undefined;
  // The button that had the focus is gone: see `usePlaceOf`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other button is there then
  useLayoutEffect(() => {
    if (document.activeElement === place.current) {
      place.current?.querySelector<HTMLElement>("[data-hiding]")?.focus({ preventScroll: true });
    }
  }, [isHidden]);
  return (
    <div ref={place} tabIndex={-1} className="h-full outline-none">
      {isHidden ? (
        <HiddenPerson name={person.nickname} height={height} onUndo={() => setHidden(false)} />
      ) : (
        <PersonCard
          person={person}
          compatibility={person.compatibility}
          viewerInterests={viewerInterests}
          origin="/dashboard"
          liked={person.hasLiked}
          action={
            <div className={cx("flex items-center", !person.hasLiked && "gap-2")}>
              <div className="min-w-0 flex-1">
                <LikeButton person={person} chat={<ChatButton block person={person} />} />
              </div>
              <HideButton
                name={person.nickname}
                onClick={() => {
                  setHeight(place.current?.offsetHeight ?? 0);
                  setHidden(true);
                }}
              />
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

function HideButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation();
  const label = t("dashboard.card.hide");
  return (
    <IconButton
      ref={usePlaceOf()}
      data-hiding
      icon={<EyeOff />}
      label={`${label}: ${name}`}
      title={label}
      className="-mr-2 text-ink-soft"
      onClick={onClick}
    />
  );
}

/** Replaces a card at the same height, so that nothing moves under the pointer. */
function HiddenPerson({ name, height, onUndo }: { name: string; height: number; onUndo: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div
      style={{ minHeight: height }}
      className="flex h-full flex-col items-center justify-center gap-2 rounded-panel border-2 border-line border-dashed p-4 text-center"
    >
      <p id={id} className="text-ink-soft [overflow-wrap:anywhere]">
        {t("common.hiding.done", { name })}
      </p>
      <Button ref={usePlaceOf()} data-hiding aria-describedby={id} onClick={onUndo}>
        {t("common.hiding.undo")}
      </Button>
    </div>
  );
}
