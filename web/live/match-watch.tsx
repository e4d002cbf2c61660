import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, orpc } from "../lib/api.ts";
import { refetchChanged } from "../lib/cached-changes.ts";
import { lazyPart } from "../lib/lazy-part.tsx";
import { log } from "../lib/log.ts";
import { useEventsMissed, useRealtime } from "../lib/realtime.ts";
import { useTranslation } from "../lib/translation.tsx";
import { celebrate, endCelebration, useCelebration } from "../person/likes/celebration.ts";
import { useToast } from "../ui/toast.tsx";

const MatchMoment = lazyPart(() => import("./match-moment.tsx").then((module) => module.MatchMoment));

/**
 * On every screen, also for the other person's like (OPEN-48). The event names no person: it is the newest mutual
 * match.
 */
export function MatchWatch() {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const refetch = () => void refetchChanged(queries, orpc.likes.matches.key());

  useRealtime("likes.changed", async ({ isMatch }) => {
    refetch();
    // The answer to the viewer's own pending like celebrates.
    if (
      !isMatch ||
      queries.isMutating({ predicate: ({ options }) => options.scope?.id.startsWith("like-") ?? false })
    ) {
      return;
    }
    try {
      // Bypasses the cache: the next event's refetch would cancel it.
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
  // The first message changes the lists, which refetch when opened.
  useRealtime("message.created", () => {
    void queries.invalidateQueries({ queryKey: orpc.likes.matches.key(), refetchType: "none" });
  });
  useEventsMissed(refetch);
  // An open celebration must not outlive the session.
  useEffect(() => endCelebration, []);
  // Stays mounted to fade out.
  const [hasBegun, setHasBegun] = useState(false);
  if (useCelebration() !== null && !hasBegun) setHasBegun(true);
  return hasBegun && <MatchMoment />;
}

/** Typing or in another dialog: do not interrupt. */
function isWriting(): boolean {
  const active = document.activeElement;
  return (
    active instanceof HTMLInputElement ||
    active instanceof HTMLTextAreaElement ||
    document.querySelector("[role=dialog][data-open], [role=alertdialog][data-open]") !== null
  );
}
