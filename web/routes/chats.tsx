import { useTranslation } from "react-i18next";
import { ChatsScreen } from "../features/chats/chats-screen.tsx";
import { PresenceSignals } from "../features/chats/presence.tsx";
import { MatchWatch } from "../features/likes/match-watch.tsx";

/** `/chats`, with the open chat as `?chat=<id>` (specification §2, Chats). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("chats.meta")}</title>
      <MatchWatch />
      <PresenceSignals />
      <ChatsScreen />
    </>
  );
}
