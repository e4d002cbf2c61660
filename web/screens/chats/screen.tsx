import type { ScreenHandle } from "../../lib/routing/lazy-screen.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { chatsQuery } from "../../live/use-chats.ts";
import { ChatsScreen } from "./chats-screen.tsx";

/** Fetches the conversations as soon as someone is about to open the screen. */
export const handle: ScreenHandle = {
  begin: (queries) => queries.infiniteQuery({ ...chatsQuery(), staleTime: "static" }),
};

/** `/chats`, with the open chat as `?chat=<id>` (specification §2, Chats). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("chats.meta")}</title>
      <ChatsScreen />
    </>
  );
}
