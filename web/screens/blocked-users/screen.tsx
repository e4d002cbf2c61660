import type { ScreenHandle } from "../../lib/routing/lazy-screen.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { BlockedPeopleScreen } from "./blocked-people-screen.tsx";
import { blockedPeopleQuery } from "./use-blocked-people.ts";

/** Fetches the first page as soon as someone is about to open the screen. */
export const handle: ScreenHandle = {
  begin: (queries) => queries.infiniteQuery({ ...blockedPeopleQuery(), staleTime: "static" }),
};

/** `/blocked-users` (specification §2, Blocked users). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("blockedUsers.meta")}</title>
      <BlockedPeopleScreen />
    </>
  );
}
