import type { Profile } from "@nakamatch/contract/endpoints/people/profiles";
import type { WordsAbout } from "@nakamatch/contract/schemas/like-words";
import { LIKE_WORDS } from "@nakamatch/contract/vocabulary/limits";
import { type WordsProblem, wordsProblem } from "@nakamatch/domain/meeting/like-words";
import { photoIdOf } from "@nakamatch/domain/people/photo-address";
import { Image } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { toAppError } from "../../../lib/errors.ts";
import type { Translate } from "../../../lib/i18n.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { KindIcon } from "../../../ui/badge.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { isComposing } from "../../../ui/input-method.ts";
import { type Option, Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { questionText } from "../../people/profile/question-text.ts";
import { SaidPhoto } from "./said-photo.tsx";
import { useSendWords } from "./use-send-words.ts";
import { useWordsDrafts } from "./words-drafts.ts";

type WordsDialogProps = {
  /** Has at least one title, answer or photo. */
  profile: Profile;
  /** What the viewer has pressed, selected initially; undefined is that of the draft, or what the profile shows first. */
  about: WordsAbout | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Likes with a few words about a title, an answer or a photo. */
export function WordsDialog({ profile, about, open, onOpenChange }: WordsDialogProps) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const subjects = subjectsOf(t, profile);
  const drafts = useWordsDrafts();
  const [draft] = useState(() => drafts.get(profile.id));
  const [chosen, setChosen] = useState(() => {
    if (about) return keyOf(about);
    const known = subjects.find(({ value }) => value === draft?.about) ?? headlineIn(subjects, profile);
    return known?.value;
  });
  const subject = subjects.find(({ value }) => value === chosen);
  // The owner may have removed it meanwhile.
  const isGone = chosen !== undefined && !subject;
  const [text, setText] = useState(draft?.text ?? "");
  const [problem, setProblem] = useState<WordsProblem | null>(null);
  // Fixed, so that the button's text does not change while the dialog closes.
  const [hasLiked] = useState(profile.hasLiked);
  // The button that opened it may be gone by the time it closes; its place stays.
  const [opener] = useState(() => document.activeElement);
  const [place] = useState(() => opener?.parentElement?.closest<HTMLElement>('[tabindex="-1"]'));
  const close = () => onOpenChange(false);
  const { mutate, isPending } = useSendWords(profile, close);
  const keep = (next: string, of = chosen) => {
    if (next.trim() === "") drafts.delete(profile.id);
    else drafts.set(profile.id, { text: next, about: of });
  };
  const refuse = (reason: WordsProblem) => {
    setProblem(reason);
    area.current?.focus();
  };
  const submit = () => {
    if (isPending || !subject) return;
    const found = wordsProblem(text);
    if (found) return refuse(found);
    mutate(
      { text, about: subject.about },
      {
        onSuccess: () => drafts.delete(profile.id),
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
      onDiscard={() => drafts.delete(profile.id)}
      initialFocus={area}
      title={t("likeWords.title", { name: profile.nickname })}
      label={t(hasLiked ? "likeWords.add" : "likeWords.send")}
      busy={isPending}
      disabled={!subject}
      finalFocus={() => (opener?.isConnected ? null : place) ?? null}
      onSubmit={submit}
    >
      <div className="flex items-start gap-3">
        {/* As high as the choice with its label, so that a low window has room for the field. */}
        {subject?.photo !== undefined && (
          <SaidPhoto url={subject.photo} alt={subject.label} width="78px" className="size-19.5" />
        )}
        <Select
          className="flex-1"
          label={t("likeWords.about")}
          options={subjects}
          value={subject?.value ?? null}
          error={isGone && t("errors.codes.WORDS_ABOUT_GONE")}
          onValueChange={(next) => {
            setChosen(next);
            keep(text, next);
          }}
        />
      </div>
      {subject?.answer !== undefined && (
        <figure className="rounded-control border-2 border-line px-3 py-1.5 leading-snug">
          <figcaption className="user-text text-ink-soft text-sm">{subject.label}</figcaption>
          <blockquote dir="auto" className="line-clamp-3 [overflow-wrap:anywhere]">
            {subject.answer}
          </blockquote>
        </figure>
      )}
      <TextArea
        ref={area}
        label={t("likeWords.label")}
        placeholder={subject?.about.kind === "title" ? t("likeWords.placeholder") : undefined}
        hint={t("likeWords.text")}
        error={problem && t(`likeWords.problems.${problem}`, { max: LIKE_WORDS.max })}
        rows={2}
        max={LIKE_WORDS.max}
        maxLength={LIKE_WORDS.max}
        warn={LIKE_WORDS.max - 20}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          keep(event.target.value);
          setProblem(null);
        }}
        onKeyDown={onKeyDown}
      />
    </FormDialog>
  );
}

interface Subject extends Option<string> {
  about: WordsAbout;
  /** The photo's address. */
  photo?: string;
  /** To the question that the label is. */
  answer?: string;
}

/** Few, so that choosing is light: shared titles, answers and photos; other titles where there is nothing else. */
function subjectsOf(t: Translate, { interests, prompts, photos }: Profile): Subject[] {
  const titles = (isShared: boolean) =>
    interests
      .filter((title) => title.isShared === isShared)
      .map(({ id, name, kind }) => subjectOf({ kind: "title", id }, { label: name, icon: <KindIcon kind={kind} /> }));
  const answers = prompts.map(({ id, question, answer }) =>
    subjectOf({ kind: "prompt", id }, { label: questionText(t, question), answer }),
  );
  const pictures = photos.flatMap((photo, index) => {
    const id = photoIdOf(photo);
    const shown = { label: t("likeWords.photo", { number: index + 1 }), icon: <Image className="size-5" />, photo };
    return id === undefined ? [] : [subjectOf({ kind: "photo", id }, shown)];
  });
  const near = [...titles(true), ...answers, ...pictures];
  return near.length > 0 ? near : titles(false);
}

function subjectOf(about: WordsAbout, shown: Omit<Subject, "about" | "value">): Subject {
  return { ...shown, about, value: keyOf(about) };
}

const keyOf = ({ kind, id }: WordsAbout) => `${kind} ${id}`;

/** The title of the profile's first sentence, else the first of what can be chosen. */
function headlineIn(subjects: readonly Subject[], { taste }: Profile): Subject | undefined {
  return subjects.find(({ about, label }) => about.kind === "title" && label === taste?.title) ?? subjects[0];
}
