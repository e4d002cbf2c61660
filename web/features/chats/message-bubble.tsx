import type { ChatMessage } from "@nakamatch/contract/endpoints/chats";
import { cx } from "../../ui/cx.ts";
import { type TickState, Ticks } from "./ticks.tsx";
import { clockTime, fullTime } from "./times.ts";

export type MessageBubbleProps = {
  message: ChatMessage;
  /** The author, for screen readers. */
  author: string;
  isOwn: boolean;
  isSending: boolean;
  /** The last of several in a row has the tail of the bubble. */
  isLast: boolean;
  locale: string;
};

/** A message in a speech bubble; own ones on the right. */
export function MessageBubble({ message, author, isOwn, isSending, isLast, locale }: MessageBubbleProps) {
  const sent = new Date(message.sentAt);
  const state: TickState = isSending ? "sending" : message.readAt ? "read" : "sent";
  return (
    <li className={cx("flex", isOwn ? "justify-end pl-10" : "justify-start pr-10", isLast ? "mb-6" : "mb-1.5")}>
      <div
        className={cx(
          "min-w-0 max-w-136 rounded-3xl border-2 border-edge px-4 py-2 transition-opacity",
          // The tail takes the colour of the sheet: the bubble has its own sheet.
          isOwn ? "bg-accent-wash [--sheet:var(--accent-wash)]" : "bg-sheet",
          isLast && "bubble min-w-24 [--tail:1.25rem]",
          isLast && isOwn && "bubble-end",
          isSending && "opacity-70",
        )}
      >
        <p className="whitespace-pre-wrap wrap-anywhere">
          <span className="sr-only">{author}: </span>
          {message.message}
        </p>
        <p className="-mb-0.5 flex items-center justify-end gap-1 text-ink-soft text-xs leading-5">
          <time dateTime={message.sentAt} title={fullTime(sent, locale)}>
            {clockTime(sent, locale)}
          </time>
          {isOwn && <Ticks state={state} />}
        </p>
      </div>
    </li>
  );
}
