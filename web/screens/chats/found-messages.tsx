import type { FoundMessage } from "@nakamatch/contract/endpoints/chats/message-search";
import { DATE_LOCALES } from "@nakamatch/contract/vocabulary/languages";
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { orpc } from "../../lib/api.ts";
import { applyConfirmed } from "../../lib/cached-changes.ts";
import { useDebounced } from "../../lib/debounce.ts";
import { toAppError } from "../../lib/errors.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import { useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { cx } from "../../ui/cx.ts";
import { LoadMore } from "../../ui/list-states.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { listTime } from "./times.ts";

/** Milliseconds. */
const TYPING_PAUSE_MS = 400;

type Pages = InfiniteData<{ messages: FoundMessage[]; nextCursor: string | null }, string | undefined>;

/** What was found in messages. The list stays as it was found, except for what is taken back. */
export function FoundMessages({ text, today }: { text: string; today: Date }) {
  const { t } = useTranslation();
  const settled = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    ...orpc.messageSearch.find.infiniteOptions({
      input: (cursor: string | undefined) => ({ text: settled, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
    enabled: settled !== "",
    staleTime: "static",
    // What was found is forgotten with the list.
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  useRealtime("message.updated", ({ id }) =>
    applyConfirmed(queries, {
      queryKey: orpc.messageSearch.find.key({ type: "infinite" }),
      apply: (pages: Pages) => ({
        ...pages,
        pages: pages.pages.map((page) => ({ ...page, messages: page.messages.filter((each) => each.id !== id) })),
      }),
    }),
  );
  const { isGrowing, more, stop } = useMorePages(query);
  const [searched, setSearched] = useState(settled);
  if (searched !== settled) {
    setSearched(settled);
    // What was wanted of another text.
    stop();
  }
  const items = useRef<HTMLUListElement>(null);
  const error = query.isError && !query.isFetchNextPageError ? toAppError(query.error) : null;
  const isShort = settled === "" || error?.code === "VALIDATION_FAILED";
  const found = isShort || error ? [] : (query.data?.pages.flatMap(({ messages }) => messages) ?? []);
  const isSearching =
    settled !== text.trim() || query.isPlaceholderData || (query.isFetching && !query.isFetchingNextPage);
  const note = () => {
    if (isShort) return t("messageSearch.hint");
    if (error) return `${t("messageSearch.error")} ${error.text(t)}`;
    if (isSearching) return null;
    return found.length === 0 ? t("messageSearch.none", { text: settled }) : null;
  };
  return (
    <div aria-busy={isSearching}>
      {isSearching && settled !== "" && found.length === 0 && <Awaited text={t("messageSearch.loading")} />}
      <ul ref={items} aria-label={t("messageSearch.list")} className="flex flex-col gap-1">
        {found.map((message) => (
          <li key={message.id}>
            <FoundItem message={message} today={today} />
          </li>
        ))}
      </ul>
      <div className="px-3 text-center text-ink-soft">
        <p role="status" className="not-empty:py-6 [overflow-wrap:anywhere]">
          {note()}
          {found.length > 0 && !isSearching && (
            <span className="sr-only">{t("messageSearch.shown", { count: found.length })}</span>
          )}
        </p>
        {error && !isShort && <RetryButton onClick={() => void query.refetch()} />}
      </div>
      {query.hasNextPage && found.length > 0 && (
        <div className="pt-2 text-center">
          <LoadMore list={items} busy={isGrowing} onClick={more} />
        </div>
      )}
    </div>
  );
}

function FoundItem({ message, today }: { message: FoundMessage; today: Date }) {
  const { t, language } = useTranslation();
  const [params] = useSearchParams();
  const { id, chatId, nickname, isMine, excerpt } = message;
  const sent = new Date(message.sentAt);
  const isOpen = params.get("message") === id;
  return (
    <Link
      to={`/chats?chat=${chatId}&message=${id}`}
      aria-current={isOpen ? "true" : undefined}
      className={cx(
        "block min-h-11 rounded-control border-2 px-2.5 py-2 -outline-offset-2! transition-colors",
        isOpen ? "border-edge bg-accent-wash" : "border-transparent hover:bg-wash active:bg-wash",
      )}
    >
      <span className="flex items-baseline gap-2">
        <span className={cx("min-w-0 flex-1 truncate font-bold", nickname === null && "text-ink-soft italic")}>
          {nickname ?? t("chats.deletedUser")}
        </span>
        <time dateTime={message.sentAt} className="shrink-0 text-ink-soft text-sm">
          {listTime(sent, today, DATE_LOCALES[language])}
        </time>
      </span>
      <span dir="auto" className="line-clamp-2 text-start text-ink-soft [overflow-wrap:anywhere]">
        {isMine && t("chats.own", { message: "" })}
        {excerpt.before}
        <mark className="rounded-sm bg-accent-wash font-bold text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
          {excerpt.hit}
        </mark>
        {excerpt.after}
      </span>
    </Link>
  );
}
