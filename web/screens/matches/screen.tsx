import type { Match } from "@nakamatch/contract/endpoints/likes";
import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import { MATCH_LISTS, type MatchList } from "@nakamatch/contract/vocabulary/likes";
import { MATCH_COUNT_MAX } from "@nakamatch/contract/vocabulary/limits";
import {
  infiniteQueryOptions,
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { Heart, HeartHandshake, Send } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useMorePages } from "../../lib/more-pages.ts";
import type { ScreenLoader } from "../../lib/screen.ts";
import { readTab, useTab } from "../../lib/tab-address.ts";
import { useTabVisible } from "../../lib/tab-visible.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ChatButton } from "../../live/chat-button.tsx";
import { PersonCard } from "../../person/card/person-card.tsx";
import { PersonGrid, PersonGridSkeleton } from "../../person/card/person-grid.tsx";
import { MatchMark } from "../../person/likes/like-button.tsx";
import { matchListKey } from "../../person/likes/match-lists.ts";
import { useLike } from "../../person/likes/use-like.ts";
import { Announce } from "../../ui/announce.tsx";
import { NoMatches } from "../../ui/art/no-matches.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListError, LoadMore } from "../../ui/list-states.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Tabs } from "../../ui/tabs.tsx";

const WordsQuote = lazyPart(
  () => import("../../person/words/words-quote.tsx").then((module) => module.WordsQuote),
  QuoteSpace,
  { phrases: ["likeWords", "prompts"] },
);

/** Placeholder with the height of the quote. */
function QuoteSpace({ words }: { words: LikeWords }) {
  return (
    <div aria-hidden className="animate-breathe rounded-control border-2 border-line bg-line px-3 py-1.5">
      <p className="invisible text-sm">{words.by}</p>
      <p className="user-text invisible">{words.text}</p>
    </div>
  );
}

const icons: Record<MatchList, ReactNode> = {
  mutual: <HeartHandshake />,
  likedMe: <Heart />,
  iLiked: <Send />,
};

export const phrases = ["chats", "dashboard", "likes", "matches"] as const;

export const loader: ScreenLoader = (queries, { searchParams }) =>
  queries.infiniteQuery({ ...matchListQuery(readTab(searchParams, MATCH_LISTS)), staleTime: "static" });

/** `/matches`: mutual, received and given likes (specification §2, Matches). */
export function Component() {
  const { t } = useTranslation();
  const [list, setList] = useTab(MATCH_LISTS);
  const { lists, counts, countedAt } = useMatches(list);
  useLikesSeen(countedAt);

  return (
    <div className="page-wide flex flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <title>{t("matches.meta")}</title>
      <h1 className="font-black text-3xl sm:text-4xl">{t("matches.title")}</h1>
      <Tabs
        label={t("matches.tabs.label")}
        value={list}
        onValueChange={setList}
        tabs={MATCH_LISTS.map((value) => ({
          value,
          label: t(`matches.tabs.${value}`),
          icon: icons[value],
          count: counts ? shownCount(counts[value]) : "…",
          content: <ListContent list={value} query={lists[value]} total={counts?.[value]} />,
        }))}
      />
    </div>
  );
}

/** `999+` above the maximum. */
function shownCount(count: number): string {
  return count > MATCH_COUNT_MAX ? `${MATCH_COUNT_MAX}+` : String(count);
}

type ListContentProps = { list: MatchList; query: MatchListQuery; total: number | undefined };

/** `total`: of the whole list. */
function ListContent({ list, query, total = 0 }: ListContentProps) {
  const { t } = useTranslation();
  const cards = useRef<HTMLDivElement>(null);
  const { isGrowing, more } = useMorePages(query);
  // The latest change when switched on: newer matches stay visible.
  const [waitingSince, setWaitingSince] = useState<number | null>(null);
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
  const matches = query.matches.filter(
    ({ matchedAt }) => waitingSince === null || matchedAt === null || Date.parse(matchedAt) > waitingSince,
  );
  return (
    <div className="flex flex-col gap-6">
      <Announce text={t("matches.shown", { list: title, count: total, shown: shownCount(total) })} />
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-xl">{title}</h2>
        {/* The server orders by latest change (MATCH-07). */}
        {list === "likedMe" && (
          <Switch
            label={t("matches.onlyWaiting")}
            checked={waitingSince !== null}
            onCheckedChange={(isOn) => setWaitingSince(isOn ? latestChange(query.matches) : null)}
          />
        )}
      </div>
      <div ref={cards}>
        <MatchCards matches={matches} list={list} />
      </div>
      {matches.length === 0 && !query.hasNextPage && <p className="text-ink-soft">{t("matches.nobodyWaiting")}</p>}
      {query.hasNextPage && <LoadMore list={cards} size="lg" busy={isGrowing} onClick={more} />}
    </div>
  );
}

function latestChange(matches: readonly Match[]): number {
  return Math.max(...matches.map(({ updatedAt }) => Date.parse(updatedAt)));
}

