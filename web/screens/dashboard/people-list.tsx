import { memo, type Ref } from "react";
import { PersonGrid } from "../../features/meeting/card/person-grid.tsx";
import { HidingPlace, placeOf } from "../../features/meeting/hide/hiding-place.tsx";
import type { ListedCard as Card } from "../../features/meeting/hide/use-hide.ts";
import { useTranslation } from "../../lib/translation.tsx";
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
  return (
    <HidingPlace person={person} isHidden={person.hiddenAt !== undefined}>
      {(onHide) => (
        <FaceCard
          person={person}
          {...card}
          action={<CardActions person={person} focusFallback={placeOf} onHide={onHide} />}
        />
      )}
    </HidingPlace>
  );
});
