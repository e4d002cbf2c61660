import { useTranslation } from "react-i18next";
import { PersonCard } from "../features/discovery/person-card.tsx";
import { PersonGrid, PersonGridItem, PersonGridSkeleton } from "../features/discovery/person-grid.tsx";
import { MatchesScreen } from "../features/likes/matches-screen.tsx";

/** `/matches` (specification §2, Matches). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("matches.meta")}</title>
      <MatchesScreen
        skeleton={<PersonGridSkeleton label={t("matches.loading")} cards={3} />}
        renderCards={(matches, action) => (
          <PersonGrid label={t("matches.title")}>
            {matches.map((match) => (
              <PersonGridItem key={match.id}>
                <PersonCard
                  person={match.otherUser}
                  compatibility={match.compatibilityScore}
                  origin="/matches"
                  action={action?.(match)}
                />
              </PersonGridItem>
            ))}
          </PersonGrid>
        )}
      />
    </>
  );
}
