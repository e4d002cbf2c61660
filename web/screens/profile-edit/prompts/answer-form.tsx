import { PROMPTS } from "@nakamatch/contract/vocabulary/limits";
import { toggleSpoiler } from "@nakamatch/domain/meeting/spoilers";
import { answerProblem } from "@nakamatch/domain/people/prompts";
import { EyeOff } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

type AnswerFormProps = {
  question: string;
  /** As stored; empty for a new one. */
  answer: string;
  busy: boolean;
  /** Set while the text differs from the stored one. */
  isUnsaved: RefObject<boolean>;
  onSave: (answer: string) => void;
  onCancel: () => void;
};

/** Takes the focus when it appears. Its problem shows once it was to be saved. */
export function AnswerForm({ question, answer, busy, isUnsaved, onSave, onCancel }: AnswerFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(answer);
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isChanged = text.trim() !== answer;
  useEffect(() => {
    isUnsaved.current = isChanged;
    return () => {
      isUnsaved.current = false;
    };
  }, [isChanged, isUnsaved]);
  const problem = answerProblem(text);
  const shown = isTried || problem === "tooLong" ? problem : null;
  const hide = () => {
    const field = box.current;
    if (!field) return;
    const next = toggleSpoiler(text, field.selectionStart, field.selectionEnd);
    // React's change would move the cursor to the end.
    field.value = next.text;
    field.focus();
    field.setSelectionRange(next.start, next.end);
    setText(next.text);
  };
  return (
    <form
      noValidate
      aria-label={question}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problem) box.current?.focus();
        else if (!busy) onSave(text.trim());
      }}
    >
      <TextArea
        ref={box}
        dir="auto"
        rows={3}
        label={question}
        value={text}
        max={PROMPTS.answer}
        used={text.normalize("NFC").length}
        error={shown && t(`promptEditor.problems.${shown}`, { max: PROMPTS.answer })}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <IconButton
          label={t("chats.spoiler.mark")}
          icon={<EyeOff />}
          // Keeps the selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={hide}
        />
        <div className="flex flex-1 flex-wrap justify-end gap-3 max-sm:*:flex-1">
          <Button onClick={onCancel} disabled={busy}>
            {t("common.actions.cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {t("promptEditor.save")}
          </Button>
        </div>
      </div>
    </form>
  );
}
