import { PROMPT_TOPICS, type PromptQuestion, type PromptTopic } from "@nakamatch/contract/vocabulary/prompts";
import { useId, useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { DialogProps } from "../../../ui/dialog-panel.tsx";
import { fold, searchItems } from "../../../ui/search.ts";
import { SearchField } from "../../../ui/search-field.tsx";

const TOPICS = Object.keys(PROMPT_TOPICS) as PromptTopic[];

type QuestionPickerProps = Pick<DialogProps, "open" | "onOpenChange" | "finalFocus"> & QuestionsProps;

/** Questions by topic, with search. `without`: excluded questions, as they are answered. */
export function QuestionPicker({ without, onPick, ...dialog }: QuestionPickerProps) {
  const { t } = useTranslation();
  return (
    <Dialog {...dialog} title={t("promptEditor.choose")} size="md">
      <Questions without={without} onPick={onPick} />
    </Dialog>
  );
}

type QuestionsProps = { without: readonly string[]; onPick: (question: PromptQuestion) => void };

function Questions({ without, onPick }: QuestionsProps) {
  const { t } = useTranslation();
  const heading = useId();
  const [search, setSearch] = useState("");
  const topics = TOPICS.map((topic) => {
    const free = PROMPT_TOPICS[topic].filter((question) => !without.includes(question));
    const texts = free.map((question) => fold(t(`prompts.questions.${question}`)));
    return { topic, found: searchItems<PromptQuestion>(free, texts, search) };
  }).filter(({ found }) => found.length > 0);
  return (
    <div className="flex flex-col gap-6">
      <SearchField
        label={t("promptEditor.search")}
        maxLength={100}
        placeholder={t("common.search.placeholder")}
        value={search}
        onValueChange={setSearch}
      />
      {topics.map(({ topic, found }) => (
        <section key={topic} aria-labelledby={`${heading}-${topic}`}>
          <h3 id={`${heading}-${topic}`} className="mb-2 text-lg">
            {t(`promptEditor.topics.${topic}`)}
          </h3>
          <ul className="flex flex-col gap-2">
            {found.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => onPick(question)}
                  className="min-h-12 w-full rounded-control border-2 border-line bg-sheet px-4 py-2 text-left font-bold hover:border-edge hover:bg-wash"
                >
                  {t(`prompts.questions.${question}`)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p role="status" className="text-ink-soft empty:hidden">
        {topics.length === 0 && t("promptEditor.nothing")}
      </p>
    </div>
  );
}
