import { MESSAGE } from "@nakamatch/contract/vocabulary/limits";
import { messageCounterLevel, messageProblem } from "@nakamatch/domain/meeting/message";
import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { Counter } from "../../ui/counter.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useToast } from "../../ui/toast.tsx";

export type ComposerProps = {
  /** The other person's name, for the label. */
  name: string;
  text: string;
  onTextChange: (text: string) => void;
  /** A message is under way: another one does not start (CHAT-25). */
  isSending: boolean;
  /** Gets the trimmed text of a good message. */
  onSend: (text: string) => void;
};

/** Where one writes: Enter sends, Shift+Enter makes a new line, a counter says how much room is left (CHAT-19..25). */
export function Composer({ name, text, onTextChange, isSending, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const counter = useId();

  const submit = () => {
    if (isSending) return;
    const problem = messageProblem(text);
    if (problem === "tooLong") toast({ title: t("chats.messages.tooLong"), variant: "destructive" });
    if (problem === null) onSend(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter chooses a word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex items-end gap-2.5 border-edge border-t-2 bg-sheet px-3 py-2.5 md:px-4"
    >
      <div className="relative min-w-0 flex-1">
        <textarea
          rows={1}
          value={text}
          maxLength={MESSAGE.max}
          aria-label={t("chats.messages.write", { name })}
          aria-describedby={counter}
          placeholder={t("chats.messages.placeholder")}
          enterKeyHint="send"
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="control field-sizing-content block max-h-40 resize-none rounded-3xl py-2.5 pr-20 pl-4"
        />
        <span
          data-counter={messageCounterLevel(text.length)}
          className="pointer-events-none absolute right-3.5 bottom-2.5 rounded bg-sheet px-1"
        >
          <Counter id={counter} used={text.length} max={MESSAGE.max} warn={MESSAGE.warn} />
        </span>
      </div>
      <IconButton
        type="submit"
        variant="signal"
        label={t("chats.messages.send")}
        busy={isSending}
        icon={<SendHorizontal />}
        className="mb-0.5"
      />
    </form>
  );
}
