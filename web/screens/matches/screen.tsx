import type { Match } from "@nakamatch/contract/endpoints/meeting/likes";
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
import { ChatButton } from "../../features/chats/chat-button.tsx";
import { PersonGrid, PersonGridSkeleton } from "../../features/meeting/card/person-grid.tsx";
import { MatchMark } from "../../features/meeting/likes/like-button.tsx";
import { matchListKey } from "../../features/meeting/likes/match-lists.ts";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useMorePages } from "../../lib/more-pages.ts";
import type { ScreenLoader } from "../../lib/screen.ts";
import { readTab, useTab } from "../../lib/tab-address.ts";
import { useTabVisible } from "../../lib/tab-visible.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { NoMatches } from "../../ui/art/no-matches.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListError, LoadMore } from "../../ui/list-states.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { MatchCard } from "./match-card.tsx";

const WordsQuote = lazyPart(
  () => import("../../features/meeting/like-words/words-quote.tsx").then((module) => module.WordsQuote),
  QuoteSpace,
  { phrases: ["likeWords", "prompts"] },
);

/** Not on the tab that opens first. */
const ReceivedLike = lazyPart(() => import("./received-like.tsx").then((module) => module.ReceivedLike));

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

export const phrases = ["chats", "dashboard", "likes", "matches", "taste"] as const;

export const loader: ScreenLoader = (queries, { searchParams }) =>
  queries.infiniteQuery({ ...matchListQuery(readTab(searchParams, MATCH_LISTS)), staleTime: "static" });

/** `/matches`: mutual, received and given likes. */
export function Component() {
  const { t } = useTranslation();
  const [list, setList] = useTab(MATCH_LISTS);
  // The match to focus on the mutual tab.
  const [sought, setSought] = useState<string>();
  const openMatch = (matchId: string) => {
    setSought(matchId);
    setList("mutual");
  };
  const { lists, counts, countedAt } = useMatches(list);
  useLikesSeen(countedAt);

  return (
    <div className="page-wide flex flex-col gap-3 px-4 py-4 sm:gap-6 sm:px-6 sm:py-8">
      <title>{t("matches.meta")}</title>
      <h1 className="font-black text-4xl max-sm:sr-only">{t("matches.title")}</h1>
      <Tabs
        label={t("matches.tabs.label")}
        value={list}
        onValueChange={(value) => {
          setSought(undefined);
          setList(value);
        }}
        tabs={MATCH_LISTS.map((value) => ({
          value,
          label: t(`matches.tabs.${value}`),
          icon: icons[value],
          count: counts ? shownCount(counts[value]) : "…",
          content: (
            <ListContent
              list={value}
              query={lists[value]}
              total={counts?.[value]}
              waiting={value === "mutual" ? counts?.likedMe : 0}
              onWaiting={() => setList("likedMe")}
              sought={sought}
              onOpenMatch={openMatch}
            />
          ),
        }))}
      />
    </div>
  );
}

/** `999+` above the maximum. */
function shownCount(count: number): string {
  return count > MATCH_COUNT_MAX ? `${MATCH_COUNT_MAX}+` : String(count);
}

type MatchLinks = {
  /** Match that takes the focus. */
  sought: string | undefined;
  /** Opens the mutual tab at a match. */
  onOpenMatch: (matchId: string) => void;
};

type ListContentProps = MatchLinks & {
  list: MatchList;
  query: MatchListQuery;
  /** Of the whole list. */
  total: number | undefined;
  /** Received likes to lead to, where the list is empty. */
  waiting: number | undefined;
  onWaiting: () => void;
};