/** Marks likes seen when the lists show, and for each newer like (MATCH-13): counts can stay equal. */
function useLikesSeen(countedAt: number | undefined): void {
  const queries = useQueryClient();
  const isVisible = useTabVisible();
  const { mutate } = useMutation(
    orpc.likes.markSeen.mutationOptions({
      onSuccess: () => void refetchChanged(queries, orpc.dots.current.key()),
    }),
  );
  useEffect(() => {
    if (countedAt !== undefined && isVisible) mutate(undefined);
  }, [countedAt, isVisible, mutate]);
}

/** A list, paginated; pages have the time of their answer in milliseconds. */
function matchListQuery(list: MatchList) {
  return infiniteQueryOptions({
    queryKey: matchListKey(list),
    queryFn: async ({ pageParam, signal }) => ({
      ...(await api.likes.matches({ list, cursor: pageParam }, { signal })),
      answeredAt: Date.now(),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    // Liking back updates an entry, which would move it to the top.
    ...(list === "likedMe" && { structuralSharing: keepPlaces }),
  });
}

type Pages = { pages: { matches: Match[] }[] };

/** Known entries keep their relative order; new ones have the server's position. */
function keepPlaces(before: unknown, fetched: unknown): unknown {
  const order = (before as Pages | undefined)?.pages.flatMap(({ matches }) => matches.map(({ id }) => id)) ?? [];
  const data = fetched as Pages;
  const latest = new Map(data.pages.flatMap(({ matches }) => matches).map((match) => [match.id, match]));
  const known = [...new Set(order)].flatMap((id) => latest.get(id) ?? []);
  const isKnown = new Set(known.map(({ id }) => id));
  const pages = data.pages.map((page) => ({
    ...page,
    matches: page.matches.map((match) => (isKnown.has(match.id) ? (known.shift() ?? match) : match)),
  }));
  return replaceEqualDeep(before, { ...data, pages });
}

/** A list, fetched while its tab is `open`. */
function useMatchList(list: MatchList, open: boolean) {
  const query = useInfiniteQuery({ ...matchListQuery(list), enabled: open });
  const { data } = query;
  // A person who moved up may be on two pages.
  const byId = new Map(data?.pages.flatMap(({ matches }) => matches).map((match) => [match.id, match]));
  return { ...query, matches: [...byId.values()] };
}

type MatchListQuery = ReturnType<typeof useMatchList>;

/**
 * The three lists; the open one is kept current. Counts as far as known, with the time of that answer in milliseconds.
 */
function useMatches(open: MatchList) {
  const lists: Record<MatchList, MatchListQuery> = {
    mutual: useMatchList("mutual", open === "mutual"),
    likedMe: useMatchList("likedMe", open === "likedMe"),
    iLiked: useMatchList("iLiked", open === "iLiked"),
  };
  // Every first page counts all lists; the latest answer applies.
  const firsts = MATCH_LISTS.flatMap((list) => lists[list].data?.pages[0] ?? []);
  const [newest] = firsts.sort((one, other) => other.answeredAt - one.answeredAt);
  return { lists, counts: newest?.counts ?? null, countedAt: newest?.answeredAt };
}

const renderers: Record<MatchList, (match: Match) => ReactNode> = {
  mutual: (match) => <MatchCard match={match} action={<Talk match={match} />} />,
  likedMe: (match) => <MatchCard match={match} wordsBy="other" action={<LikeBack match={match} />} />,
  iLiked: (match) => <MatchCard match={match} wordsBy="me" action={match.matchedAt !== null && <MatchMark />} />,
};

/** Mutual matches have a chat button (MATCH-11), received likes a like button. */
function MatchCards({ matches, list }: { matches: readonly Match[]; list: MatchList }) {
  const { t } = useTranslation();
  return <PersonGrid label={t(`matches.lists.${list}`)} items={matches} renderItem={renderers[list]} />;
}

type MatchCardProps = { match: Match; action: ReactNode; wordsBy?: LikeWords["by"] };

/** `wordsBy`: the author of quoted words; those of a match are shown above its chat instead. */
function MatchCard({ match, action, wordsBy }: MatchCardProps) {
  const { otherUser, compatibilityScore, words: written = [] } = match;
  const words = written.find(({ by }) => by === wordsBy);
  return (
    <PersonCard
      person={otherUser}
      compatibility={compatibilityScore}
      origin="/matches"
      note={words && <WordsQuote words={words} name={otherUser.nickname} />}
      action={action}
    />
  );
}

/** Likes back, which makes a match. The button goes; its container keeps the focus. */
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

/** Link to the chat; says whether it has messages. */
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
      <ChatButton block person={match.otherUser} />
    </div>
  );
}

/** Milliseconds a match without messages counts as new. */
const NEW_MS = 7 * 24 * 60 * 60_000;

function isNew({ matchedAt }: Match): boolean {
  return matchedAt !== null && Date.now() - Date.parse(matchedAt) < NEW_MS;
}
