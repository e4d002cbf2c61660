import { Check, Copy } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useErrorToast } from "../../ui/toast.tsx";

/** How long the button says that it has copied, in milliseconds. */
const DONE_MS = 2000;

type CopyButtonProps = {
  text: string;
  /** The id of the element with the text, which tells these buttons of a conversation apart. */
  describedBy: string;
  /** The one of the conversation that Tab reaches; the arrow keys lead to the others. */
  isTabStop: boolean;
};

/**
 * Copies a message as it was written. It appears beside the message under the mouse, at a tap on the message, and when it has the
 * focus; until then it cannot be pressed by accident.
 */
export function CopyButton({ text, describedBy, isTabStop }: CopyButtonProps) {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    clearError();
    try {
      await navigator.clipboard.writeText(text);
      setIsDone(true);
    } catch {
      fail(t("common.toasts.error"), t("chats.messages.copyError"));
    }
  };
  return (
    <>
      <IconButton
        data-copy=""
        label={t("chats.messages.copy")}
        aria-describedby={describedBy}
        icon={isDone ? <Check /> : <Copy />}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => void copy()}
        onKeyDown={moveByArrows}
        className="in-[[data-message]:hover]:pointer-events-auto pointer-events-none in-[[data-message]:hover]:opacity-100 opacity-0 focus-visible:pointer-events-auto focus-visible:opacity-100"
      />
      {isDone && <Announce text={t("chats.messages.copied")} />}
    </>
  );
}

/** Leads to the button of the message above or below, of the oldest or the newest. */
function moveByArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const all = [...(event.currentTarget.closest("[role=list]")?.querySelectorAll<HTMLElement>("[data-copy]") ?? [])];
  const index = all.indexOf(event.currentTarget);
  const targets: Partial<Record<string, HTMLElement | undefined>> = {
    ArrowUp: all[index - 1],
    ArrowDown: all[index + 1],
    Home: all[0],
    End: all.at(-1),
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
