import type { PersonCard as Card } from "@nakamatch/contract/schemas/people";
import { memo, type Ref, useCallback } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonCard } from "../../person/card/person-card.tsx";
import { PersonGrid } from "../../person/card/person-grid.tsx";
import { LikeButton } from "../../person/likes/like-button.tsx";

type CardProps = {
  /** How many titles the viewer loves. */
  viewerInterests: number;
};

type ListProps = CardProps & {
  people: readonly Card[];
  /** Renders all cards at once: the list is shown again scrolled down. */
  atOnce: boolean;
  ref: Ref<HTMLDivElement>;
};

const idOf = ({ id }: Card) => id;

/** The people of the dashboard. Among thousands only the cards that changed re-render. */
export const PeopleList = memo(function PeopleList({ ref, people, viewerInterests, atOnce }: ListProps) {
  const { t } = useTranslation();
  const renderItem = useCallback(
    (person: Card) => <ListedPerson person={person} viewerInterests={viewerInterests} />,
    [viewerInterests],
  );
  return (
    <PersonGrid
      ref={ref}
      label={t("dashboard.list")}
      items={people}
      itemKey={idOf}
      renderItem={renderItem}
      atOnce={atOnce}
    />
  );
});

const ListedPerson = memo(function ListedPerson({ person, viewerInterests }: CardProps & { person: Card }) {
  return (
    <PersonCard
      person={person}
      compatibility={person.compatibility}
      viewerInterests={viewerInterests}
      origin="/dashboard"
      liked={person.hasLiked}
      action={<LikeButton person={person} />}
    />
  );
});
