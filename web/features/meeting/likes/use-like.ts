import type { Interest, PersonSummary } from "@nakamatch/contract/schemas/people";
import { CONFETTI } from "@nakamatch/contract/vocabulary/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { applyConfirmed, changeAtOnce, refetchChanged } from "../../../lib/cached-changes.ts";
import { type AppError, tellsUntilWhen, toAppError } from "../../../lib/errors.ts";
import { sendOrFind } from "../../../lib/lost-answers.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { refetchChats } from "../../chats/refetch-chats.ts";
import { likeChanges } from "./cached-likes.ts";
import { useCelebration } from "./celebration.ts";
import { likeBackChange } from "./match-lists.ts";

/** The notice of a match can still be read once the confetti, which draw the eyes first, have fallen. */
const MATCH_TOAST_MS = CONFETTI.durationMs + 3000;

export type LikeTarget = Pick<PersonSummary, "id" | "nickname" | "avatarUrl">;

/**
 * Likes or unlikes a person. Idempotent: sends the wanted state. Optimistic, with rollback (LIKE-04..08); celebrates a
 * match.
 */
export function useLike(person: LikeTarget): (wanted: boolean) => void {
  const { t } = useTranslation();
  const { session } = useApp();
  const afterLike = useAfterLike(person);
  const toast = useToast();
  const queries = useQueryClient();
  const name = person.nickname;
  const { mutate } = useMutation({
    // Serial per person.
    scope: { id: `like-${person.id}` },
    mutationFn: async (wanted: boolean) => {
      const sentAt = Date.now();
      return { ...(await setLike(person.id, wanted)), sentAt };
    },
    onMutate: (wanted) =>
      changeAtOnce(queries, ...likeChanges(person.id, wanted), likeBackChange(person.id, wanted, session.now())),
    onSuccess: ({ endedMatch, ...outcome }, _wanted, shown) => {
      shown.confirm();
      if (outcome.isMatch) applyConfirmed(queries, ...likeChanges(person.id, true, outcome.isMatch));
      afterLike(outcome);
      if (outcome.isNewMatch) return;
      if (outcome.hasLiked) {
        toast({ title: t("likes.toasts.sent"), description: t("likes.toasts.sentText", { name }), variant: "success" });
      } else {
        const text = t(endedMatch ? "likes.toasts.removedMatchText" : "likes.toasts.removedText", { name });
        toast({ title: t("likes.toasts.removed"), description: text });
      }
    },
    onError: (thrown, wanted, shown) => {
      shown?.undo();
      const error = toAppError(thrown);
      const description = tellsUntilWhen(error) ? error.text(t) : t(likeErrorKey(error.code, wanted));
      toast({ title: t("common.toasts.error"), description, variant: "destructive" });
    },
  });
  return mutate;
}

interface LikeOutcome {
  hasLiked: boolean;
  isMatch?: boolean;
  isNewMatch?: boolean;
  endedMatch?: boolean | undefined;
  sharedTitles?: Interest[] | undefined;
  isEnded?: true | undefined;
}

/** After a stored like or unlike: celebrates a new match, and refetches what it changes. `sentAt` is in milliseconds. */
export function useAfterLike(person: LikeTarget): (outcome: LikeOutcome & { sentAt: number }) => void {
  const { t } = useTranslation();
  const celebration = useCelebration();
  const toast = useToast();
  const queries = useQueryClient();
  return ({ isNewMatch, sharedTitles = [], isEnded, sentAt }) => {
    if (isNewMatch) {
      celebration.celebrate({ ...person, sharedTitles, isEnded }, { since: sentAt });
      // With whom is said by the celebration.
      toast({
        title: t("likes.toasts.match"),
        variant: "success",
        announcesDialog: true,
        isAtTop: true,
        timeout: MATCH_TOAST_MS,
      });
    }
    void refetchChanged(queries, orpc.likes.matches.key());
    // It may have reopened a chat.
    refetchChats(queries);
    // An unlike removes its words.
    void refetchChanged(queries, orpc.likeWords.between.key());
    // Refetched when shown again, as they may hide liked people.
    void queries.invalidateQueries({ queryKey: orpc.discovery.page.key(), refetchType: "none" });
  };
}

/** Stores the state. After a lost answer an existing match counts as new. */
function setLike(personId: string, wanted: boolean): Promise<LikeOutcome> {
  return sendOrFind<LikeOutcome>(
    async (isRepeated) => {
      if (!wanted) return api.likes.unlike({ personId });
      const answer = await api.likes.like({ personId });
      return isRepeated ? { ...answer, isNewMatch: answer.isMatch } : answer;
    },
    async () => {
      const { hasLiked, isMatch } = await api.profiles.get({ personId });
      return hasLiked === wanted ? { hasLiked, isMatch } : undefined;
    },
  );
}

/** The phrase for a failed like (ERR-23..26). `wanted`: the requested state. */
function likeErrorKey(code: AppError["code"], wanted: boolean) {
  switch (code) {
    case "PERSON_NOT_FOUND":
    case "NOT_FOUND":
      return "likes.errors.lookup";
    case "INTERNAL":
    case "FORBIDDEN":
      return wanted ? "likes.errors.insert" : "likes.errors.update";
    default:
      return "likes.errors.unexpected";
  }
}
