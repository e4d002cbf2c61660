import type { Interest } from "@nakamatch/contract/schemas/people";
import { LIKE_WORDS } from "@nakamatch/contract/vocabulary/limits";
import { type WordsProblem, wordsProblem } from "@nakamatch/domain/meeting/like-words";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { KindIcon } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { isComposing } from "../../ui/input-method.ts";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { LikeTarget } from "../likes/use-like.ts";
import { useSendWords } from "./use-send-words.ts";

type WordsDialogProps = {
  person: LikeTarget & { hasLiked: boolean };
  /** Not empty; the first is chosen. */
  titles: readonly Interest[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Likes with a few words about a title. */
export function WordsDialog({ person, titles, open, onOpenChange }: WordsDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [titleId, setTitleId] = useState(String(titles[0]?.id));
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<WordsProblem | null>(null);
  // The button's text stays while the dialog closes.
  const [hasLiked] = useState(person.hasLiked);
  const close = () => onOpenChange(false);
  const { mutate, isPending } = useSendWords(person, close);
  const refuse = (reason: WordsProblem) => {
    setProblem(reason);
    area.current?.focus();
  };
  const submit = () => {
    if (isPending) return;
    const found = wordsProblem(text);
    if (found) return refuse(found);
    mutate(
      { text, about: { kind: "title", id: Number(titleId) } },
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
      title={t("likeWords.title", { name: person.nickname })}
      description={t("likeWords.text")}
      dismissable={!isPending}
      size="md"
      actions={
        <>
          <Button disabled={isPending} onClick={close}>
            {t("common.actions.cancel")}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isPending}>
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
        <Select
          label={t("likeWords.about")}
          options={titles.map(({ id, name, kind }) => ({
            value: String(id),
            label: name,
            icon: <KindIcon kind={kind} />,
          }))}
          value={titleId}
          onValueChange={setTitleId}
        />
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
