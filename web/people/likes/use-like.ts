import type { PersonSummary } from "@nakamatch/contract/schemas/people";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useToast } from "../../ui/toast.tsx";
import { celebrate } from "./celebration.ts";
import { likeErrorKey } from "./like-errors.ts";

export type LikeTarget = Pick<PersonSummary, "id" | "nickname" | "avatarUrl">;

/**
 * Likes a person or takes it back: says the wanted state, so that repeating it changes nothing. The cards change at once
 * and change back if it fails (LIKE-04..08); a match is celebrated.
 */
export function useLike(person: LikeTarget): (wanted: boolean) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const name = person.nickname;
  const { mutate } = useMutation({
    // Presses in a row on one person reach the server one after the other.
    scope: { id: `like-${person.id}` },
    mutationFn: async (wanted: boolean) =>
      wanted
        ? api.likes.like({ personId: person.id })
        : { ...(await api.likes.unlike({ personId: person.id })), isNewMatch: false },
    onMutate: (wanted) => markLiked(queries, person.id, wanted),
    onSuccess: ({ hasLiked, isNewMatch }) => {
      if (isNewMatch) {
        celebrate(person);
        toast({
          title: t("likes.toasts.match"),
          description: t("likes.toasts.matchText", { name }),
          variant: "success",
        });
      } else if (hasLiked) {
        toast({ title: t("likes.toasts.sent"), description: t("likes.toasts.sentText", { name }), variant: "success" });
      } else {
        toast({ title: t("likes.toasts.removed"), description: t("likes.toasts.removedText", { name }) });
      }
      void queries.invalidateQueries({ queryKey: orpc.likes.matches.key() });
    },
    onError: (thrown, wanted) => {
      markLiked(queries, person.id, !wanted);
      const key = likeErrorKey(toAppError(thrown).code, wanted);
      toast({ title: t("common.toasts.error"), description: t(key), variant: "destructive" });
    },
  });
  return mutate;
}

/** Every loaded page of the dashboard, as far as the types matter here. */
type DiscoveryPages = { pages: { people: { id: string; hasLiked: boolean }[] }[] };

/** Turns the heart on every card of the person that is in the cache (LIKE-08). */
function markLiked(queries: QueryClient, personId: string, hasLiked: boolean): void {
  queries.setQueriesData<DiscoveryPages>(
    { queryKey: orpc.discovery.page.key({ type: "infinite" }) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          people: page.people.map((each) => (each.id === personId ? { ...each, hasLiked } : each)),
        })),
      },
  );
}
