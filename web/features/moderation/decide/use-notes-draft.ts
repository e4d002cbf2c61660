import type { ModeratedPerson } from "@nakamatch/contract/endpoints/moderation/cases";
import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../../lib/api.ts";
import { useDraft } from "./use-draft.ts";

type NotesDraft = {
  personId: string;
  /** Without a case, nothing is stored. */
  caseId: string | undefined;
  /** The draft stored on the server. */
  draft: string | null | undefined;
  isOpen: boolean;
};

/** Unsent notes of a case, also if it goes on under another name. */
export function useNotesDraft({ personId, caseId, draft, isOpen }: NotesDraft) {
  const queries = useQueryClient();
  return useDraft({
    about: caseId && personId,
    stored: draft,
    isOpen,
    save: async (notes) => caseId && (await api.cases.saveDraft({ personId, caseId, notes })),
    cache: (notes) =>
      queries.setQueryData(
        orpc.cases.person.queryKey({ input: { personId } }),
        (person: ModeratedPerson | undefined) => person && { ...person, draft: notes },
      ),
  });
}
