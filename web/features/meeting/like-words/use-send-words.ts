import type { WordsAbout } from "@nakamatch/contract/schemas/like-words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { applyConfirmed, refetchChanged } from "../../../lib/cached-changes.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { likeChanges } from "../likes/cached-likes.ts";
import { likeBackChange } from "../likes/match-lists.ts";
import { type LikeTarget, useAfterLike } from "../likes/use-like.ts";

/** Refusals that close the form. */
const OVER: ReadonlySet<string> = new Set(["WORDS_NOT_ACCEPTED", "WORDS_WRITTEN", "PERSON_NOT_FOUND"]);

/** Likes with a few words. A problem of the text is left to the form, other errors are toasts. */
export function useSendWords(person: LikeTarget, close: () => void) {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const queries = useQueryClient();
  const afterLike = useAfterLike(person);
  return useMutation({
    // Serial with likes and unlikes.
    scope: { id: `like-${person.id}` },
    mutationFn: async (words: { text: string; about: WordsAbout }) => {
      const sentAt = Date.now();
      return { ...(await api.likes.likeWithWords({ personId: person.id, ...words })), sentAt };
    },
    onSuccess: (liked) => {
      close();
      applyConfirmed(queries, ...likeChanges(person.id, true, liked.isMatch));
      if (liked.isMatch) applyConfirmed(queries, likeBackChange(person.id, true, session.now()));
      afterLike(liked);
      if (liked.isNewMatch) return;
      const description = t("likeWords.sentText", { name: person.nickname });
      toast({ title: t("likeWords.sent"), description, variant: "success" });
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      if (error.issues.some(({ path }) => path === "text")) return;
      if (OVER.has(error.code)) {
        close();
        void refetchChanged(queries, orpc.likeWords.between.key());
      }
      // Refetches the profile, the source of the choices.
      if (error.code === "WORDS_ABOUT_GONE") {
        void refetchChanged(queries, orpc.profiles.get.key({ input: { personId: person.id } }));
      }
      const description = error.code === "INTERNAL" ? t("likeWords.failed") : error.text(t);
      toast({ title: t("common.toasts.error"), description, variant: "destructive" });
    },
  });
}
