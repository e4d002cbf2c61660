import type { PersonCard as Card } from "@nakamatch/contract/schemas/people";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PersonCard } from "./person-card.tsx";
import { PersonGrid, PersonGridItem } from "./person-grid.tsx";

type CardProps = {
  /** How many titles the viewer loves. */
  viewerInterests: number;
  /** The foot of each card; the same function each time, or every card is drawn anew. */
  renderAction: (person: Card) => ReactNode;
};

/** The people of the dashboard. Of thousands only those are drawn anew who changed. */
export const PeopleList = memo(function PeopleList({ people, ...card }: CardProps & { people: readonly Card[] }) {
  const { t } = useTranslation();
  return (
    <PersonGrid label={t("dashboard.list")}>
      {people.map((person) => (
        <ListedPerson key={person.id} person={person} {...card} />
      ))}
    </PersonGrid>
  );
});

const ListedPerson = memo(function ListedPerson(props: CardProps & { person: Card }) {
  const { person, viewerInterests, renderAction } = props;
  return (
    <PersonGridItem>
      <PersonCard
        person={person}
        compatibility={person.compatibility}
        viewerInterests={viewerInterests}
        origin="/dashboard"
        liked={person.hasLiked}
        action={renderAction(person)}
      />
    </PersonGridItem>
  );
});
