import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { chatsQuery, useChatById, useChats } from "../../features/chats/use-chats.ts";
import { useBarPlace } from "../../lib/bar-place.ts";
import { isShown } from "../../lib/is-shown.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import { useRealtime } from "../../lib/realtime.ts";
import type { ScreenLoader } from "../../lib/screen.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { NoChats } from "../../ui/art/no-chats.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { CensorshipButton } from "./censorship/censorship-button.tsx";
import { ChatList } from "./chat-list.tsx";
import { Conversation, MessagesSkeleton } from "./conversation.tsx";
import type { WantedMessage } from "./message-list.tsx";
import { TicksLegend } from "./ticks.tsx";
import { useLeaveChat } from "./use-leave-chat.ts";
import { useNow } from "./use-now.ts";

export const phrases = ["censorship", "chats", "likes", "reactions", "reports", "safety"] as const;

export const loader: ScreenLoader = (queries) => queries.infiniteQuery({ ...chatsQuery(), staleTime: "static" });

/** `/chats`, with `?chat=<id>` for an open chat, and `&message=<id>` for a place in it. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("chats.meta")}</title>
      <Chats />
    </>
  );
}

function Chats() {
  const { t } = useTranslation();
  const { id: viewerId } = useUser();
  const [params] = useSearchParams();
  const openId = params.get("chat");
  const wanted = useWantedMessage(params.get("message"));
  const now = useNow();
  const list = useChats();
  const { chats, isPending, refetch } = list;
  const { open, ...opening } = useChatById(openId, list);
  const { isGrowing, more } = useMorePages(list);
  const frame = useFocusOnSwitch(openId, params.get("message"));
  const leave = useLeaveChat();
  useRefusal(opening.isBlocked ? openId : null, leave);
  // Precedes the answer of the menu, which is gone with the conversation.
  useRealtime("chat.archived", ({ chatId }) => leave(chatId));
  // Kept during the next lookup.
  const [missing, setMissing] = useState<string | null>(null);
  const isSought = openId !== null && openId !== missing;
  // A new chat may be missing in an old list.
  const isAsking = opening.isFetching || (list.isFetching && !list.isFetchingNextPage);
  // A refused one is left at once.
  const isOpening = isSought && (isAsking || opening.isBlocked);
  const hasFailed = isSought && (opening.hasFailed || (list.isRefetchError && !list.hasNextPage));
  if (isSought && chats && !open && !isOpening && !hasFailed) setMissing(openId);

  if (!chats || (chats.length === 0 && (isOpening || hasFailed))) {
    return isPending || isOpening ? (
      <Frame
        ref={frame}
        openId={openId}
        label={t("chats.title")}
        list={<ListSkeleton label={t("chats.loading")} />}
        conversation={openId && <MessagesSkeleton />}
      />
    ) : (
      <LoadError level={1} onRetry={() => void refetch()} />
    );
  }
  if (chats.length === 0) {
    return (
      <div className="my-auto px-2 pb-6">
        <EmptyState
          level={1}
          drawing={<NoChats />}
          title={t("chats.empty.title")}
          text={t("chats.empty.text")}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to="/matches" variant="primary">
                {t("chats.empty.action")}
              </ButtonLink>
              {/* Without matches the other is empty, too. */}
              <ButtonLink to="/dashboard">{t("chats.empty.discover")}</ButtonLink>
            </div>
          }
        />
        <TicksLegend />
        <p className="mt-3 text-center">
          <CensorshipButton />
        </p>
      </div>
    );
  }
  return (
    <Frame
      ref={frame}
      openId={openId}
      label={open?.otherUser?.nickname ?? t("chats.title")}
      list={
        <ChatList
          chats={chats}
          yourTurn={list.data?.pages[0]?.yourTurn ?? 0}
          viewerId={viewerId}
          now={now}
          openId={openId}
          hasMore={list.hasNextPage}
          isGrowing={isGrowing}
          hasFailed={list.isFetchNextPageError}
          onMore={more}
        />
      }
      conversation={
        open ? (
          <Conversation key={open.id} chat={open} now={now} wanted={wanted} />
        ) : isOpening ? (
          <MessagesSkeleton />
        ) : hasFailed ? (
          <LoadError onRetry={() => void (opening.hasFailed ? opening.refetch() : refetch())} />
        ) : (
          <EmptyState
            className="my-auto"
            drawing={<NoChats />}
            title={openId ? t("chats.notFound.title") : t("chats.choose.title")}
            text={openId ? t("chats.notFound.text") : t("chats.choose.text")}
            action={openId && <BackToList />}
          />
        )
      }
    />
  );
}

function BackToList() {
  const { t } = useTranslation();
  return (
    <span className="md:hidden">
      <ButtonLink to="/chats">{t("chats.backToList")}</ButtonLink>
    </span>
  );
}

