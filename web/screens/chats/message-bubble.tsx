import { memo, useId } from "react";
import { cx } from "../../ui/cx.ts";
import { CopyButton } from "./copy-button.tsx";
import type { ShownMessage } from "./message-groups.ts";
import { MessageText } from "./message-text.tsx";
import { type TickState, Ticks } from "./ticks.tsx";
import { clockTime, fullTime } from "./times.ts";

export type MessageBubbleProps = {
  message: ShownMessage;
  /** For screen readers. */
  author: string;
  isOwn: boolean;
  /** The last of a run has the bubble's tail. */
  isLast: boolean;
  /** The last of a minute shows the time. */
  showsTime: boolean;
  /** Tab reaches its copy button. */
  isTabStop: boolean;
  locale: string;
};

/** Time and tick follow the text, or are below long ones. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, author, isOwn, isLast, showsTime, isTabStop, locale } = props;
  const text = useId();
  const sent = new Date(message.sentAt);
  const state: TickState = message.outgoing ?? (message.readAt ? "read" : "sent");
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item of the list around the groups
    <div
      role="listitem"
      data-message=""
      className={cx("flex items-center", isOwn && "flex-row-reverse", isLast ? "mb-6" : "mb-1.5")}
    >
      <div
        className={cx(
          "flex min-w-0 max-w-136 flex-wrap items-end justify-end gap-x-2.5 rounded-3xl border-2 border-edge px-4 py-2 transition-opacity",
          // The tail takes the sheet's colour, which the bubble redefines.
          isOwn ? "bg-accent-wash [--sheet:var(--accent-wash)]" : "bg-sheet",
          isLast && "bubble min-w-24 [--tail:1.25rem]",
          isLast && isOwn && "bubble-end",
          message.outgoing && "opacity-70",
        )}
      >
        <p id={text} dir="auto" className="min-w-0 grow whitespace-pre-wrap user-text [text-wrap-style:auto]">
          <bdi className="sr-only">{author}: </bdi>
          <MessageText message={message.message} />
        </p>
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
      </div>
      <CopyButton text={message.message} describedBy={text} isTabStop={isTabStop} />
    </div>
  );
});
