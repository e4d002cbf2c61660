import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { DATE_LOCALES } from "@nakamatch/contract/vocabulary/languages";
import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import type { MessageRisk, riskyFirstMessage } from "@nakamatch/domain/safety/risky-message";
import { ShieldAlert } from "lucide-react";
import { Fragment, type RefCallback } from "react";
import { SafetyLink } from "../../features/people/safety-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { MessageBubble } from "./message-bubble.tsx";
import type { ShownMessage } from "./message-groups.ts";
import { PlanLines } from "./plans/lazy.tsx";
import { plansBetween } from "./plans/plans-between.ts";
import { dayLabel, isSameDay, isSameMinute } from "./times.ts";

type MessageGroupProps = {
  messages: readonly ShownMessage[];
  /** Of the list. */
  plans: readonly Plan[];
  /** Neighbours of the group. */
  previous: ShownMessage | undefined;
  next: ShownMessage | undefined;
  viewerId: string;
  name: string;
  now: Date;
  /** The id of a message with a line above. */
  firstUnread: string | null;
  risky: ReturnType<typeof riskyFirstMessage>;
  person: Chat["otherUser"];
  /** Stable functions, as the others. */
  onQuote: (id: string) => void;
  onReply: ((message: ShownMessage) => void) | undefined;
  onReact: ((id: string, code: ReactionCode) => void) | undefined;
  onReport: (message: ShownMessage) => void;
  onTakeBack: (message: ShownMessage) => void;
  /** Tracks the element's size; a stable function. */
  measure: RefCallback<HTMLElement>;
};

/**
 * With day separators (CHAT-16). Far from the viewport, groups of known height are not rendered by the browser, but
 * stay available to search and screen readers.
 */
export function MessageGroup(props: MessageGroupProps) {
  const {
    messages,
    plans,
    previous: before,
    next: after,
    viewerId,
    name,
    now,
    firstUnread,
    risky,
    person,
    onQuote,
    onReply,
    onReact,
    onReport,
    onTakeBack,
    measure,
  } = props;
  const { t, language } = useTranslation();
  const locale = DATE_LOCALES[language];
  const words = { today: t("chats.today"), yesterday: t("chats.yesterday") };
  const lines = (placed: readonly Plan[]) =>
    placed.length > 0 && <PlanLines plans={placed} name={name} person={person} now={now} />;
  return (
    <div ref={measure} role="presentation" className="flow-root [contain-intrinsic-size:auto_20rem]">
      {messages.map((message, index) => {
        const day = new Date(message.sentAt);
        const previous = messages[index - 1] ?? before;
        const next = messages[index + 1] ?? after;
        const isOwn = message.senderId === viewerId;
        const sentNext = next && next.senderId === message.senderId ? new Date(next.sentAt) : null;
        const placed = plansBetween(plans, previous, message);
        const isOfDay = ({ proposedAt }: Plan) => isSameDay(new Date(proposedAt), day);
        return (
          <Fragment key={message.id}>
            {lines(placed.filter((plan) => !isOfDay(plan)))}
            {!(previous && isSameDay(new Date(previous.sentAt), day)) && (
              // biome-ignore lint/a11y/useSemanticElements: an item of the list around the groups
              <div
                role="listitem"
                className="mb-4 flex items-center gap-3 text-ink-soft text-sm before:h-0.5 before:flex-1 before:bg-line after:h-0.5 after:flex-1 after:bg-line"
              >
                <time dateTime={message.sentAt} className="font-bold first-letter:uppercase">
                  {dayLabel(day, now, locale, words)}
                </time>
              </div>
            )}
            {lines(placed.filter(isOfDay))}
            {message.id === firstUnread && (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div
                role="listitem"
                data-first-unread=""
                className="mb-4 flex items-center gap-3 font-bold text-signal-ink text-sm before:h-0.5 before:flex-1 before:bg-signal after:h-0.5 after:flex-1 after:bg-signal"
              >
                {t("chats.messages.below")}
              </div>
            )}
            <MessageBubble
              message={message}
              viewerId={viewerId}
              name={name}
              isLast={!sentNext || !isSameDay(sentNext, day)}
              showsTime={!sentNext || !isSameMinute(sentNext, day)}
              isTabStop={next === undefined}
              locale={locale}
              onQuote={onQuote}
              onReply={person ? onReply : undefined}
              onReact={person && !isOwn ? onReact : undefined}
              onReport={person && !isOwn ? onReport : undefined}
              onTakeBack={isOwn ? onTakeBack : undefined}
            />
            {risky?.id === message.id && (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div role="listitem" className="-mt-1 mb-6 pl-1">
                <SafetyHint risk={risky.risk} onReport={person ? () => onReport(message) : undefined} />
              </div>
            )}
            {next === undefined && lines(plansBetween(plans, message, undefined))}
          </Fragment>
        );
      })}
    </div>
  );
}

/** A warning below a risky first message, for its recipient: advice, further reading, report. */
function SafetyHint({ risk, onReport }: { risk: MessageRisk; onReport: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="flex max-w-136 items-start gap-2 text-ink-soft text-sm">
      <ShieldAlert className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p>{t(`chats.hint.${risk}`)}</p>
        <div className="flex flex-wrap items-center gap-x-4">
          <SafetyLink />
          {onReport && (
            <button
              type="button"
              className="min-h-11 font-bold underline underline-offset-4 hover:text-ink"
              onClick={onReport}
            >
              {t("reports.chat.action")}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
