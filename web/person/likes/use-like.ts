import type { Profile } from "@nakamatch/contract/endpoints/profiles";
import type { Interest, PersonSummary } from "@nakamatch/contract/schemas/people";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { type CachedChange, changeAtOnce, mapInPages, refetchChanged } from "../../lib/cached-changes.ts";
import { type AppError, toAppError } from "../../lib/errors.ts";
import { sendOrFind } from "../../lib/lost-answers.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useCelebration } from "./celebration.ts";
import { likeBackChange } from "./match-lists.ts";

export type LikeTarget = Pick<PersonSummary, "id" | "nickname" | "avatarUrl">;

/**
 * Likes or unlikes a person. Idempotent: sends the wanted state. Optimistic, with rollback (LIKE-04..08); celebrates a
 * match.
 */
export function useLike(person: LikeTarget): (wanted: boolean) => void {
  const { t } = useTranslation();
  const { session } = useApp();
  const celebration = useCelebration();
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
      changeAtOnce(
        queries,
        cardLike(person.id, wanted),
        profileLike(person.id, wanted),
        likeBackChange(person.id, wanted, session.now()),
      ),
    onSuccess: ({ hasLiked, isNewMatch, endedMatch, sharedTitles = [], sentAt }, _wanted, shown) => {
      shown.confirm();
      if (isNewMatch) {
        celebration.celebrate({ ...person, sharedTitles }, { since: sentAt });
        toast({
          title: t("likes.toasts.match"),
          description: t("likes.toasts.matchText", { name }),
          variant: "success",
        });
      } else if (hasLiked) {
        toast({ title: t("likes.toasts.sent"), description: t("likes.toasts.sentText", { name }), variant: "success" });
      } else {
        const text = t(endedMatch ? "likes.toasts.removedMatchText" : "likes.toasts.removedText", { name });
        toast({ title: t("likes.toasts.removed"), description: text });
      }
      void refetchChanged(queries, orpc.likes.matches.key());
    },
    onError: (thrown, wanted, shown) => {
      shown?.undo();
      const error = toAppError(thrown);
      // A rate limit tells when to retry.
      const description = error.code === "TOO_MANY_REQUESTS" ? error.text(t) : t(likeErrorKey(error.code, wanted));
      toast({ title: t("common.toasts.error"), description, variant: "destructive" });
    },
  });
  return mutate;
}

type DiscoveryPages = { pages: { people: { id: string; hasLiked: boolean }[] }[] };

/** The person's cards (LIKE-08). */
function cardLike(personId: string, hasLiked: boolean): CachedChange<DiscoveryPages> {
  return {
    queryKey: orpc.discovery.page.key({ type: "infinite" }),
    apply: (data) =>
      mapInPages(data, "people", (each) =>
        each.id === personId && each.hasLiked !== hasLiked ? { ...each, hasLiked } : each,
      ),
  };
}

/** The person's profile (PROFILE-11). */
function profileLike(personId: string, hasLiked: boolean): CachedChange<Profile> {
  return {
    queryKey: orpc.profiles.get.queryKey({ input: { personId } }),
    apply: (profile) => (profile.hasLiked === hasLiked ? profile : { ...profile, hasLiked }),
  };
}

interface LikeOutcome {
  hasLiked: boolean;
  isNewMatch?: boolean;
  endedMatch?: boolean | undefined;
  sharedTitles?: Interest[] | undefined;
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
      const { hasLiked } = await api.profiles.get({ personId });
      return hasLiked === wanted ? { hasLiked } : undefined;
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
