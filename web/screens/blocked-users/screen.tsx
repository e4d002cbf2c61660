import type { ScreenLoader } from "../../lib/screen.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { BlockedPeopleScreen } from "./blocked-people-screen.tsx";
import { blockedPeopleQuery } from "./use-blocked-people.ts";

export const phrases = ["blockedUsers", "chats", "safety"] as const;

export const loader: ScreenLoader = (queries) =>
  queries.infiniteQuery({ ...blockedPeopleQuery(), staleTime: "static" });

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
