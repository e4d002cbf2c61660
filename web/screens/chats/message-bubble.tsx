import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import { type InlinePart, messageParts } from "@nakamatch/domain/meeting/message-parts";
import { memo, useId } from "react";
import { Spoiler, spoilerPlace } from "../../features/people/spoiler.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { ReactionIcon } from "../../ui/reaction-icon.tsx";
import { moveByArrows } from "./message-action.tsx";
import { MessageActions } from "./message-actions.tsx";
import { isGone, type ShownMessage, shownReaction } from "./message-groups.ts";
import { Quote } from "./quote.tsx";
import { type TickState, Ticks } from "./ticks.tsx";
import { clockTime, fullTime } from "./times.ts";

type MessageBubbleProps = {
  message: ShownMessage;
  viewerId: string;
  /** Of the other person. */
  name: string;
  /** The bubble's tail marks the last of a run. */
  isLast: boolean;
  /** The last of a minute shows the time. */
  showsTime: boolean;
  /** Its copy button is in the tab order. */
  isTabStop: boolean;
  locale: string;
  /** Leads to a quoted message. */
  onQuote: (id: string) => void;
  /** Where one can write. */
  onReply: ((message: ShownMessage) => void) | undefined;
  /** For a message of a person to whom one can write. */
  onReact: ((id: string, code: ReactionCode) => void) | undefined;
  /** For a message of a person who can be reported. */
  onReport: ((message: ShownMessage) => void) | undefined;
  /** For one of the viewer. */
  onTakeBack: ((message: ShownMessage) => void) | undefined;
};

/** Time and tick follow the text, or go below long ones. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, viewerId, name, isLast, showsTime, isTabStop, locale } = props;
  const { onQuote, onReply, onReact, onReport, onTakeBack } = props;
  const { t } = useTranslation();
  const isOwn = message.senderId === viewerId;
  const hasGone = isGone(message);
  const text = useId();
  const sent = new Date(message.sentAt);
  const state: TickState = message.outgoing ?? (message.readAt ? "read" : "sent");
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item of the list around the groups
    <div
      role="listitem"
      data-message={message.id}
      // Without words to copy, its place is where arrow keys lead.
      data-taken-back={hasGone ? "" : undefined}
      tabIndex={hasGone && isTabStop ? 0 : -1}
      onKeyDown={(event) => hasGone && event.target === event.currentTarget && moveByArrows(event)}
      className={cx(
        "relative flex data-opened:flex-wrap touch-pan-y touch-pinch-zoom rounded-3xl outline-offset-2 transition-transform duration-300",
        isOwn && "flex-row-reverse",
        isLast ? "mb-6" : "mb-1.5",
      )}
    >
      <div
        className={cx(
          "flex relative in-[[data-found]]:outline-3 in-[[data-swiped=enough]]:outline-3 min-w-0 max-w-[min(34rem,calc(100%-2.75rem))] flex-wrap items-end justify-end gap-x-2.5 rounded-3xl border-2 px-4 py-2 outline-signal -outline-offset-3 transition-opacity",
          // The tail uses the sheet's colour, redefined by the bubble.
          hasGone && "border-line border-dashed",
          !hasGone && (isOwn ? "border-edge bg-accent-wash [--sheet:var(--accent-wash)]" : "border-edge bg-sheet"),
          !hasGone && isLast && "bubble min-w-24 [--tail:1.25rem]",
          !hasGone && isLast && isOwn && "bubble-end",
          message.outgoing && "opacity-70",
        )}
      >
        {hasGone ? (
          <p id={text} className="min-w-0 grow text-ink-soft italic user-text">
            {takenBackText()}
          </p>
        ) : (
          <>
            {message.quoted && <Quote quoted={message.quoted} viewerId={viewerId} name={name} onPress={onQuote} />}
            <p id={text} dir="auto" className="min-w-0 grow whitespace-pre-wrap user-text [text-wrap-style:auto]">
              <bdi className="sr-only">{isOwn ? t("chats.messages.you") : name}: </bdi>
              <MessageText id={message.id} message={message.message} />
            </p>
          </>
        )}
        {(showsTime || isOwn) && (
          <p className="-mb-0.5 flex shrink-0 items-center gap-1 text-ink-soft text-xs leading-5">
            {showsTime && (
              <time dateTime={message.sentAt} title={fullTime(sent, locale)}>
                {clockTime(sent, locale)}
              </time>
            )}
            {isOwn && <Ticks state={state} />}
          </p>
        )}
        {!hasGone && <ShownReaction message={message} name={isOwn ? name : null} onReact={onReact} />}
      </div>
      <MessageActions
        key={String(hasGone)}
        message={message}
        isOwn={isOwn}
        describedBy={text}
        isTabStop={isTabStop}
        onReply={message.outgoing ? undefined : onReply}
        onReact={onReact}
        onReport={onReport}
        onTakeBack={onTakeBack}
      />
    </div>
  );

  function takenBackText(): string {
    if (!message.isTakenBack) return t("chats.takenBack.waiting");
    return isOwn ? t("chats.takenBack.own") : t("chats.takenBack.of", { name });
  }
});

type ShownReactionProps = {
  message: ShownMessage;
  /** Of the person who reacts; null for the viewer. */
  name: string | null;
  onReact: ((id: string, code: ReactionCode) => void) | undefined;
};

/** At the side of a bubble, without moving anything. One's own is taken away by a press. */
function ShownReaction({ message, name, onReact }: ShownReactionProps) {
  const { t } = useTranslation();
  const code = shownReaction(message);
  if (!code) return null;
  const reaction = t(`reactions.names.${code}`);
  const look = cx(
    "absolute bottom-1.5 flex size-8 items-center justify-center rounded-full border-2 border-edge bg-sheet",
    name === null ? "-right-6" : "-left-6",
  );
  const icon = <ReactionIcon code={code} />;
  if (name !== null || !onReact) {
    const label =
      name === null ? t("reactions.yours", { name: reaction }) : t("reactions.of", { person: name, name: reaction });
    return (
      <span role="img" aria-label={label} title={label} className={look}>
        {icon}
      </span>
    );
  }
  const label = t("reactions.yours", { name: reaction });
  return (
    <button
      type="button"
      aria-pressed="true"
      aria-label={message.wish ? `${label} (${t("reactions.waiting")})` : label}
      title={label}
      className={cx(look, "before:absolute before:-inset-1.5", message.wish && "border-dashed opacity-70")}
      onClick={() => onReact(message.id, code)}
    >
      {icon}
    </button>
  );
}

function MessageText({ id, message }: { id: string; message: string }) {
  return messageParts(message).map((part, index) =>
    part.kind === "spoiler" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places
      <Spoiler key={index} title={part.title} place={spoilerPlace(id, index)}>
        {part.parts.map((inner, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places
          <Inline key={at} part={inner} />
        ))}
      </Spoiler>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places
      <Inline key={index} part={part} />
    ),
  );
}

function Inline({ part }: { part: InlinePart }) {
  if (part.kind === "text") return part.text;
  return (
    <a
      href={part.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      dir="ltr"
      className="underline underline-offset-3 hover:decoration-2"
    >
      {part.text}
    </a>
  );
}
