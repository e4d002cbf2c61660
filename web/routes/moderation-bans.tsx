import { useTranslation } from "react-i18next";
import { ModerationScreen } from "../features/moderation/moderation-screen.tsx";
import { casesQuery } from "../features/moderation/use-cases.ts";
import { summaryQuery } from "../features/moderation/use-moderator-check.ts";
import type { ScreenHandle } from "./layouts/lazy-screen.ts";

/** Fetches the check and the first page as soon as someone is about to open the screen. */
export const handle: ScreenHandle = {
  begin: (queries) =>
    Promise.all([
      queries.prefetchQuery(summaryQuery()),
      queries.infiniteQuery({ ...casesQuery(""), staleTime: "static" }),
    ]),
};

/** `/moderation/bans` (specification §2, Moderation). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("moderation.meta")}</title>
      <ModerationScreen />
    </>
  );
}
