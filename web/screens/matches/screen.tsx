import type { ScreenLoader } from "../../lib/screen.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { MatchesScreen } from "./matches-screen.tsx";
import { matchListQuery } from "./use-matches.ts";

export const phrases = ["chats", "dashboard", "likes", "matches"] as const;

export const loader: ScreenLoader = (queries) =>
  queries.infiniteQuery({ ...matchListQuery("mutual"), staleTime: "static" });

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
