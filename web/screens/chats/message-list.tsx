import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import { riskyFirstMessage } from "@nakamatch/domain/safety/risky-message";
import { ArrowDown } from "lucide-react";
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { ReportDialog } from "../../features/meeting/reports/report-dialog.tsx";
import { log } from "../../lib/log.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useFailureToast } from "../../ui/toast.tsx";
import { MessageGroup } from "./message-group.tsx";
import { inGroups, type ShownMessage } from "./message-groups.ts";
import { plansBetween } from "./plans/plans-between.ts";
import type { SeekOutcome } from "./use-conversation.ts";
import { useLeaveChat } from "./use-leave-chat.ts";
import { useReadingPlace } from "./use-reading-place.ts";

/** Another object is another wish for the same message. */
export type WantedMessage = { id: string };

type MessageListProps = {
  /** Oldest first. */
  messages: readonly ShownMessage[];
  plans: readonly Plan[];
  viewerId: string;
  name: string;
  /** Null for a deleted account. */
  person: Chat["otherUser"];
  now: Date;
  /** The id of a message with a line above. */
  firstUnread: string | null;
  /** The viewer's answer has been due for days. */
  isOverdue: boolean;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  onLoadEarlier: () => void;
  /** Answers a message; a stable function, where one can write. */
  onReply: ((message: ShownMessage) => void) | undefined;
  /** Sets a reaction, or takes it away if it is set; likewise. */
  onReact: ((id: string, code: ReactionCode) => void) | undefined;
  /** Takes back a message of the viewer; a stable function. */
  onTakeBack: (message: ShownMessage) => void;
  /** To go to, on opening or later. */
  wanted: WantedMessage | null;
  /** Loads back to a message; a stable function. */
  seek: (id: string) => Promise<SeekOutcome>;
  isSeeking: boolean;
  onStopSeeking: () => void;
  /** The newest message is in view, and no older one in use. */
  onNewest: () => void;
};

/** Messages with day separators (CHAT-16), and a button for older ones (CHAT-18). */
export function MessageList(props: MessageListProps) {
  const {
    messages,
    plans,
    viewerId,
    name,
    person,
    now,
    firstUnread,
    isOverdue,
    hasEarlier,
    isLoadingEarlier,
    onLoadEarlier,
    onReply,
    onReact,
    onTakeBack,
    wanted,
    seek,
    isSeeking,
    onStopSeeking,
    onNewest,
  } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = useReadingPlace({ box, list, messages, viewerId, onNewest });
  const { onScroll, toBottom, measure, missed, isAway } = place;
  const toQuoted = useQuotedMessages(messages, seek, place.toMessage);
  const goTo = useEffectEvent(toQuoted);
  useEffect(() => {
    if (wanted) goTo(wanted.id);
  }, [wanted]);
  useGestures(list, messages, { onReply, onReact });
  const leave = useLeaveChat();
  const [reported, setReported] = useState<ShownMessage>();
  const [isReporting, setIsReporting] = useState(false);
  const report = useCallback(
    (message: ShownMessage) => {
      setReported(message.isTakenBack ? { ...message, message: t("chats.takenBack.preview") } : message);
      setIsReporting(true);
    },
    [t],
  );
  const risky = hasEarlier ? null : riskyFirstMessage(messages, viewerId);
  const groups = inGroups(messages);
  // Those before come with their messages.
  const placed = hasEarlier ? plansBetween(plans, messages[0], undefined) : plans;

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        aria-label={t("chats.messages.log", { name })}
        className="absolute inset-0 flex flex-col overflow-y-auto overscroll-contain px-3 pt-4 -outline-offset-3! [overflow-anchor:none] md:px-6"
      >
        {hasEarlier && (
          <div className="mb-4 text-center">
            <DisappearingButton focusFallback={() => box.current} busy={isLoadingEarlier} onClick={onLoadEarlier}>
              {t("chats.messages.earlier")}
            </DisappearingButton>
          </div>
        )}
        {/* Groups separate list and items, which native lists do not allow. */}
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div ref={list} role="list" className="mx-auto mt-auto w-full max-w-4xl">
          {groups.map((group, index) => (
            <MessageGroup
              key={group.key}
              messages={group.messages}
              plans={placed}
              previous={groups[index - 1]?.messages.at(-1)}
              next={groups[index + 1]?.messages[0]}
              viewerId={viewerId}
              name={name}
              now={now}
              firstUnread={firstUnread}
              risky={risky}
              person={person}
              onQuote={toQuoted}
              onReply={onReply}
              onReact={onReact}
              onReport={report}
              onTakeBack={onTakeBack}
              measure={measure}
            />
          ))}
          {isOverdue && (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div role="listitem" className="mb-5 text-center text-ink-soft text-sm">
              {t("chats.turn.reminder", { name })}
            </div>
          )}
        </div>
      </section>
      {isSeeking && (
        <div className="pointer-events-none absolute inset-x-0 top-3 flex justify-center px-3">
          <div className="pointer-events-auto flex items-center gap-x-1 rounded-control border-2 border-edge bg-sheet py-0.5 pr-0.5 pl-3 text-sm">
            <Spinner label={t("chats.quote.seeking")} />
            <DisappearingButton focusFallback={() => box.current} variant="quiet" onClick={onStopSeeking}>
              {t("chats.quote.stop")}
            </DisappearingButton>
          </div>
        </div>
      )}
      {(missed || isAway) && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <DisappearingButton
            focusFallback={() => box.current}
            variant={missed ? "primary" : undefined}
            className="pointer-events-auto"
            icon={<ArrowDown className="size-5" />}
            onClick={toBottom}
          >
            {missed ? t("chats.messages.below") : t("chats.messages.toNewest")}
          </DisappearingButton>
        </div>
      )}
      {person && reported && (
        <ReportDialog
          person={person}
          kind="chat"
          message={reported}
          open={isReporting}
          onOpenChange={setIsReporting}
          onBlocked={() => leave(reported.chatId)}
        />
      )}
    </div>
  );
}

