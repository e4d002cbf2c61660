import type { PersonCard as Card } from "@nakamatch/contract/schemas/people";
import { memo, type ReactNode, type Ref, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { PersonCard } from "./person-card.tsx";
import { PersonGrid } from "./person-grid.tsx";

type CardProps = {
  /** How many titles the viewer loves. */
  viewerInterests: number;
  /** The foot of each card; the same function each time, or every card is drawn anew. */
  renderAction: (person: Card) => ReactNode;
};

const idOf = ({ id }: Card) => id;

/** The people of the dashboard. Of thousands only those are drawn anew who changed. */
export const PeopleList = memo(function PeopleList(
  props: CardProps & { people: readonly Card[]; ref: Ref<HTMLDivElement> },
) {
  const { ref, people, viewerInterests, renderAction } = props;
  const { t } = useTranslation();
  const renderItem = useCallback(
    (person: Card) => <ListedPerson person={person} viewerInterests={viewerInterests} renderAction={renderAction} />,
    [viewerInterests, renderAction],
  );
  return <PersonGrid ref={ref} label={t("dashboard.list")} items={people} itemKey={idOf} renderItem={renderItem} />;
});

const ListedPerson = memo(function ListedPerson({
  person,
  viewerInterests,
  renderAction,
}: CardProps & { person: Card }) {
  return (
    <PersonCard
      person={person}
      compatibility={person.compatibility}
      viewerInterests={viewerInterests}
      origin="/dashboard"
      liked={person.hasLiked}
      action={renderAction(person)}
    />
  );
});
