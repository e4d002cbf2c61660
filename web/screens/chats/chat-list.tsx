import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import { DATE_LOCALES } from "@nakamatch/contract/vocabulary/languages";
import { FOUND_MESSAGES } from "@nakamatch/contract/vocabulary/limits";
import { withoutSpoilers } from "@nakamatch/domain/meeting/message-parts";
import { ChevronDown, Crown, type LucideIcon, Reply, TextSearch } from "lucide-react";
import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { Link } from "react-router";
import { isYourTurnIn, searchByNickname, turnsBadge, unreadBadge } from "../../features/chats/chat-list-state.ts";
import { type CheckInStep, canBeHome } from "../../features/chats/check-ins/check-in-step.ts";
import { foremost } from "../../features/chats/check-ins/check-in-words.ts";
import { useCheckIns } from "../../features/chats/check-ins/use-check-ins.ts";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { isShown } from "../../lib/is-shown.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { cx } from "../../ui/cx.ts";
import { isComposing } from "../../ui/input-method.ts";
import { LoadMore } from "../../ui/list-states.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import type { ChatSignsProps } from "./chat-signs.tsx";
import { listTime } from "./times.ts";
import { useIsOnline, useToday } from "./use-now.ts";

const ChatSigns = lazyPart<ChatSignsProps>(
  () => import("./chat-signs.tsx").then((module) => module.ChatSigns),
  () => <span className="mt-0.5 block h-5" />,
  { tries: 5 },
);

const FoundMessages = lazyPart(() => import("./found-messages.tsx").then((module) => module.FoundMessages), undefined, {
  phrases: ["messageSearch"],
  tries: 5,
});

type ChatListProps = {
  chats: readonly Chat[];
  /** In how many the other side waits for the viewer. */
  yourTurn: number;
  viewerId: string;
  now: Date;
  openId: string | null;
  /** State of older chats. */
  hasMore: boolean;
  isGrowing: boolean;
  hasFailed: boolean;
  onMore: () => void;
};

