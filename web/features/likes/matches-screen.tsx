import type { Match } from "@nakamatch/contract/endpoints/likes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Heart, HeartHandshake, MessageCircle, Send } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { orpc } from "../../lib/api.ts";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { NoMatches } from "../../ui/art/no-matches.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useOpenChat } from "./use-open-chat.ts";

const lists = ["mutual", "likedMe", "iLiked"] as const;
type List = (typeof lists)[number];

/** On phones the words need the room. */
const icons: Record<List, ReactNode> = {
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
  const [list, setList] = useState<List>("mutual");
  const { openChat } = useOpenChat();
  const { data, isPending, isError, isFetching, refetch } = useQuery(orpc.likes.matches.queryOptions());
  useLikesSeen(data);

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

  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="font-black text-3xl sm:text-4xl">{t("matches.title")}</h1>
      {isPending && skeleton}
      {isError && !data && (
        <EmptyState
          drawing={<AllCalm />}
          title={t("matches.error.title")}
          text={t("matches.error.text")}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t("common.actions.retry")}
            </Button>
          }
        />
      )}
      {data && (
        <Tabs
          label={t("matches.tabs.label")}
          value={list}
          onValueChange={setList}
          tabs={lists.map((value) => ({
            value,
            label: t(`matches.tabs.${value}`),
            icon: icons[value],
            count: data[value].length,
            content:
              data[value].length > 0 ? (
                // Chatting needs a match, and the tab of matches is where one chats from (MATCH-11).
                renderCards(data[value], value === "mutual" ? chatButton : undefined)
              ) : (
                <EmptyState
                  drawing={<NoMatches />}
                  title={t(`matches.empty.${value}.title`)}
                  text={t(`matches.empty.${value}.text`)}
                  action={
                    <ButtonLink to="/dashboard" variant="primary">
                      {t("matches.discover")}
                    </ButtonLink>
                  }
                />
              ),
          }))}
        />
      )}
    </div>
  );
}

/** Clears the likes mark when the screen opens, and again when the lists change under the reader's eyes (MATCH-13). */
function useLikesSeen(lists: unknown): void {
  const queries = useQueryClient();
  const { mutate } = useMutation(
    orpc.likes.markSeen.mutationOptions({
      onSuccess: () => void queries.invalidateQueries({ queryKey: orpc.notifications.current.key() }),
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lists are what triggers it
  useEffect(() => mutate(undefined), [lists, mutate]);
}
