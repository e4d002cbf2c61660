import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { MessageCircle } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { useStartChat } from "./use-start-chat.ts";

/** Opens the chat with a match (MATCH-11). */
export function ChatButton({
  person: { id, nickname },
  ...look
}: { person: Pick<PersonBadge, "id" | "nickname"> } & Pick<ButtonProps, "block" | "className">) {
  const { t } = useTranslation();
  const { startChat, isStarting } = useStartChat();
  return (
    <Button
      {...look}
      variant="primary"
      busy={isStarting}
      icon={<MessageCircle className="size-5" />}
      aria-label={t("likes.chatName", { name: nickname })}
      onClick={() => startChat(id)}
    >
      {t("likes.chat")}
    </Button>
  );
}
