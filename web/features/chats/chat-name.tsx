import type { Chat } from "@nakamatch/contract/endpoints/chats";
import { Crown } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Whom one talks to: golden with a crown for premium, `Usuario eliminado` for a closed account (CHAT-40). */
export function ChatName({ person }: { person: Chat["otherUser"] }) {
  const { t } = useTranslation();
  if (!person) return <span className="text-ink-soft italic">{t("chats.deletedUser")}</span>;
  if (!person.isPremium) return <span>{person.nickname}</span>;
  return (
    <span>
      <span className="gold-name">{person.nickname}</span>{" "}
      <Crown
        role="img"
        aria-label={t("common.people.premium")}
        className="-mt-[0.15em] inline size-[0.85em] fill-gold-fill text-gold"
      />
    </span>
  );
}
