import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import { PROMPTS } from "@nakamatch/contract/vocabulary/limits";
import { isPromptQuestion } from "@nakamatch/contract/vocabulary/prompts";
import { moved } from "@nakamatch/domain/people/moved";
import type { PromptAnswer as Answer } from "@nakamatch/domain/people/prompts";
import { ArrowDown, ArrowUp, PencilLine, Plus, Trash2 } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { PromptAnswer } from "../../../features/people/profile/prompt-cards.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { QuestionPicker } from "./question-picker.tsx";
import { useChangePrompts } from "./use-change-prompts.ts";

/** `stored`: the initial answer, if any. */
type Draft = Answer & { stored: string | undefined };

type PromptsEditorProps = { prompts: readonly Prompt[]; isUnsaved: RefObject<boolean> };

/** The answers in order, edited one at a time. Each change is saved separately. */
export function PromptsEditor({ prompts, isUnsaved }: PromptsEditorProps) {
  const { t } = useTranslation();
  const { change, refuse, latest, isPending } = useChangePrompts(prompts);
  // Kept here, as other devices may remove its place in the list.
  const [draft, setDraft] = useState<Draft | null>(null);
  const writing = draft?.question ?? null;
  const [isPicking, setPicking] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const isRemoved = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each of these changes
  useEffect(() => {
    // The focused element has moved or was removed.
    const next = nextFocus.current && box.current?.querySelector<HTMLElement>(nextFocus.current);
    if (!next) return;
    next.focus();
    nextFocus.current = null;
  }, [prompts, writing]);
  const answerTo = (question: string, among = prompts) => among.find((prompt) => prompt.question === question)?.answer;
  const isChanged = draft !== null && draft.answer.trim() !== (answerTo(draft.question) ?? "");
  useEffect(() => {
    isUnsaved.current = isChanged;
    return () => {
      isUnsaved.current = false;
    };
  }, [isChanged, isUnsaved]);

  const questionOf = (question: string) =>
    isPromptQuestion(question) ? t(`prompts.questions.${question}`) : t("promptEditor.newer");
  const write = (question: string) => {
    nextFocus.current = null;
    setDraft({ question, answer: answerTo(question) ?? "", stored: answerTo(question) });
  };
  const cancel = () => {
    nextFocus.current = `${of(writing)} [data-edit], [data-pick]`;
    setDraft(null);
  };
  const save = async ({ question, answer: written, stored }: Draft) => {
    const answer = written.trim();
    // From now on the other device's answer is the base.
    const refresh = () => setDraft((now) => now && { ...now, stored: answerTo(question, latest()) });
    if (answerTo(question) !== stored) {
      refresh();
      return refuse();
    }
    const next =
      stored === undefined
        ? [...prompts, { question, answer }]
        : prompts.map((prompt) => (prompt.question === question ? { question, answer } : prompt));
    if (!(await change(next, t("promptEditor.saved")))) return refresh();
    nextFocus.current = `${of(question)} [data-edit]`;
    setDraft(null);
  };
  const move = async (index: number, step: 1 | -1) => {
    nextFocus.current = `${of(prompts[index]?.question ?? null)} [data-step="${step}"]`;
    if (!(await change(moved(prompts, index, index + step), t("promptEditor.moved")))) nextFocus.current = null;
  };
  const remove = async (question: string) => {
    const rest = prompts.filter((prompt) => prompt.question !== question);
    if (!(await change(rest, t("promptEditor.removed")))) return;
    isRemoved.current = true;
    setRemoving(null);
  };
  const isFull = prompts.length >= PROMPTS.most;
  const form = draft && (
    <AnswerForm
      key={draft.question}
      question={questionOf(draft.question)}
      text={draft.answer}
      busy={isPending}
      onText={(answer) => setDraft({ ...draft, answer })}
      onSave={() => void save(draft)}
      onCancel={cancel}
    />
  );
  return (
    <div ref={box} className="flex flex-col gap-4">
      {prompts.length > 0 && (
        <ol className="flex flex-col gap-4">
          {prompts.map(({ question, answer }, index) => (
            <li key={question} data-question={question} className="rounded-control border-2 border-line bg-paper p-4">
              {writing === question ? (
                form
              ) : (
                <>
                  <h3 className="font-sans text-base text-ink-soft">{questionOf(question)}</h3>
                  <PromptAnswer text={answer} />
                  {writing === null && (
                    <div className="-mr-2 -mb-2 flex justify-end">
                      {isPromptQuestion(question) && (
                        <IconButton
                          data-edit=""
                          label={t("promptEditor.change", { question: questionOf(question) })}
                          icon={<PencilLine />}
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
                        onClick={() => {
                          isRemoved.current = false;
                          setRemoving(question);
                        }}
                      />
                    </div>
                  )}
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {draft && answerTo(draft.question) === undefined && (
        <div className="rounded-control border-2 border-line bg-paper p-4">{form}</div>
      )}
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
        finalFocus={() => (isRemoved.current && box.current?.querySelector<HTMLElement>("[data-pick]")) || null}
      />
    </div>
  );
}

function of(question: string | null): string {
  return `[data-question="${question}"]`;
}
