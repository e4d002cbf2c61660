import { useTranslation } from "react-i18next";
import { ChatsScreen } from "../features/chats/chats-screen.tsx";

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
