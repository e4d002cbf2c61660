import { Check, Copy, Flag, Reply } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton, type IconButtonProps } from "../../ui/icon-button.tsx";
import { useCopy } from "../../ui/use-copy.ts";
import type { ShownMessage } from "./message-groups.ts";

type MessageActionsProps = {
  message: ShownMessage;
  isOwn: boolean;
  /** The id of its text. */
  describedBy: string;
  /** The copy button is in the tab order; arrow keys reach the others. */
  isTabStop: boolean;
  /** Where one can write; for messages that are sent. */
  onReply: ((message: ShownMessage) => void) | undefined;
  /** For a message of a person who can be reported. */
  onReport: ((message: ShownMessage) => void) | undefined;
};

/** What one can do with a message, above its corner: appears on hover, tap and focus. */
export const MessageActions = memo(function MessageActions(props: MessageActionsProps) {
  const { message, isOwn, describedBy, isTabStop, onReply, onReport } = props;
  const { t } = useTranslation();
  const { isCopied, copy } = useCopy(t("chats.messages.copyError"));
  const reply = t("chats.quote.reply");
  return (
    <div
      className={cx(
        "pointer-events-none absolute bottom-[calc(100%-0.375rem)] z-1 flex rounded-full border-2 border-line bg-sheet opacity-0 focus-within:pointer-events-auto focus-within:opacity-100 in-[[data-message]:hover]:pointer-events-auto in-[[data-message]:hover]:opacity-100",
        isOwn ? "right-2" : "left-2",
      )}
    >
      <Action
        data-copy=""
        label={t("chats.messages.copy")}
        aria-describedby={describedBy}
        icon={isCopied ? <Check /> : <Copy />}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => copy(message.message)}
      />
      {onReply && (
        <Action
          data-reply=""
          label={reply}
          title={`${reply} (R)`}
          aria-keyshortcuts="R"
          aria-describedby={describedBy}
          icon={<Reply />}
          onClick={() => onReply(message)}
        />
      )}
      {onReport && (
        <Action
          label={t("reports.message.action")}
          aria-describedby={describedBy}
          icon={<Flag />}
          onClick={() => onReport(message)}
        />
      )}
      {isCopied && <Announce text={t("chats.messages.copied")} />}
    </div>
  );
});

function Action(props: IconButtonProps) {
  return <IconButton tabIndex={-1} {...props} data-action="" onKeyDown={moveByArrows} />;
}

/** Moves the focus to the previous, next, first or last message's button, or sideways between those of one message. */
function moveByArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const button = event.currentTarget;
  const message = button.closest("[data-message]");
  const all = [...(button.closest("[role=list]")?.querySelectorAll<HTMLElement>("[data-copy]") ?? [])];
  const beside = [...(message?.querySelectorAll<HTMLElement>("[data-action]") ?? [])];
  const index = all.findIndex((copy) => message?.contains(copy));
  const place = beside.indexOf(button);
  const targets: Partial<Record<string, HTMLElement | undefined>> = {
    ArrowUp: all[index - 1],
    ArrowDown: all[index + 1],
    ArrowLeft: beside[place - 1],
    ArrowRight: beside[place + 1],
    Home: all[0],
    End: all.at(-1),
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
