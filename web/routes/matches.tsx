import type { Match } from "@nakamatch/contract/endpoints/likes";
import { useTranslation } from "react-i18next";
import { PersonCard } from "../features/discovery/person-card.tsx";
import { PersonGrid, PersonGridSkeleton } from "../features/discovery/person-grid.tsx";
import { MatchesScreen } from "../features/likes/matches-screen.tsx";
import { matchListQuery } from "../features/likes/use-matches.ts";
import type { ScreenHandle } from "./layouts/lazy-screen.ts";

/** What the screen opens with is under way as soon as somebody is about to go there. */
export const handle: ScreenHandle = {
  begin: (queries) => queries.infiniteQuery({ ...matchListQuery("mutual"), staleTime: "static" }),
};

const idOf = ({ id }: Match) => id;

/** `/matches` (specification §2, Matches). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("matches.meta")}</title>
      <MatchesScreen
        skeleton={<PersonGridSkeleton label={t("matches.loading")} cards={3} />}
        renderCards={(matches, action) => (
          <PersonGrid
            label={t("matches.title")}
            items={matches}
            itemKey={idOf}
            renderItem={(match) => (
              <PersonCard
                person={match.otherUser}
                compatibility={match.compatibilityScore}
                origin="/matches"
                action={action?.(match)}
              />
            )}
          />
        )}
      />
    </>
  );
}