/** Goes to a quoted message, once it is loaded. */
function useQuotedMessages(
  messages: readonly ShownMessage[],
  seek: (id: string) => Promise<SeekOutcome>,
  toMessage: (id: string) => boolean,
): (id: string) => void {
  const { t } = useTranslation();
  const sought = useRef<string>(undefined);
  const [failure, setFailure] = useState<{ because: "missing" | "far"; at: number }>();
  useFailureToast(failure ? t(`chats.quote.${failure.because}`) : null, failure?.at ?? 0);
  const show = useCallback(() => {
    if (sought.current !== undefined && toMessage(sought.current)) sought.current = undefined;
  }, [toMessage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages that were loaded trigger it
  useLayoutEffect(show, [messages, show]);
  return useCallback(
    (id: string) => {
      sought.current = id;
      show();
      if (sought.current === undefined) return;
      void seek(id).then((outcome) => {
        if (outcome === "there" || sought.current !== id) return;
        sought.current = undefined;
        if (outcome !== "stopped") setFailure({ because: outcome === "far" ? "far" : "missing", at: Date.now() });
      });
    },
    [seek, show],
  );
}

/** Only for people who touch or use keys, so loaded after the messages. */
function useGestures(
  list: RefObject<HTMLElement | null>,
  messages: readonly ShownMessage[],
  { onReply, onReact }: Pick<MessageListProps, "onReply" | "onReact">,
): void {
  const reply = useEffectEvent((id: string) => {
    const message = messages.find((each) => each.id === id);
    if (message) onReply?.(message);
  });
  const react = useEffectEvent((id: string, code: ReactionCode) => onReact?.(id, code));
  useEffect(() => {
    const abort = new AbortController();
    import("./message-gestures.ts").then(
      ({ followGestures }) => {
        if (list.current && !abort.signal.aborted)
          followGestures(list.current, { onReply: reply, onReact: react }, abort.signal);
      },
      (error: unknown) => log.error("The gestures of messages could not be fetched", error),
    );
    return () => abort.abort();
  }, [list]);
}
