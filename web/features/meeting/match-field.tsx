import type { Interest } from "@nakamatch/contract/schemas/people";
import { MESSAGE } from "@nakamatch/contract/vocabulary/limits";
import { type Icebreaker, pickIcebreaker } from "@nakamatch/domain/meeting/icebreakers";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { Lightbulb, SendHorizontal } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { isComposing } from "../../ui/input-method.ts";
import { TextArea } from "../../ui/text-area.tsx";

type MatchFieldProps = {
  label: string;
  /** In common. */
  titles: readonly Interest[];
  /** Not where there are words to answer. */
  hasIdeas: boolean;
  text: string;
  onTextChange: (text: string) => void;
  busy: boolean;
  onSend: (text: string) => void;
};

/** First words to a match, or an idea for them (CHAT-19..25 hold as in the chat, which sends them). */
export function MatchField({ label, titles, hasIdeas, text, onTextChange, busy, onSend }: MatchFieldProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLTextAreaElement>(null);
  const next = (last: Icebreaker | null) => pickIcebreaker(titles, last, Math.random);
  const [idea, setIdea] = useState(() => next(null));
  const textOf = ({ kind, variant, title }: Icebreaker) => t(`icebreakers.${kind}.${variant}`, { title });
  const isIdea = text === textOf(idea);
  const submit = () => {
    if (!busy && isVisible(text)) onSend(text.normalize().trim());
  };
  const use = () => {
    const used = isIdea ? next(idea) : idea;
    setIdea(used);
    onTextChange(textOf(used));
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, Enter picks a word.
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Form onSubmit={submit} className="mt-3 w-full text-left sm:mt-4">
      <div className="flex items-end gap-2">
        <TextArea
          ref={box}
          label={label}
          className="min-w-0 flex-1 max-sm:[&_textarea]:placeholder:text-sm"
          placeholder={hasIdeas ? textOf(idea) : undefined}
          rows={2}
          max={MESSAGE.max}
          maxLength={MESSAGE.max}
          warn={MESSAGE.warn}
          enterKeyHint="send"
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          variant="signal"
          label={t("chats.messages.send")}
          disabled={!isVisible(text)}
          busy={busy}
          icon={<SendHorizontal />}
        />
      </div>
      {hasIdeas && (text === "" || isIdea) && (
        <Button
          variant="quiet"
          icon={<Lightbulb className="size-5" />}
          className="-ml-2 short:-mb-1 px-2! text-on-night! hover:bg-night-high!"
          onClick={use}
        >
          {t(isIdea ? "icebreakers.another" : "icebreakers.use")}
        </Button>
      )}
    </Form>
  );
}
