import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import { Check, Copy, Flag, Reply, SmilePlus } from "lucide-react";
import { memo, useLayoutEffect, useRef, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { cx } from "../../ui/cx.ts";
import { useFocusFallback } from "../../ui/focus-fallback.ts";
import { useCopy } from "../../ui/use-copy.ts";
import { MessageAction } from "./message-action.tsx";
import { isGone, type ShownMessage, shownReaction } from "./message-groups.ts";
import { TakeBackAction } from "./take-back-action.tsx";

const ReactionPicker = lazyPart(() => import("./reaction-picker.tsx").then((module) => module.ReactionPicker));

type MessageActionsProps = {
  message: ShownMessage;
  isOwn: boolean;
  /** The id of its text. */
  describedBy: string;
  /** The copy button is in the tab order; arrow keys reach the others. */
  isTabStop: boolean;
  /** Where one can write; for messages that are sent. */
  onReply: ((message: ShownMessage) => void) | undefined;
  /** For a message of a person to whom one can write. */
  onReact: ((id: string, code: ReactionCode) => void) | undefined;
  /** For a message of a person who can be reported. */
  onReport: ((message: ShownMessage) => void) | undefined;
  /** For one of the viewer. */
  onTakeBack: ((message: ShownMessage) => void) | undefined;
};

/**
 * What one can do with a message, above its corner on hover and focus, and on a tap in a line below. One that was taken back
 * can only be reported, and needs another `key`, as the focus then goes to the message.
 */
export const MessageActions = memo(function MessageActions(props: MessageActionsProps) {
  const { message, isOwn, describedBy, isTabStop, onReply, onReact, onReport, onTakeBack } = props;
  const { t } = useTranslation();
  const { isCopied, copy } = useCopy(t("chats.messages.copyError"));
  const reply = t("chats.quote.reply");
  const [isReacting, setIsReacting] = useState(false);
  const reactButton = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  useLayoutEffect(() => {
    if (!isReacting && isReturning.current) reactButton.current?.focus({ preventScroll: true });
    isReturning.current = false;
  }, [isReacting]);
  const close = () => {
    isReturning.current = true;
    setIsReacting(false);
  };
  const bar = useFocusFallback((removed: HTMLDivElement) => removed.closest<HTMLElement>("[data-message]"));
  const isSaid = !isGone(message);
  if (!isSaid && !onReport) return null;
  return (
    <div
      ref={bar}
      className={cx(
        "pointer-events-none absolute bottom-[calc(100%-0.375rem)] z-1 flex opacity-0 focus-within:pointer-events-auto focus-within:opacity-100",
        "[@media(hover:hover)]:in-[[data-message]:hover]:pointer-events-auto [@media(hover:hover)]:in-[[data-message]:hover]:opacity-100",
        // Below the tail of a bubble.
        "in-data-opened:pointer-events-auto in-data-opened:static in-data-opened:basis-full in-data-opened:mt-2 in-data-opened:opacity-100 in-data-opened:[.bubble+&]:mt-5",
        isOwn ? "right-2 justify-end" : "left-2",
        // Below the line of a day, which may be the first in its group.
        "in-[:not([data-message])+[data-message]]:bottom-[calc(100%-1rem)]",
        // What is outside of a group is cut off, so at its first message they are beside.
        "in-[[data-message]:first-child]:top-0 in-[[data-message]:first-child]:bottom-auto",
        isOwn
          ? "in-[[data-message]:first-child]:right-auto in-[[data-message]:first-child]:left-2"
          : "in-[[data-message]:first-child]:right-2 in-[[data-message]:first-child]:left-auto",
      )}
    >
      <div data-actions="" className="flex rounded-full border-2 border-line bg-sheet">
        {isSaid && isReacting && onReact ? (
          <ReactionPicker
            chosen={shownReaction(message)}
            describedBy={describedBy}
            onClose={close}
            onLeave={() => setIsReacting(false)}
            onChoose={(code) => {
              close();
              onReact(message.id, code);
            }}
          />
        ) : (
          <>
            {isSaid && (
              <MessageAction
                data-copy=""
                label={t("chats.messages.copy")}
                aria-describedby={describedBy}
                icon={isCopied ? <Check /> : <Copy />}
                tabIndex={isTabStop ? 0 : -1}
                onClick={() => copy(message.message)}
              />
            )}
            {isSaid && onReply && (
              <MessageAction
                data-reply=""
                label={reply}
                title={`${reply} (R)`}
                aria-keyshortcuts="R"
                aria-describedby={describedBy}
                icon={<Reply />}
                onClick={() => onReply(message)}
              />
            )}
            {isSaid && onReact && (
              <MessageAction
                ref={reactButton}
                data-react=""
                label={t("reactions.add")}
                aria-describedby={describedBy}
                icon={<SmilePlus />}
                onClick={() => setIsReacting(true)}
              />
            )}
            {onReport && (
              <MessageAction
                label={t("reports.message.action")}
                aria-describedby={describedBy}
                icon={<Flag />}
                onClick={() => onReport(message)}
              />
            )}
            {isSaid && onTakeBack && (
              <TakeBackAction message={message} describedBy={describedBy} onTakeBack={onTakeBack} />
            )}
          </>
        )}
        {isCopied && <Announce text={t("chats.messages.copied")} />}
      </div>
    </div>
  );
});
