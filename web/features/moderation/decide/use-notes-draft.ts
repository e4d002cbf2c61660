import type { ModeratedPerson } from "@nakamatch/contract/endpoints/moderation/cases";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { api, orpc } from "../../../lib/api.ts";
import { useDebounce } from "../../../lib/debounce.ts";
import { useTranslation } from "../../../lib/translation.tsx";

/** Milliseconds. */
const SAVE_MS = 500;

type NotesDraft = {
  personId: string;
  /** Without a case, nothing is stored. */
  caseId: string | undefined;
  /** The draft stored on the server. */
  draft: string | null | undefined;
  isOpen: boolean;
};

/** Notes of a case, autosaved on the server while typing and on closing; `drop` deletes them after the decision. */
export function useNotesDraft({ personId, caseId, draft, isOpen }: NotesDraft) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const unsaved = useRef<string>(undefined);
  const { run, cancel } = useDebounce(SAVE_MS);
  const { mutate, status } = useMutation({
    // Serial, in the order of changes.
    scope: { id: "note-drafts" },
    mutationFn: async (notes: string) => caseId && (await api.cases.saveDraft({ personId, caseId, notes })),
  });
  const save = useCallback(() => {
    const notes = unsaved.current;
    if (notes === undefined || !caseId) return;
    unsaved.current = undefined;
    mutate(notes);
    queries.setQueryData(
      orpc.cases.person.queryKey({ input: { personId } }),
      (person: ModeratedPerson | undefined) => person && { ...person, draft: notes },
    );
  }, [caseId, personId, mutate, queries]);
  useEffect(() => (isOpen ? save : undefined), [isOpen, save]);
  const [savedFor, setSavedFor] = useState(personId);
  const saveAgain = useEffectEvent(() => {
    unsaved.current = typed;
    setSavedFor(personId);
    save();
  });
  useEffect(() => {
    // The case goes on under another name.
    if (savedFor !== personId) saveAgain();
  }, [savedFor, personId]);
  return {
    notes: typed ?? draft ?? "",
    setNotes: (notes: string) => {
      setTyped(notes);
      unsaved.current = notes;
      run(save);
    },
    status:
      caseId && (status === "success" ? t("banDialog.draft.saved") : status === "error" && t("banDialog.draft.failed")),
    isKept: caseId !== undefined && status !== "error",
    drop: () => {
      unsaved.current = undefined;
      cancel();
    },
  };
}
