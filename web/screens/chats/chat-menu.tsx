import type { Chat } from "@nakamatch/contract/endpoints/chats";
import { Trash2 } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonMenu } from "../../person/blocks/person-menu.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuItem } from "../../ui/menu-popup.tsx";
import { useArchive } from "./use-archive.ts";
import { useLeaveChat } from "./use-leave-chat.ts";

/** What can be done about the open chat: block the person, report them, delete the chat from the own list (CHAT-12). */
export function ChatMenu({ chat }: { chat: Chat }) {
  const { t } = useTranslation();
  const close = useLeaveChat(chat.id);
  const { mutate, isPending } = useArchive(chat.id, close);
  const remove: MenuItem = {
    label: t("chats.menu.remove"),
    icon: <Trash2 />,
    onSelect: () => !isPending && mutate(),
  };
  return chat.otherUser ? (
    <PersonMenu person={chat.otherUser} reports="chat" more={[remove]} onBlocked={close} />
  ) : (
    <Menu label={t("chats.menu.label")} items={[remove]} />
  );
}
