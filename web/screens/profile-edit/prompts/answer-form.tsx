import { PROMPTS } from "@nakamatch/contract/vocabulary/limits";
import { toggleSpoiler } from "@nakamatch/domain/meeting/spoilers";
import { answerProblem } from "@nakamatch/domain/people/prompts";
import { EyeOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

type AnswerFormProps = {
  question: string;
  text: string;
  busy: boolean;
  onText: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
};

/** Focused on mount. Shows its error after the first attempt to save. */
export function AnswerForm({ question, text, busy, onText, onSave, onCancel }: AnswerFormProps) {
  const { t } = useTranslation();
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
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
    onText(next.text);
  };
  return (
    <Form
      aria-label={question}
      className="flex flex-col gap-3"
      onSubmit={() => {
        setTried(true);
        if (problem) box.current?.focus();
        else if (!busy) onSave();
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
        onChange={(event) => onText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="quiet"
          icon={<EyeOff className="size-5" />}
          // Keeps the selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={hide}
          className="-ml-3 px-3"
        >
          {t("chats.spoiler.mark")}
        </Button>
        <div className="flex flex-wrap justify-end gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button onClick={onCancel} disabled={busy}>
            {t("common.actions.cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {t("promptEditor.save")}
          </Button>
        </div>
      </div>
    </Form>
  );
}
