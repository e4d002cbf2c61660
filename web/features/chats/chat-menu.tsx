import type { Chat } from "@nakamatch/contract/endpoints/chats";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { PersonMenu } from "../../people/blocks/person-menu.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuItem } from "../../ui/menu-popup.tsx";
import { useArchive } from "./use-archive.ts";

/** What can be done about the open chat: block the person, report them, delete the chat from the own list (CHAT-12). */
export function ChatMenu({ chat }: { chat: Chat }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // The conversation leaves the history: there is nothing to go back to.
  const close = () => void navigate("/chats", { replace: true });
  const { mutate } = useArchive(chat.id, close);
  const remove: MenuItem = {
    label: t("chats.menu.remove"),
    icon: <Trash2 />,
    onSelect: () => mutate(),
  };
  return chat.otherUser ? (
    <PersonMenu person={chat.otherUser} reports="chat" more={[remove]} onBlocked={close} />
  ) : (
    <Menu label={t("chats.menu.label")} items={[remove]} />
  );
}
