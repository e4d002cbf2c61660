import type { PrivateNote } from "@nakamatch/contract/endpoints/moderation/cases";
import { PRIVATE_NOTE_MAX } from "@nakamatch/contract/vocabulary/moderation";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { usePart } from "../../lib/app.tsx";
import { toAppError } from "../../lib/errors.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { Form } from "../../ui/form.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useToast } from "../../ui/toast.tsx";

type PrivateNotesProps = { personId: string; notes: PrivateNote[]; level?: 2 | 3 };

/** The id makes retries idempotent. */
const newNote = (text: string) => ({ noteId: crypto.randomUUID(), text });

/** Unsent notes by author and person, kept while moving between cases; not across reloads. */
const createUnsent = () => new Map<string, ReturnType<typeof newNote>>();

/** Moderators' private notes about a person. */
export function PrivateNotes({ personId, notes, level = 3 }: PrivateNotesProps) {
  const { t, language } = useTranslation();
  const unsent = usePart(createUnsent);
  const key = `${useUser().id} ${personId}`;
  const [note, setNote] = useState(() => unsent.get(key) ?? newNote(""));
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const Heading = level === 2 ? "h2" : "h3";
  const add = useNoteChange(t("moderation.notes.failed"), async () => {
    await api.privateNotes.add({ personId, ...note });
    // It may have been changed after moving away and back.
    if (unsent.get(key)?.noteId === note.noteId) unsent.delete(key);
  });
  const remove = useNoteChange(t("moderation.notes.removeFailed"), (id: string) =>
    api.privateNotes.remove({ noteId: id }),
  );
  return (
    <div className="flex w-full flex-col gap-3">
      <Heading ref={heading} id={title} tabIndex={-1} className="text-base">
        {t("moderation.notes.title")}
      </Heading>
      {notes.length === 0 ? (
        <p className="text-ink-soft text-sm">{t("moderation.notes.none")}</p>
      ) : (
        <ul aria-labelledby={title} className="flex flex-col gap-3 text-sm">
          {notes.map(({ id, text, writtenAt, author, isMine }) => {
            const date = formatDateTime(writtenAt, language);
            return (
              <li key={id} className="min-w-0">
                <p className="user-text whitespace-pre-line">{text}</p>
                <p className="text-ink-soft">
                  <time dateTime={writtenAt}>{date}</time>
                  <br />
                  {author === null ? t("moderation.notes.byDeleted") : t("moderation.case.decidedBy", { name: author })}
                </p>
                {isMine && (
                  <DisappearingButton
                    variant="quiet"
                    focusFallback={() => heading.current}
                    busy={remove.isPending && remove.variables === id}
                    aria-label={t("moderation.notes.removeName", { date })}
                    onClick={() => remove.mutate(id)}
                  >
                    {t("moderation.notes.remove")}
                  </DisappearingButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Form
        className="flex flex-col items-start gap-3"
        onSubmit={() => {
          if (!isVisible(note.text)) return field.current?.focus();
          add.mutate(undefined, { onSuccess: () => setNote(newNote("")) });
        }}
      >
        <TextArea
          ref={field}
          label={t("moderation.notes.label")}
          hint={t("moderation.notes.hint")}
          className="w-full"
          rows={2}
          value={note.text}
          readOnly={add.isPending}
          onChange={(event) => {
            const next = newNote(event.target.value);
            setNote(next);
            unsent.set(key, next);
          }}
          max={PRIVATE_NOTE_MAX}
          maxLength={PRIVATE_NOTE_MAX}
        />
        <Button type="submit" busy={add.isPending}>
          {t("moderation.notes.add")}
        </Button>
      </Form>
    </div>
  );
}

/** Pending until the person is refetched. */
function useNoteChange<Input = void>(failed: string, call: (input: Input) => Promise<unknown>) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => queries.invalidateQueries({ queryKey: orpc.cases.person.key() }),
    onError: (error) => toast({ title: failed, description: toAppError(error).text(t), variant: "destructive" }),
  });
}