export function ChatList(props: ChatListProps) {
  const { chats, yourTurn, viewerId, now, openId, hasMore, isGrowing, hasFailed, onMore } = props;
  const { t } = useTranslation();
  const [query, setQuery] = useState("");
  const [step, setStep] = useState<"all" | "turns" | "messages">("all");
  const isFiltered = step === "turns";
  const isInMessages = step === "messages";
  const items = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLDivElement>(null);
  useListKeys(search, box);
  // Matches may be on pages not loaded yet.
  const isSearching = !isInMessages && (query.trim() !== "" || isFiltered);
  const isIncomplete = isSearching && hasMore && !hasFailed;
  const searchOn = useEffectEvent(onMore);
  useEffect(() => {
    if (isIncomplete && !isGrowing) searchOn();
  }, [isIncomplete, isGrowing]);
  const deletedUser = t("chats.deletedUser");
  const found = useMemo(() => {
    const wanted = isFiltered ? chats.filter(isYourTurnIn) : chats;
    return searchByNickname(wanted, query, deletedUser);
  }, [chats, isFiltered, query, deletedUser]);
  const shownTurns = turnsBadge(yourTurn);
  const isOnline = useIsOnline(now);
  const checkIns = useCheckIns().data?.checkIns ?? [];
  // Beside a plan that of another one would seem its own: of those only what waits for the press.
  const checkInOf = ({ id }: Chat, plan: Chat["plan"]) =>
    foremost(
      checkIns.filter(
        (each) =>
          each.chatId === id &&
          (!plan || each.plan?.startsAt === plan.startsAt || (each.state !== "home" && canBeHome(each, now))),
      ),
      now,
    );
  const planOf = ({ plan }: Chat) => (plan && Date.parse(plan.endsAt) > now.getTime() ? plan : undefined);
  const today = useToday(now);
  const ended = found.filter(({ end }) => end);
  const unreadInEnded = ended.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  const unreadEnded = unreadBadge(unreadInEnded);
  const foldId = useId();
  const [foldOpen, setFoldOpen] = useState<boolean>();
  const isFoldOpen = foldOpen ?? (isSearching || ended.some(({ id }) => id === openId));
  const itemOf = (chat: Chat) => (
    // Off-screen items are not rendered by the browser, but stay available to search and screen readers.
    <li key={chat.id} className="[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      <ChatListItem
        chat={chat}
        viewerId={viewerId}
        today={today}
        online={isOnline(chat.otherUser) ?? false}
        isOpen={chat.id === openId}
        plan={planOf(chat)}
        proposal={comingAt(now, chat.proposal)}
        cancelled={comingAt(now, chat.cancelled)}
        {...checkInOf(chat, planOf(chat))}
      />
    </li>
  );
  return (
    <>
      <div ref={search} className="px-4 pt-4 pb-3">
        <h1 className="mb-3 font-black text-3xl">{t("chats.title")}</h1>
        <SearchField
          hideLabel
          label={t(isInMessages ? "chats.inMessages.field" : "chats.search")}
          placeholder={t(isInMessages ? "chats.inMessages.field" : "chats.search")}
          maxLength={FOUND_MESSAGES.searchMax}
          value={query}
          onValueChange={setQuery}
        />
        <div className="mt-2 flex flex-wrap gap-1.5">
          <Step icon={Reply} isOn={isFiltered} onPress={() => setStep(isFiltered ? "all" : "turns")}>
            {t("chats.turn.filter")}
            {shownTurns !== null && (
              <>
                <span aria-hidden="true" className="tabular-nums">
                  {shownTurns}
                </span>
                <span className="sr-only">{t("chats.turn.count", { count: yourTurn, shown: shownTurns })}</span>
              </>
            )}
          </Step>
          <Step icon={TextSearch} isOn={isInMessages} onPress={() => setStep(isInMessages ? "all" : "messages")}>
            {t("chats.inMessages.step")}
          </Step>
        </div>
      </div>
      <div
        ref={box}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pb-3 @max-[17rem]:flex-none @max-[17rem]:overflow-visible"
      >
        {isInMessages ? (
          <FoundMessages text={query} today={today} />
        ) : (
          <>
            <ul ref={items} aria-label={t("chats.list")} className="flex flex-col gap-1">
              {found.filter(({ end }) => !end).map(itemOf)}
            </ul>
            <p role="status" className="px-3 text-center text-ink-soft not-empty:py-6">
              {found.length === 0 && !isIncomplete
                ? t(isFiltered && query.trim() === "" ? "chats.turn.none" : "chats.noResults")
                : null}
            </p>
            {hasMore && (
              <div className="pt-2 text-center">
                <LoadMore list={items} busy={isGrowing} onClick={onMore} />
              </div>
            )}
            {ended.length > 0 && (
              <div className="mt-3 border-line border-t-2 pt-1">
                <button
                  type="button"
                  aria-expanded={isFoldOpen}
                  aria-controls={isFoldOpen ? foldId : undefined}
                  className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 font-bold text-ink-soft -outline-offset-2! hover:bg-wash"
                  onClick={() => setFoldOpen(!isFoldOpen)}
                >
                  {t("chats.end.fold")}
                  <span className="tabular-nums">{ended.length}</span>
                  {unreadEnded !== null && <UnreadMark count={unreadInEnded} shown={unreadEnded} />}
                  <ChevronDown
                    aria-hidden="true"
                    className={cx("ml-auto size-5 transition-transform", isFoldOpen && "rotate-180")}
                  />
                </button>
                {isFoldOpen && (
                  <ul id={foldId} aria-label={t("chats.end.fold")} className="flex flex-col gap-1">
                    {ended.map(itemOf)}
                  </ul>
                )}
              </div>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** A step of the search, or a filter. */
function Step(props: { icon: LucideIcon; isOn: boolean; onPress: () => void; children: ReactNode }) {
  const { icon: Icon, isOn, onPress, children } = props;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cx(
        "inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 px-2.5 font-bold text-[0.9375rem] leading-tight",
        isOn
          ? "border-edge bg-accent text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none"
          : "border-line hover:bg-wash",
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </button>
  );
}

/** There Ctrl+K deletes to the end of the line. */
const isApple = /Mac|iP/.test(navigator.platform);

/** Ctrl+K or ⌘K goes to the search; arrows move between search and chats. */
function useListKeys(search: RefObject<HTMLElement | null>, items: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const field = search.current?.querySelector("input");
      if (!field || event.altKey || event.shiftKey || isComposing(event)) return;
      const isCommand = isApple ? event.metaKey : event.ctrlKey;
      const stops: HTMLElement[] = [field, ...(items.current?.querySelectorAll<HTMLElement>("a[href]") ?? [])];
      const place = stops.indexOf(document.activeElement as HTMLElement);
      let next: HTMLElement | undefined;
      if (isCommand && event.key.toLowerCase() === "k" && !document.querySelector("[data-dialog]")) next = field;
      else if (!isCommand && place >= 0 && event.key === "ArrowDown") next = stops[place + 1];
      else if (!isCommand && place >= 0 && event.key === "ArrowUp") next = stops[place - 1];
      // On phones the list is hidden behind a conversation.
      if (!next || !isShown(next)) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [search, items]);
}

type ChatListItemProps = {
  chat: Chat;
  viewerId: string;
  /** Any time of the current day. */
  today: Date;
  online: boolean;
  isOpen: boolean;
  /** The next one on which both agree. */
  plan: Chat["plan"];
  /** The next one that waits for an answer. */
  proposal: Chat["proposal"];
  /** The next one that the other side has just cancelled. */
  cancelled: Chat["cancelled"];
  /** An own one, and how far it is. */
  checkIn?: CheckIn;
  step?: CheckInStep | null;
};

/** Person, online status, last message and time (CHAT-05..09). Memoised: lists can have thousands. */
const ChatListItem = memo(function ChatListItem(props: ChatListItemProps) {
  const { chat, viewerId, today, online, isOpen, plan, proposal, cancelled, checkIn, step } = props;
  const { t, language } = useTranslation();
  const { otherUser: person, lastMessage, unreadCount } = chat;
  const badge = unreadBadge(unreadCount);
  // News of a plan counts as well, and is said below.
  const isUnread = lastMessage !== null && lastMessage.readAt === null && lastMessage.senderId !== viewerId;
  const sent = lastMessage && new Date(lastMessage.sentAt);
  return (
    <Link
      to={`/chats?chat=${chat.id}`}
      aria-current={isOpen ? "true" : undefined}
      className={cx(
        "flex min-h-18 items-center gap-3 rounded-control border-2 px-2.5 py-2 -outline-offset-2! transition-colors",
        isOpen ? "border-edge bg-accent-wash" : "border-transparent hover:bg-wash active:bg-wash",
      )}
    >
      <PersonAvatar person={person} seed={chat.id} online={online} />
      <span className="@container min-w-0 flex-1">
        {/* Large text puts the time below the name. */}
        <span className="flex items-baseline gap-x-2 @max-[11rem]:flex-wrap">
          <span className="min-w-0 flex-1 truncate font-bold text-lg leading-snug @max-[11rem]:basis-full @max-[11rem]:whitespace-normal">
            <ChatName person={person} />
          </span>
          {online && <span className="sr-only">{t("chats.online")}</span>}
          {sent && (
            <time dateTime={sent.toISOString()} className="shrink-0 text-ink-soft text-sm">
              {listTime(sent, today, DATE_LOCALES[language])}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            className={cx(
              "min-w-0 flex-1 truncate text-start",
              badge !== null && (chat.end || isUnread) ? "font-bold" : "text-ink-soft",
              !chat.end && lastMessage?.isTakenBack && "italic",
            )}
          >
            {preview()}
          </span>
          {!lastMessage && person && <Badge tone="signal">{t("chats.new")}</Badge>}
          {badge !== null && <UnreadMark count={unreadCount} shown={badge} />}
        </span>
        {(plan || proposal || cancelled || step) && (
          <ChatSigns plan={plan} proposal={proposal} cancelled={cancelled} checkIn={checkIn} step={step} />
        )}
      </span>
    </Link>
  );

  function preview(): string {
    if (chat.end) return t("chats.end.preview");
    if (!lastMessage) return t(person ? "chats.writeFirst" : "chats.noMessages");
    if (lastMessage.isTakenBack) return t("chats.takenBack.preview");
    const message = withoutSpoilers(lastMessage.message, t("chats.spoiler.hidden"));
    return lastMessage.senderId === viewerId ? t("chats.own", { message }) : message;
  }
});

function comingAt<Named extends { startsAt: string }>(now: Date, plan: Named | undefined): Named | undefined {
  return plan && Date.parse(plan.startsAt) > now.getTime() ? plan : undefined;
}

function UnreadMark({ count, shown }: { count: number; shown: string }) {
  const { t } = useTranslation();
  return (
    <span className="min-w-6 shrink-0 rounded-full bg-signal px-1.5 text-center font-bold text-on-signal text-sm leading-6">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t("chats.unread", { count, shown })}</span>
    </span>
  );
}

/** On one line: truncated visually only; the crown stays. */
function ChatName({ person }: { person: Chat["otherUser"] }) {
  const { t } = useTranslation();
  if (!person) return <span className="text-ink-soft italic">{t("chats.deletedUser")}</span>;
  if (!person.isPremium) return <span title={person.nickname}>{person.nickname}</span>;
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={person.nickname}>
      <span className="gold-name min-w-0 truncate @max-[11rem]:whitespace-normal">{person.nickname}</span>
      <Crown
        role="img"
        aria-label={t("common.people.premium")}
        className="size-[0.85em] shrink-0 fill-gold-fill text-gold"
      />
    </span>
  );
}
