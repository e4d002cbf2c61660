import type { ScreenLoader } from "../../lib/screen.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { chatsQuery } from "../../live/use-chats.ts";
import { ChatsScreen } from "./chats-screen.tsx";

export const phrases = ["censorship", "chats", "icebreakers", "likes", "reports", "safety"] as const;

export const loader: ScreenLoader = (queries) => queries.infiniteQuery({ ...chatsQuery(), staleTime: "static" });

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
