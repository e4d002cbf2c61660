import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api, orpc } from "../lib/api.ts";
import { refetchChanged } from "../lib/cached-changes.ts";
import { lazyPart } from "../lib/lazy-part.tsx";
import { useEventsMissed, useRealtime } from "../lib/realtime.ts";
import { useTranslation } from "../lib/translation.tsx";
import { type MatchedPerson, useCelebrated, useCelebration } from "../person/likes/celebration.ts";
import { useToast, useToastsOfSession } from "../ui/toast.tsx";

const MatchMoment = lazyPart(() => import("./match-moment.tsx").then((module) => module.MatchMoment));

/** Milliseconds. */
const TOAST_MS = 5000;

/** On every screen, also for the other person's like (OPEN-48). Matches are celebrated one after the other. */
export function MatchWatch() {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const celebration = useCelebration();
  const shown = useCelebrated();
  const isBusy = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetch = () => void refetchChanged(queries, orpc.likes.matches.key());

  /** Tries until it is answered. */
  const lookUp = async (personId: string): Promise<MatchedPerson | undefined> => {
    const { matches } = await queries.fetchQuery({
      // Not the list's own key: the next event's refetch would cancel it.
      queryKey: ["celebrated", personId],
      queryFn: () => api.likes.matches({ list: "mutual" }),
      retry: () => celebration.next() === personId,
      gcTime: 0,
    });
    const match = matches.find(({ otherUser }) => otherUser.id === personId);
    return match && { ...match.otherUser, sharedTitles: match.otherUser.interests.shown };
  };

  const celebrateWaiting = useEffectEvent(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    for (let personId = celebration.next(); personId !== undefined; personId = celebration.next()) {
      // It fails once nobody waits for it.
      const person = await lookUp(personId).catch(() => null);
      // No match any more: a like may have been taken back meanwhile, or a block come between.
      if (person === null || !celebration.stopWaiting(personId) || !person) continue;
      const quietly = isWriting();
      // Otherwise the celebration says it all.
      if (celebration.celebrate(person, { quietly }) && quietly) {
        const description = t("likes.toasts.matchText", { name: person.nickname });
        toast({ title: t("likes.toasts.match"), description, variant: "success", timeout: TOAST_MS });
        pause.current = setTimeout(goOn, TOAST_MS);
        return;
      }
    }
    isBusy.current = false;
  });
  const goOn = useEffectEvent(() => {
    isBusy.current = false;
    void celebrateWaiting();
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
  // Nothing outlives the session.
  useToastsOfSession();
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      isBusy.current = false;
      celebration.forget();
    },
    [celebration],
  );
  // Stays mounted to fade out.
  const [hasBegun, setHasBegun] = useState(false);
  if (shown !== null && !hasBegun) setHasBegun(true);
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
