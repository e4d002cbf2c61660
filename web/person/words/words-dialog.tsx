import type { Profile } from "@nakamatch/contract/endpoints/profiles";
import { LIKE_WORDS } from "@nakamatch/contract/vocabulary/limits";
import { type WordsProblem, wordsProblem } from "@nakamatch/domain/meeting/like-words";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { toAppError } from "../../lib/errors.ts";
import type { Translate } from "../../lib/i18n.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { KindIcon } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { isComposing } from "../../ui/input-method.ts";
import { type Option, Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { questionText } from "../profile/question-text.ts";
import { useSendWords } from "./use-send-words.ts";

type WordsDialogProps = {
  /** With a title or an answer, at first. */
  profile: Profile;
  /** What the words are about at first; else a title. */
  promptId: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Likes with a few words about a title or an answer. */
export function WordsDialog({ profile, promptId, open, onOpenChange }: WordsDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const options = subjectsOf(t, profile);
  const [chosen, setSubject] = useState(promptId);
  // What is chosen may have left the profile.
  const subject = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value ?? "";
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<WordsProblem | null>(null);
  // The button's text stays while the dialog closes.
  const [hasLiked] = useState(profile.hasLiked);
  const close = () => onOpenChange(false);
  const { mutate, isPending } = useSendWords(profile, close);
  const refuse = (reason: WordsProblem) => {
    setProblem(reason);
    area.current?.focus();
  };
  const submit = () => {
    if (isPending || options.length === 0) return;
    const found = wordsProblem(text);
    if (found) return refuse(found);
    mutate(
      { text, about: isId(subject) ? { kind: "prompt", id: subject } : { kind: "title", id: Number(subject) } },
      {
        onError: (thrown) => {
          const [issue] = toAppError(thrown).issues;
          if (issue?.path === "text") refuse(issue.reason as WordsProblem);
        },
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, Enter picks a word.
    if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("likeWords.title", { name: profile.nickname })}
      description={t("likeWords.text")}
      dismissable={!isPending}
      size="md"
      actions={
        <>
          <Button disabled={isPending} onClick={close}>
            {t("common.actions.cancel")}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isPending} disabled={options.length === 0}>
            {hasLiked ? t("likeWords.add") : t("likeWords.send")}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-5"
      >
        <Select label={t("likeWords.about")} options={options} value={subject} onValueChange={setSubject} />
        <TextArea
          ref={area}
          label={t("likeWords.label")}
          placeholder={t("likeWords.placeholder")}
          error={problem && t(`likeWords.problems.${problem}`, { max: LIKE_WORDS.max })}
          rows={2}
          max={LIKE_WORDS.max}
          maxLength={LIKE_WORDS.max}
          warn={LIKE_WORDS.max - 20}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
          onKeyDown={onKeyDown}
        />
      </form>
    </FormDialog>
  );
}

/** Shared titles, answers, other titles. */
function subjectsOf(t: Translate, { interests, prompts }: Profile): Option<string>[] {
  const titles = (isShared: boolean) =>
    interests
      .filter((title) => title.isShared === isShared)
      .map(({ id, name, kind }) => ({ value: String(id), label: name, icon: <KindIcon kind={kind} /> }));
  const answers = prompts.map(({ id, question }) => ({ value: id, label: questionText(t, question) }));
  return [...titles(true), ...answers, ...titles(false)];
}

/** Titles have numbers. */
const isId = (subject: string) => subject.includes("-");
