import type { Match } from "@nakamatch/contract/endpoints/likes";
import type { MatchList } from "@nakamatch/contract/vocabulary/likes";
import { Heart, MessageCircle } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useStartChat } from "../../live/use-start-chat.ts";
import { PersonCard } from "../../person/card/person-card.tsx";
import { PersonGrid } from "../../person/card/person-grid.tsx";
import { MatchMark } from "../../person/likes/like-button.tsx";
import { useLike } from "../../person/likes/use-like.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";

const renderers: Record<MatchList, (match: Match) => ReactNode> = {
  mutual: (match) => <MatchCard match={match} action={<Talk match={match} />} />,
  likedMe: (match) => <MatchCard match={match} action={<LikeBack match={match} />} />,
  iLiked: (match) => <MatchCard match={match} action={match.matchedAt !== null && <MatchMark />} />,
};

/** Mutual matches have a chat button (MATCH-11), received likes one to like back. */
export function MatchCards({ matches, list }: { matches: readonly Match[]; list: MatchList }) {
  const { t } = useTranslation();
  return <PersonGrid label={t(`matches.lists.${list}`)} items={matches} renderItem={renderers[list]} />;
}

function MatchCard({ match, action }: { match: Match; action: ReactNode }) {
  return (
    <PersonCard person={match.otherUser} compatibility={match.compatibilityScore} origin="/matches" action={action} />
  );
}

/** Likes back who likes the viewer, which makes a match: the button disappears, its box keeps the focus. */
function LikeBack({ match: { otherUser, matchedAt } }: { match: Match }) {
  const { t } = useTranslation();
  const setLiked = useLike(otherUser);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className="rounded-control outline-none">
      {matchedAt === null ? (
        <DisappearingButton
          block
          variant="primary"
          icon={<Heart className="size-5 fill-current" />}
          aria-label={t("likes.likeBackName", { name: otherUser.nickname })}
          focusFallback={() => box.current}
          onClick={() => setLiked(true)}
        >
          {t("likes.likeBack")}
        </DisappearingButton>
      ) : (
        <MatchMark />
      )}
    </div>
  );
}

/** Says whether the chat has begun. */
function Talk({ match }: { match: Match }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      {!match.hasMessages && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
          {isNew(match) && <Badge tone="signal">{t("matches.new")}</Badge>}
          {t("matches.noMessages")}
        </p>
      )}
      <ChatButton match={match} />
    </div>
  );
}

/** Milliseconds a match without messages counts as new. */
const NEW_MS = 7 * 24 * 60 * 60_000;

function isNew({ matchedAt }: Match): boolean {
  return matchedAt !== null && Date.now() - Date.parse(matchedAt) < NEW_MS;
}

function ChatButton({ match: { otherUser } }: { match: Match }) {
  const { t } = useTranslation();
  const { startChat, isStarting } = useStartChat();
  return (
    <Button
      block
      variant="primary"
      busy={isStarting}
      icon={<MessageCircle className="size-5" />}
      aria-label={t("matches.chatName", { name: otherUser.nickname })}
      onClick={() => startChat(otherUser.id)}
    >
      {t("matches.chat")}
    </Button>
  );
}
