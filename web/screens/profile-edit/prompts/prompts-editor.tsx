import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import { PROMPTS } from "@nakamatch/contract/vocabulary/limits";
import { isPromptQuestion } from "@nakamatch/contract/vocabulary/prompts";
import { ArrowDown, ArrowUp, PencilLine, Plus, Trash2 } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { PromptAnswer } from "../../../person/profile/prompts.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { QuestionPicker } from "./question-picker.tsx";
import { useChangePrompts } from "./use-change-prompts.ts";

type PromptsEditorProps = { prompts: readonly Prompt[]; isUnsaved: RefObject<boolean> };

/** The answers in their order; one at a time is written. Every change is stored by itself. */
export function PromptsEditor({ prompts, isUnsaved }: PromptsEditorProps) {
  const { t } = useTranslation();
  const { change, isPending } = useChangePrompts(prompts);
  // The question being answered.
  const [writing, setWriting] = useState<string | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string>(null);
  const focusOn = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each of these changes
  useEffect(() => {
    // What had the focus has moved or is gone.
    if (nextFocus.current) focusOn(nextFocus.current);
    nextFocus.current = null;
  }, [prompts, writing]);

  const questionOf = (question: string) =>
    isPromptQuestion(question) ? t(`prompts.questions.${question}`) : t("promptEditor.newer");
  const write = (question: string | null) => {
    const closed = writing;
    nextFocus.current = question === null && closed ? `${of(closed)} [data-edit], [data-pick]` : null;
    setWriting(question);
  };
  const save = async (question: string, answer: string) => {
    const isNew = !prompts.some((prompt) => prompt.question === question);
    const next = isNew
      ? [...prompts, { question, answer }]
      : prompts.map((prompt) => (prompt.question === question ? { question, answer } : prompt));
    if (await change(next, t("promptEditor.saved"))) write(null);
  };
  const move = async (index: number, step: 1 | -1) => {
    const next = [...prompts];
    const [moved] = next.splice(index, 1);
    if (!moved) return;
    next.splice(index + step, 0, moved);
    nextFocus.current = `${of(moved.question)} [data-step="${step}"]`;
    await change(next, t("promptEditor.moved"));
  };
  const remove = async (question: string) => {
    const rest = prompts.filter((prompt) => prompt.question !== question);
    if (await change(rest, t("promptEditor.removed"))) setRemoving(null);
  };
  const isFull = prompts.length >= PROMPTS.most;
  const isNew = writing !== null && !prompts.some(({ question }) => question === writing);
  const form = (question: string, answer: string) => (
    <AnswerForm
      key={question}
      question={questionOf(question)}
      answer={answer}
      busy={isPending}
      isUnsaved={isUnsaved}
      onSave={(text) => void save(question, text)}
      onCancel={() => write(null)}
    />
  );
  return (
    <div ref={box} className="flex flex-col gap-4">
      {prompts.length > 0 && (
        <ol className="flex flex-col gap-4">
          {prompts.map(({ question, answer }, index) => (
            <li key={question} data-question={question} className="rounded-control border-2 border-line bg-paper p-4">
              {writing === question ? (
                form(question, answer)
              ) : (
                <>
                  <h3 className="font-sans text-base text-ink-soft">{questionOf(question)}</h3>
                  <PromptAnswer text={answer} />
                  <div className="-mr-2 -mb-2 flex justify-end">
                    {isPromptQuestion(question) && (
                      <IconButton
                        data-edit=""
                        label={t("promptEditor.change", { question: questionOf(question) })}
                        icon={<PencilLine />}
                        disabled={writing !== null}
                        onClick={() => write(question)}
                      />
                    )}
                    {prompts.length > 1 &&
                      ([-1, 1] as const).map((step) => {
                        const isEnd = prompts[index + step] === undefined;
                        const label = step < 0 ? "promptEditor.up" : "promptEditor.down";
                        return (
                          <IconButton
                            key={step}
                            data-step={step}
                            label={t(label, { question: questionOf(question) })}
                            icon={step < 0 ? <ArrowUp /> : <ArrowDown />}
                            // Not `disabled`, which would lose the focus.
                            aria-disabled={isEnd || undefined}
                            className={isEnd ? "opacity-40" : undefined}
                            onClick={() => !isEnd && void move(index, step)}
                          />
                        );
                      })}
                    <IconButton
                      label={t("promptEditor.remove", { question: questionOf(question) })}
                      icon={<Trash2 />}
                      disabled={writing !== null}
                      onClick={() => setRemoving(question)}
                    />
                  </div>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {isNew && <div className="rounded-control border-2 border-line bg-paper p-4">{form(writing, "")}</div>}
      {writing === null &&
        (isFull ? (
          <p data-pick="" tabIndex={-1} className="text-ink-soft">
            {t("promptEditor.full", { max: PROMPTS.most })}
          </p>
        ) : (
          <Button data-pick="" block icon={<Plus className="size-5" />} onClick={() => setPicking(true)}>
            {prompts.length === 0 ? t("promptEditor.choose") : t("promptEditor.another")}
          </Button>
        ))}
      <QuestionPicker
        open={isPicking}
        onOpenChange={setPicking}
        without={prompts.map(({ question }) => question)}
        onPick={(question) => {
          setPicking(false);
          write(question);
        }}
        finalFocus={() => box.current?.querySelector<HTMLElement>("textarea, [data-pick]") ?? null}
      />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t("promptEditor.ask.title")}
        description={t("promptEditor.ask.text")}
        confirmLabel={t("promptEditor.ask.confirm")}
        tone="danger"
        busy={isPending}
        onConfirm={() => removing !== null && void remove(removing)}
        finalFocus={() => box.current?.querySelector<HTMLElement>("[data-pick]") ?? null}
      />
    </div>
  );
}

function of(question: string): string {
  return `[data-question="${question}"]`;
}