function ListContent({ list, query, total = 0, waiting = 0, onWaiting, ...links }: ListContentProps) {
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
        text={
          waiting > 0
            ? t("matches.empty.waiting", { count: waiting, shown: shownCount(waiting) })
            : t(`matches.empty.${list}.text`)
        }
        action={
          waiting > 0 ? (
            <Button variant="primary" size="lg" icon={<Heart className="size-5 fill-current" />} onClick={onWaiting}>
              {t("matches.waiting", { count: waiting, shown: shownCount(waiting) })}
            </Button>
          ) : (
            <ButtonLink to="/dashboard" variant="primary">
              {t("matches.discover")}
            </ButtonLink>
          )
        }
      />
    );
  }
  const title = t(`matches.lists.${list}`);
  const matches = query.matches.filter(
    (match) =>
      waitingSince === null ||
      (match.matchedAt === null ? !isDeclined(match) : Date.parse(match.matchedAt) > waitingSince),
  );
  return (
    <div className="flex flex-col gap-3 sm:gap-6">
      <Announce text={t("matches.shown", { list: title, count: total, shown: shownCount(total) })} />
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-xl max-sm:sr-only">{title}</h2>
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
        <MatchCards matches={matches} list={list} {...links} />
      </div>
      {matches.length === 0 && !query.hasNextPage && <p className="text-ink-soft">{t("matches.nobodyWaiting")}</p>}
      {query.hasNextPage && <LoadMore list={cards} size="lg" busy={isGrowing} onClick={more} />}
    </div>
  );
}

/** "Not for me" to a like: the entry stays as one line (MATCH-03). */
function isDeclined({ isHidden, matchedAt }: Match): boolean {
  return isHidden === true && matchedAt === null;
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
      onSuccess: () => void refetchChanged(queries, orpc.unreadBadges.current.key()),
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

const renderers: Record<MatchList, (match: Match, links: MatchLinks) => ReactNode> = {
  mutual: (match, { sought }) => (
    <MatchCard
      match={match}
      low
      mark={<NewMark match={match} />}
      state={<ChatState match={match} />}
      action={<Talk match={match} isSought={match.id === sought} />}
    />
  ),
  likedMe: (match, { onOpenMatch }) => (
    <ReceivedLike match={match} isDeclined={isDeclined(match)} onOpenMatch={onOpenMatch}>
      {(action) => (
        <MatchCard
          match={match}
          note={wordsOf(match, "other")}
          state={match.isEnded && <ChatState match={match} />}
          action={action}
        />
      )}
    </ReceivedLike>
  ),
  iLiked: (match) => (
    <MatchCard match={match} note={wordsOf(match, "me")} action={match.matchedAt !== null && <MatchMark />} />
  ),
};

/** Mutual matches have a chat button (MATCH-11), received likes a like button. */
function MatchCards({ matches, list, ...links }: MatchLinks & { matches: readonly Match[]; list: MatchList }) {
  const { t } = useTranslation();
  return (
    <PersonGrid
      label={t(`matches.lists.${list}`)}
      items={matches}
      renderItem={(match) => renderers[list](match, links)}
    />
  );
}

/** Words that came with a like; those of a match are shown above its chat instead. */
function wordsOf({ otherUser, words = [] }: Match, by: LikeWords["by"]): ReactNode {
  const written = words.find((each) => each.by === by);
  return written && <WordsQuote words={written} person={otherUser} />;
}

function ChatState({ match: { isEnded, hasMessages } }: { match: Match }) {
  const { t } = useTranslation();
  if (!isEnded && hasMessages) return null;
  const text = t(isEnded ? "matches.ended" : "matches.noMessages");
  return <p className="text-ink-soft text-sm mt-auto leading-tight">{text}</p>;
}

/** Link to the chat. */
function Talk({ match, isSought }: { match: Match; isSought: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSought) place.current?.querySelector<HTMLElement>("a, button")?.focus();
  }, [isSought]);
  return (
    <div ref={place}>
      <ChatButton block person={match.otherUser} />
    </div>
  );
}

/** Over the photo of a new match without messages. */
function NewMark({ match }: { match: Match }) {
  const { t } = useTranslation();
  return !match.hasMessages && isNew(match) && <Badge tone="signal">{t("matches.new")}</Badge>;
}

/** Milliseconds a match without messages counts as new. */
const NEW_MS = 7 * 24 * 60 * 60_000;

function isNew({ matchedAt }: Match): boolean {
  return matchedAt !== null && Date.now() - Date.parse(matchedAt) < NEW_MS;
}
