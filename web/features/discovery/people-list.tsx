import type { PersonCard as Card } from "@nakamatch/contract/schemas/people";
import { memo, type Ref, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { PersonCard } from "../../people/card/person-card.tsx";
import { PersonGrid } from "../../people/card/person-grid.tsx";
import { LikeButton } from "../../people/likes/like-button.tsx";

type CardProps = {
  /** How many titles the viewer loves. */
  viewerInterests: number;
};

const idOf = ({ id }: Card) => id;

/** The people of the dashboard. Among thousands only the cards that changed re-render. */
export const PeopleList = memo(function PeopleList(
  props: CardProps & { people: readonly Card[]; ref: Ref<HTMLDivElement> },
) {
  const { ref, people, viewerInterests } = props;
  const { t } = useTranslation();
  const renderItem = useCallback(
    (person: Card) => <ListedPerson person={person} viewerInterests={viewerInterests} />,
    [viewerInterests],
  );
  return <PersonGrid ref={ref} label={t("dashboard.list")} items={people} itemKey={idOf} renderItem={renderItem} />;
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
