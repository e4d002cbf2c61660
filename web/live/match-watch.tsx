import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api, orpc } from "../lib/api.ts";
import { refetchChanged } from "../lib/cached-changes.ts";
import { lazyPart } from "../lib/lazy-part.tsx";
import { log } from "../lib/log.ts";
import { useEventsMissed, useRealtime } from "../lib/realtime.ts";
import { useTranslation } from "../lib/translation.tsx";
import { type MatchedPerson, useCelebrated, useCelebration } from "../person/likes/celebration.ts";
import { useToast } from "../ui/toast.tsx";

const MatchMoment = lazyPart(() => import("./match-moment.tsx").then((module) => module.MatchMoment));

/** On every screen, also for the other person's like (OPEN-48). Matches are celebrated one after the other. */
export function MatchWatch() {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const celebration = useCelebration();
  const shown = useCelebrated();
  const isLookingUp = useRef(false);
  const refetch = () => void refetchChanged(queries, orpc.likes.matches.key());

  const celebrateWaiting = useEffectEvent(async () => {
    if (isLookingUp.current) return;
    isLookingUp.current = true;
    for (let personId = celebration.next(); personId !== undefined; personId = celebration.next()) {
      const person = await lookUp(personId);
      if (!celebration.stopWaiting(personId) || !person) continue;
      const quietly = isWriting();
      // Otherwise the celebration says it all.
      if (celebration.celebrate(person, { quietly }) && quietly) {
        const description = t("likes.toasts.matchText", { name: person.nickname });
        toast({ title: t("likes.toasts.match"), description, variant: "success" });
      }
    }
    isLookingUp.current = false;
  });

  useRealtime("likes.changed", ({ isMatch, personId }) => {
    refetch();
    if (!isMatch || personId === undefined) return;
    celebration.await(personId);
    void celebrateWaiting();
  });
  useEffect(() => {
    if (!shown) void celebrateWaiting();
  }, [shown]);
  // The first message changes the lists, which refetch when opened.
  useRealtime("message.created", () => {
    void queries.invalidateQueries({ queryKey: orpc.likes.matches.key(), refetchType: "none" });
  });
  useEventsMissed(refetch);
  // An open celebration must not outlive the session.
  useEffect(() => celebration.forget, [celebration]);
  // Stays mounted to fade out.
  const [hasBegun, setHasBegun] = useState(false);
  if (shown !== null && !hasBegun) setHasBegun(true);
  return hasBegun && <MatchMoment />;
}

/** The person, if still a match and visible: a like may have been taken back meanwhile, or a block come between. */
async function lookUp(personId: string): Promise<MatchedPerson | undefined> {
  try {
    // Bypasses the cache: the next event's refetch would cancel it.
    const { matches } = await api.likes.matches({ list: "mutual" });
    const match = matches.find(({ otherUser }) => otherUser.id === personId);
    return match && { ...match.otherUser, sharedTitles: match.otherUser.interests.shown };
  } catch (error) {
    log.error("A match could not be fetched", error);
    return undefined;
  }
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
