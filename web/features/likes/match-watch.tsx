import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { log } from "../../lib/log.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { celebrate, endCelebration, useCelebration } from "../../people/likes/celebration.ts";
import { useToast } from "../../ui/toast.tsx";

const MatchMoment = lazyPart(() => import("./match-moment.tsx").then((module) => module.MatchMoment));

/**
 * Celebrates matches wherever a signed-in person is: the moment itself, and matches that the other side's like brings
 * about (OPEN-48). The event does not say who; it is the newest mutual match.
 */
export function MatchWatch() {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const refetch = () => void refetchChanged(queries, orpc.likes.matches.key());

  useRealtime("likes.changed", async ({ isMatch }) => {
    refetch();
    // The viewer's own like is under way: its answer celebrates.
    if (
      !isMatch ||
      queries.isMutating({ predicate: ({ options }) => options.scope?.id.startsWith("like-") ?? false })
    ) {
      return;
    }
    try {
      // Past the cache: the next event fetches its lists again, which would cancel this request.
      const { matches } = await api.likes.matches({ list: "mutual" });
      const newest = matches.reduce<(typeof matches)[number] | null>(
        (best, match) => ((match.matchedAt ?? "") > (best?.matchedAt ?? "") ? match : best),
        null,
      );
      if (!newest) return;
      const { otherUser } = newest;
      const person = { ...otherUser, sharedTitles: otherUser.interests.shown };
      const quietly = isWriting();
      // Otherwise the celebration says it all.
      if (celebrate(person, { quietly }) && quietly) {
        const description = t("likes.toasts.matchText", { name: person.nickname });
        toast({ title: t("likes.toasts.match"), description, variant: "success" });
      }
    } catch (error) {
      log.error("A match could not be fetched", error);
    }
  });
  // Where nothing was written before, the lists say so; they are fetched when they are opened next.
  useRealtime("message.created", () => {
    void queries.invalidateQueries({ queryKey: orpc.likes.matches.key(), refetchType: "none" });
  });
  useEventsMissed(refetch);
  // Signing out must not leave an open celebration to the next person.
  useEffect(() => endCelebration, []);
  // From then on it stays, so that it can fade.
  const [hasBegun, setHasBegun] = useState(false);
  if (useCelebration() !== null && !hasBegun) setHasBegun(true);
  return hasBegun && <MatchMoment />;
}

/** Whether the person is typing or in another dialog, and must not be interrupted. */
function isWriting(): boolean {
  const active = document.activeElement;
  return (
    active instanceof HTMLInputElement ||
    active instanceof HTMLTextAreaElement ||
    document.querySelector("[role=dialog][data-open], [role=alertdialog][data-open]") !== null
  );
}
