import type { Match } from "@nakamatch/contract/endpoints/likes";
import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PersonCard } from "../../people/card/person-card.tsx";
import { PersonGrid } from "../../people/card/person-grid.tsx";
import { Button } from "../../ui/button.tsx";
import { useStartChat } from "./use-start-chat.ts";

const idOf = ({ id }: Match) => id;
const renderCard = (match: Match) => <MatchCard match={match} />;
const renderCardWithChat = (match: Match) => <MatchCard match={match} action={<ChatButton match={match} />} />;

/** The people of one list of matches; `canChat` puts a chat button on each card. */
export function MatchCards({ matches, canChat }: { matches: readonly Match[]; canChat: boolean }) {
  const { t } = useTranslation();
  return (
    <PersonGrid
      label={t("matches.title")}
      items={matches}
      itemKey={idOf}
      renderItem={canChat ? renderCardWithChat : renderCard}
    />
  );
}

function MatchCard({ match, action }: { match: Match; action?: ReactNode }) {
  return (
    <PersonCard person={match.otherUser} compatibility={match.compatibilityScore} origin="/matches" action={action} />
  );
}

function ChatButton({ match: { otherUser } }: { match: Match }) {
  const { t } = useTranslation();
  const { startChat } = useStartChat();
  return (
    <Button
      block
      variant="primary"
      icon={<MessageCircle className="size-5" aria-hidden="true" />}
      aria-label={t("matches.chatName", { name: otherUser.nickname })}
      onClick={() => startChat(otherUser.id)}
    >
      {t("matches.chat")}
    </Button>
  );
}
