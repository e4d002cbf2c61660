import { MATCH_LISTS, type Match, type MatchList } from "@nakamatch/contract/endpoints/likes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Heart, HeartHandshake, MessageCircle, Send } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { orpc } from "../../lib/api.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import { useTabVisible } from "../../lib/tab-visible.ts";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { NoMatches } from "../../ui/art/no-matches.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LeavingButton } from "../../ui/leaving-button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { type MatchListQuery, useMatches } from "./use-matches.ts";
import { useOpenChat } from "./use-open-chat.ts";

/** On phones the words need the room. */
const icons: Record<MatchList, ReactNode> = {
  mutual: <HeartHandshake aria-hidden="true" className="hidden sm:block" />,
  likedMe: <Heart aria-hidden="true" className="hidden sm:block" />,
  iLiked: <Send aria-hidden="true" className="hidden sm:block" />,
};

export type MatchesScreenProps = {
  /** Draws the cards of a list; `action` is the foot of a card. */
  renderCards: (matches: readonly Match[], action: ((match: Match) => ReactNode) | undefined) => ReactNode;
  /** What stands there while the lists are on their way. */
  skeleton: ReactNode;
};

/** Mutual matches, likes received, likes given (specification §2, Matches). Opening it clears the likes mark. */
export function MatchesScreen({ renderCards, skeleton }: MatchesScreenProps) {
  const { t } = useTranslation();
  const [list, setList] = useState<MatchList>("mutual");
  const { openChat } = useOpenChat();
  const { lists, counts, countedAt } = useMatches(list);
  useLikesSeen(countedAt);

  const chatButton = ({ otherUser }: Match) => (
    <Button
      block
      variant="primary"
      icon={<MessageCircle className="size-5" aria-hidden="true" />}
      aria-label={t("matches.chatName", { name: otherUser.nickname })}
      onClick={() => openChat(otherUser.id)}
    >
      {t("matches.chat")}
    </Button>
  );
  const content = (value: MatchList) => (
    <ListContent list={value} query={lists[value]} skeleton={skeleton}>
      {/* Chatting needs a match, and the tab of matches is where one chats from (MATCH-11). */}
      {(matches) => renderCards(matches, value === "mutual" ? chatButton : undefined)}
    </ListContent>
  );

  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="font-black text-3xl sm:text-4xl">{t("matches.title")}</h1>
      {counts ? (
        <Tabs
          label={t("matches.tabs.label")}
          value={list}
          onValueChange={setList}
          tabs={MATCH_LISTS.map((value) => ({
            value,
            label: t(`matches.tabs.${value}`),
            icon: icons[value],
            count: counts[value],
            content: content(value),
          }))}
        />
      ) : (
        content(list)
      )}
    </div>
  );
}

/** The cards of one list, or what stands in their place. */
function ListContent({
  list,
  query,
  skeleton,
  children,
}: {
  list: MatchList;
  query: MatchListQuery;
  skeleton: ReactNode;
  children: (matches: readonly Match[]) => ReactNode;
}) {
  const { t } = useTranslation();
  const cards = useRef<HTMLDivElement>(null);
  const { isGrowing, more } = useMorePages(query);
  if (query.isPending) return skeleton;
  if (query.isLoadingError) {
    return (
      <EmptyState
        drawing={<AllCalm />}
        title={t("matches.error.title")}
        text={t("matches.error.text")}
        action={
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {t("common.actions.retry")}
          </Button>
        }
      />
    );
  }
  if (query.matches.length === 0) {
    return (
      <EmptyState
        drawing={<NoMatches />}
        title={t(`matches.empty.${list}.title`)}
        text={t(`matches.empty.${list}.text`)}
        action={
          <ButtonLink to="/dashboard" variant="primary">
            {t("matches.discover")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <div ref={cards}>{children(query.matches)}</div>
      {query.hasNextPage && (
        <LeavingButton
          size="lg"
          className="mx-auto"
          // Behind the last card come the new ones.
          heir={() => [...(cards.current?.querySelectorAll<HTMLElement>("a[href], button") ?? [])].at(-1)}
          busy={isGrowing}
          onClick={more}
        >
          {t("common.actions.loadMore")}
        </LeavingButton>
      )}
    </div>
  );
}

/**
 * Clears the likes mark once the lists are before the reader's eyes, and again whenever newer ones are (MATCH-13): one
 * like may have come and another one gone, so that the counts tell nothing. `countedAt` is when the newest came.
 */
function useLikesSeen(countedAt: number | undefined): void {
  const queries = useQueryClient();
  const isVisible = useTabVisible();
  const { mutate } = useMutation(
    orpc.likes.markSeen.mutationOptions({
      onSuccess: () => void queries.invalidateQueries({ queryKey: orpc.notifications.current.key() }),
    }),
  );
  useEffect(() => {
    if (countedAt !== undefined && isVisible) mutate(undefined);
  }, [countedAt, isVisible, mutate]);
}
