import type { Chat } from "@nakamatch/contract/endpoints/chats";
import { Crown } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

/**
 * The name of the other person: golden with a crown for premium, `Usuario eliminado` for a closed account (CHAT-40). On one
 * line; a long name is cut off visually only, and the crown stays.
 */
export function ChatName({ person }: { person: Chat["otherUser"] }) {
  const { t } = useTranslation();
  if (!person) return <span className="text-ink-soft italic">{t("chats.deletedUser")}</span>;
  if (!person.isPremium) return <span title={person.nickname}>{person.nickname}</span>;
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={person.nickname}>
      <span className="gold-name min-w-0 truncate">{person.nickname}</span>
      <Crown
        role="img"
        aria-label={t("common.people.premium")}
        className="size-[0.85em] shrink-0 fill-gold-fill text-gold"
      />
    </span>
  );
}
