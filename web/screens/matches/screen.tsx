import type { ScreenHandle } from "../../lib/routing/lazy-screen.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { MatchesScreen } from "./matches-screen.tsx";
import { matchListQuery } from "./use-matches.ts";

/** Fetches the first list as soon as someone is about to open the screen. */
export const handle: ScreenHandle = {
  begin: (queries) => queries.infiniteQuery({ ...matchListQuery("mutual"), staleTime: "static" }),
};

/** `/matches` (specification §2, Matches). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("matches.meta")}</title>
      <MatchesScreen />
    </>
  );
}
