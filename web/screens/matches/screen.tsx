import { MATCH_LISTS, type MatchList } from "@nakamatch/contract/vocabulary/likes";
import { MATCH_COUNT_MAX } from "@nakamatch/contract/vocabulary/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Heart, HeartHandshake, Send } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import type { ScreenLoader } from "../../lib/screen.ts";
import { useTabVisible } from "../../lib/tab-visible.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonGridSkeleton } from "../../person/card/person-grid.tsx";
import { Announce } from "../../ui/announce.tsx";
import { NoMatches } from "../../ui/art/no-matches.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListError, LoadMore } from "../../ui/list-states.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { MatchCards } from "./match-cards.tsx";
import { type MatchListQuery, matchListQuery, useMatches } from "./use-matches.ts";

const icons: Record<MatchList, ReactNode> = {
  mutual: <HeartHandshake />,
  likedMe: <Heart />,
  iLiked: <Send />,
};

export const phrases = ["chats", "dashboard", "likes", "matches"] as const;

export const loader: ScreenLoader = (queries) =>
  queries.infiniteQuery({ ...matchListQuery("mutual"), staleTime: "static" });

/** `/matches`: mutual, received and given likes (specification §2, Matches). */
export function Component() {
  const { t } = useTranslation();
  const [list, setList] = useState<MatchList>("mutual");
  const { lists, counts, countedAt } = useMatches(list);
  useLikesSeen(countedAt);

  const content = (value: MatchList) => <ListContent list={value} query={lists[value]} total={counts?.[value]} />;

  return (
    <div className="page-wide flex flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <title>{t("matches.meta")}</title>
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
            count: shownCount(counts[value]),
            content: content(value),
          }))}
        />
      ) : (
        content(list)
      )}
    </div>
  );
}

/** Above the maximum "999+". */
function shownCount(count: number): string {
  return count > MATCH_COUNT_MAX ? `${MATCH_COUNT_MAX}+` : String(count);
}

type ListContentProps = { list: MatchList; query: MatchListQuery; total: number | undefined };

/** `total` counts the whole list. */
function ListContent({ list, query, total = 0 }: ListContentProps) {
  const { t } = useTranslation();
  const cards = useRef<HTMLDivElement>(null);
  const { isGrowing, more } = useMorePages(query);
  if (query.isPending) return <PersonGridSkeleton label={t("matches.loading")} cards={3} />;
  if (query.isLoadingError) {
    return <ListError title={t("matches.error.title")} text={t("matches.error.text")} query={query} />;
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
  const title = t(`matches.lists.${list}`);
  return (
    <div className="flex flex-col gap-6">
      <Announce text={t("matches.shown", { list: title, count: total, shown: shownCount(total) })} />
      <h2 className="-mb-2 text-xl">{title}</h2>
      <div ref={cards}>
        <MatchCards matches={query.matches} list={list} />
      </div>
      {query.hasNextPage && <LoadMore list={cards} size="lg" busy={isGrowing} onClick={more} />}
    </div>
  );
}

/** When the lists show, and for each newer like (MATCH-13): counts can stay equal. */
function useLikesSeen(countedAt: number | undefined): void {
  const queries = useQueryClient();
  const isVisible = useTabVisible();
  const { mutate } = useMutation(
    orpc.likes.markSeen.mutationOptions({
      onSuccess: () => void refetchChanged(queries, orpc.notifications.current.key()),
    }),
  );
  useEffect(() => {
    if (countedAt !== undefined && isVisible) mutate(undefined);
  }, [countedAt, isVisible, mutate]);
}
