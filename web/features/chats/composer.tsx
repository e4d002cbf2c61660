import { MESSAGE } from "@nakamatch/contract/vocabulary/limits";
import { messageCounterLevel, messageProblem } from "@nakamatch/domain/meeting/message";
import { asSpoiler } from "@nakamatch/domain/meeting/message-parts";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { EyeOff, SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef } from "react";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Counter } from "../../ui/counter.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { isComposing } from "../../ui/input-method.ts";
import { useToast } from "../../ui/toast.tsx";
import { prepareCensorship } from "./censorship/censor-message.ts";
import { useCensorship } from "./censorship/settings.ts";
import { useDraftText } from "./drafts.ts";
import { useTypingSignal } from "./use-typing.ts";

export type ComposerProps = {
  ref?: Ref<HTMLTextAreaElement> | undefined;
  chatId: string;
  /** The other person's name, for the label. */
  name: string;
  /** A message is under way: another one does not start (CHAT-25). */
  isSending: boolean;
  /** Called with the trimmed text of a valid message. */
  onSend: (text: string) => void;
};

/**
 * Writes and sends a message: Enter sends, Shift+Enter starts a new line, a counter shows the room left (CHAT-19..25). A
 * button hides the selected part as a spoiler. It
 * holds the draft itself, so that a key press re-renders no message.
 */
export function Composer({ ref, chatId, name, isSending, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const counter = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement);
  const { id: viewerId } = useUser();
  const [text, write] = useDraftText(viewerId, chatId);
  const tellTyping = useTypingSignal(chatId);
  const { enabled } = useCensorship();
  useEffect(() => {
    if (enabled) void prepareCensorship();
  }, [enabled]);

  const submit = () => {
    if (isSending) return;
    const problem = messageProblem(text);
    if (problem === "tooLong") toast({ title: t("chats.messages.tooLong"), variant: "destructive" });
    if (problem !== null) return;
    onSend(text.trim());
    // The button is disabled while there is no text, and would lose the focus.
    box.current?.focus();
  };
  const hideSelection = () => {
    const field = box.current;
    if (!field) return;
    const next = asSpoiler(text, field.selectionStart, field.selectionEnd);
    field.focus();
    if (next.text.length > MESSAGE.max) {
      toast({ title: t("chats.messages.tooLong"), variant: "destructive" });
      return;
    }
    // The field itself first: a change by React alone would move the cursor to the end.
    field.value = next.text;
    field.setSelectionRange(next.start, next.end);
    write(next.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter chooses a word.
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex items-end gap-2.5 border-edge border-t-2 bg-sheet py-2.5 pr-3 pl-1.5 md:pr-4"
    >
      <IconButton
        label={t("chats.spoiler.mark")}
        icon={<EyeOff />}
        className="-mr-1.5 mb-0.5"
        // The selection in the text stays.
        onMouseDown={(event) => event.preventDefault()}
        onClick={hideSelection}
      />
      <div className="relative min-w-0 flex-1">
        <textarea
          ref={box}
          dir="auto"
          rows={1}
          value={text}
          maxLength={MESSAGE.max}
          aria-label={t("chats.messages.write", { name })}
          aria-describedby={counter}
          placeholder={t("chats.messages.placeholder")}
          enterKeyHint="send"
          onChange={(event) => {
            write(event.target.value);
            if (isVisible(event.target.value)) tellTyping();
          }}
          onKeyDown={onKeyDown}
          className={cx(
            "control field-sizing-content block max-h-40 resize-none rounded-3xl py-2.5 pl-4",
            text !== "" && "pr-18",
          )}
        />
        <span
          data-counter={messageCounterLevel(text.length)}
          // Beside it the placeholder would take two lines on a phone.
          hidden={text === ""}
          className="pointer-events-none absolute right-3.5 bottom-2.5 rounded bg-sheet px-1"
        >
          <Counter id={counter} used={text.length} max={MESSAGE.max} warn={MESSAGE.warn} />
        </span>
      </div>
      <IconButton
        type="submit"
        variant="signal"
        label={t("chats.messages.send")}
        disabled={messageProblem(text) === "empty"}
        busy={isSending}
        icon={<SendHorizontal />}
        className="mb-0.5"
      />
    </form>
  );
}