/** In place of a conversation, or of the screen. */
function LoadError({ level, onRetry }: { level?: 1; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      level={level}
      className="my-auto"
      drawing={<AllCalm />}
      title={t("chats.errors.loadError")}
      text={t("chats.errors.loadErrorText")}
      action={<RetryButton onClick={onRetry} />}
    />
  );
}

/** Says why the chat of a blocked person does not open (ERR-42), and leaves its address. */
function useRefusal(chatId: string | null, leave: (chatId: string) => void): void {
  const { t } = useTranslation();
  const toast = useToast();
  const refuse = useEffectEvent((refused: string) => {
    const [title, description] = [t("chats.errors.accessDeniedTitle"), t("chats.errors.accessDenied")];
    toast({ title, description, variant: "destructive" });
    leave(refused);
  });
  useEffect(() => {
    if (chatId !== null) refuse(chatId);
  }, [chatId]);
}

type FrameProps = {
  ref: RefObject<HTMLDivElement | null>;
  openId: string | null;
  label: string;
  list: ReactNode;
  conversation?: ReactNode;
};

function Frame({ ref, openId, label, list, conversation }: FrameProps) {
  const { t } = useTranslation();
  const isOpen = openId !== null;
  // On phones the composer takes the bar's place.
  useBarPlace(isOpen);
  return (
    <div
      ref={ref}
      // Below the header, which has its place in low windows of this width; with a keyboard it scrolls away.
      className="@container page-wide flex h-(--frame) [--frame:calc(100dvh-var(--header)-var(--bar)-var(--keyboard,0px))] md:low:[--frame:calc(max(100dvh-4.125rem-var(--notice)-var(--check-in,0px),min(100dvh,14rem))-var(--keyboard,0px))] md:gap-5 md:p-6 md:low:p-2"
    >
      {/* On phones the heading is hidden with the list. */}
      {isOpen && <h1 className="sr-only md:hidden">{t("chats.title")}</h1>}
      <div
        className={cx(
          // Large text leaves the list no room beside what stays in sight: all of it scrolls.
          "min-w-0 flex-1 flex-col bg-sheet @max-[17rem]:overflow-y-auto md:panel md:flex md:w-80 md:max-w-2/5 md:flex-none md:overflow-hidden md:shadow-panel lg:w-96",
          isOpen ? "hidden" : "flex",
        )}
      >
        {list}
        <div className="flex flex-wrap items-center justify-between gap-x-1 border-line border-t-2 px-3">
          <TicksLegend />
          {/* Within the edge: focus would scroll the panel. */}
          <span className="-mx-3">
            <CensorshipButton />
          </span>
        </div>
      </div>
      <section
        tabIndex={-1}
        aria-label={label}
        className={cx(
          "min-w-0 flex-1 flex-col bg-paper outline-none md:panel md:flex md:overflow-hidden md:bg-paper md:shadow-panel",
          isOpen ? "flex" : "hidden",
        )}
      >
        {conversation}
      </section>
    </div>
  );
}

/** The message to go to, of the address; a new object for each visit of it. */
function useWantedMessage(id: string | null): WantedMessage | null {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again is another visit
  return useMemo(() => (id !== null && UUID.test(id) ? { id } : null), [id, key]);
}

const UUID = /^[\da-f-]{36}$/i;

function isEntryOf({ search }: HTMLAnchorElement, chatId: string | null, messageId?: string | null): boolean {
  const params = new URLSearchParams(search);
  return params.get("chat") === chatId && (messageId === undefined || params.get("message") === messageId);
}

/**
 * On small screens switching hides the focused element: focus moves to the conversation, back to its list entry, or
 * after deletion to the screen.
 */
function useFocusOnSwitch(openId: string | null, wantedId: string | null): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(openId);
  const wantedBefore = useRef(wantedId);
  useEffect(() => {
    const last = before.current;
    before.current = openId;
    const wanted = wantedBefore.current;
    wantedBefore.current = wantedId;
    const active = document.activeElement;
    if (last === openId || (active && active !== document.body && isShown(active))) return;
    const entries = [...(frame.current?.querySelectorAll<HTMLAnchorElement>("a[href]") ?? [])];
    const next: HTMLElement | null | undefined = openId
      ? frame.current?.querySelector("section")
      : (entries.find((entry) => isEntryOf(entry, last, wanted)) ??
        entries.find((entry) => isEntryOf(entry, last)) ??
        document.querySelector("main"));
    next?.focus({ preventScroll: true });
  }, [openId, wantedId]);
  return frame;
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col gap-5 p-4">
      <Awaited text={label} />
      <Skeleton className="h-9 w-1/3" />
      <Skeleton className="h-12 w-full" />
      {["w-2/5", "w-3/5", "w-1/2", "w-1/3", "w-1/4"].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton round className="size-14 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className={`h-5 ${width}`} />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
