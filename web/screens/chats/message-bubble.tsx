import { type InlinePart, messageParts } from "@nakamatch/domain/meeting/message-parts";
import { Check, Copy, Flag } from "lucide-react";
import { type KeyboardEvent, memo, useId } from "react";
import { Spoiler } from "../../features/people/spoiler.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useCopy } from "../../ui/use-copy.ts";
import type { ShownMessage } from "./message-groups.ts";
import { type TickState, Ticks } from "./ticks.tsx";
import { clockTime, fullTime } from "./times.ts";

type MessageBubbleProps = {
  message: ShownMessage;
  author: string;
  isOwn: boolean;
  /** The bubble's tail marks the last of a run. */
  isLast: boolean;
  /** The last of a minute shows the time. */
  showsTime: boolean;
  /** Its copy button is in the tab order. */
  isTabStop: boolean;
  locale: string;
  /** For a message of a person who can be reported. */
  onReport: ((message: ShownMessage) => void) | undefined;
};

/** Time and tick follow the text, or go below long ones. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, author, isOwn, isLast, showsTime, isTabStop, locale, onReport } = props;
  const { t } = useTranslation();
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
          // The tail uses the sheet's colour, redefined by the bubble.
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
      {/* One below the other where the text needs the width. */}
      <div className={cx("flex h-0 min-w-11 flex-wrap content-center", onReport && "basis-22 shrink-[999]")}>
        <CopyButton text={message.message} describedBy={text} isTabStop={isTabStop} />
        {onReport && (
          <IconButton
            data-report=""
            label={t("reports.message.action")}
            aria-describedby={text}
            icon={<Flag />}
            tabIndex={-1}
            onClick={() => onReport(message)}
            onKeyDown={moveByArrows}
            className={SHOWN_ON_USE}
          />
        )}
      </div>
    </div>
  );
});

function MessageText({ message }: { message: string }) {
  return messageParts(message).map((part, index) =>
    part.kind === "spoiler" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places
      <Spoiler key={index} title={part.title}>
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

/** Appears on hover, tap and focus. */
const SHOWN_ON_USE =
  "in-[[data-message]:hover]:pointer-events-auto pointer-events-none in-[[data-message]:hover]:opacity-100 opacity-0 focus-visible:pointer-events-auto focus-visible:opacity-100";

type CopyButtonProps = {
  text: string;
  describedBy: string;
  /** In the tab order; arrow keys reach the others. */
  isTabStop: boolean;
};

/** Copies the original message. */
function CopyButton({ text, describedBy, isTabStop }: CopyButtonProps) {
  const { t } = useTranslation();
  const { isCopied, copy } = useCopy(t("chats.messages.copyError"));
  return (
    <>
      <IconButton
        data-copy=""
        label={t("chats.messages.copy")}
        aria-describedby={describedBy}
        icon={isCopied ? <Check /> : <Copy />}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => copy(text)}
        onKeyDown={moveByArrows}
        className={SHOWN_ON_USE}
      />
      {isCopied && <Announce text={t("chats.messages.copied")} />}
    </>
  );
}

/** Moves the focus to the previous, next, first or last message's button, or sideways between those of one message. */
function moveByArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const button = event.currentTarget;
  const inMessage = (selector: string) => button.closest("[data-message]")?.querySelector<HTMLElement>(selector);
  const all = [...(button.closest("[role=list]")?.querySelectorAll<HTMLElement>("[data-copy]") ?? [])];
  const own = inMessage("[data-copy]");
  const index = own ? all.indexOf(own) : -1;
  const targets: Partial<Record<string, HTMLElement | null | undefined>> = {
    ArrowUp: all[index - 1],
    ArrowDown: all[index + 1],
    ArrowLeft: own,
    ArrowRight: inMessage("[data-report]"),
    Home: all[0],
    End: all.at(-1),
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
