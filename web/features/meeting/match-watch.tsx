import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { applyConfirmed, refetchChanged } from "../../lib/cached-changes.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast, useToastsOfSession } from "../../ui/toast.tsx";
import { likeChanges, likedWithoutMatch } from "./likes/cached-likes.ts";
import { type MatchedPerson, useCelebrated, useCelebration } from "./likes/celebration.ts";
import { useSeenMatch } from "./likes/use-seen-match.ts";

const MatchMoment = lazyPart(() => import("./match-moment.tsx").then((module) => module.MatchMoment), undefined, {
  phrases: ["taste", "likeWords", "prompts"],
});

/** Milliseconds. */
const TOAST_MS = 5000;

/** On every screen: celebrates matches one by one, also after the other person's like (OPEN-48). */
export function MatchWatch() {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const celebration = useCelebration();
  const shown = useCelebrated();
  const isBusy = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetch = () => void refetchChanged(queries, orpc.likes.matches.key());

  /** Retries until answered. */
  const lookUp = async (personId: string): Promise<MatchedPerson | undefined> => {
    const { matches } = await queries.fetchQuery({
      // A separate key: a refetch of the list would cancel it.
      queryKey: ["celebrated", personId],
      queryFn: () => api.likes.matches({ list: "mutual" }),
      retry: () => celebration.next() === personId,
      gcTime: 0,
    });
    const match = matches.find(({ otherUser }) => otherUser.id === personId);
    return match && { ...match.otherUser, sharedTitles: match.otherUser.interests.shown, isEnded: match.isEnded };
  };

  const celebrateWaiting = useEffectEvent(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    for (let personId = celebration.next(); personId !== undefined; personId = celebration.next()) {
      // Rejects once cancelled.
      const person = await lookUp(personId).catch(() => null);
      // Unliked or blocked meanwhile.
      if (person === null || !celebration.stopWaiting(personId) || !person) continue;
      const quietly = isWriting();
      // The dialog needs no toast.
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

  const { onArrived, onSeen } = useSeenMatch();
  const announce = (personId: string) => {
    onArrived(personId);
    applyConfirmed(queries, ...likeChanges(personId, true, true));
    celebration.await(personId);
    void celebrateWaiting();
  };
  /** Matches whose event was lost: of people whom a screen still shows as liked only. */
  const announceMissed = useEffectEvent(async () => {
    if (likedWithoutMatch(queries).size === 0) return;
    const { matches } = await queries.fetchQuery({
      queryKey: ["missed matches"],
      queryFn: () => api.likes.matches({ list: "mutual" }),
      gcTime: 0,
    });
    const liked = likedWithoutMatch(queries);
    for (const { otherUser } of matches) if (liked.has(otherUser.id)) announce(otherUser.id);
  });

  useRealtime("likes.changed", ({ isMatch, personId }) => {
    refetch();
    void refetchChanged(queries, orpc.likeWords.between.key());
    if (personId === undefined) return;
    // Their profile says whether they like the viewer.
    void refetchChanged(queries, orpc.profiles.get.key({ input: { personId } }));
    if (isMatch) announce(personId);
  });
  const last = useRef(shown);
  const hasClosed = useEffectEvent((person: MatchedPerson) => {
    // The dot stays for now.
    onSeen(person.id).catch(() => {});
  });
  useEffect(() => {
    if (last.current && !shown) hasClosed(last.current);
    last.current = shown;
    if (!shown) void celebrateWaiting();
  }, [shown]);
  // A first message changes the lists; they refetch when opened.
  useRealtime("message.created", () => {
    void queries.invalidateQueries({ queryKey: orpc.likes.matches.key(), refetchType: "none" });
  });
  useEventsMissed(() => {
    refetch();
    // The next connection asks again.
    announceMissed().catch(() => {});
  });
  // Ends with the session.
  useToastsOfSession();
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      isBusy.current = false;
      celebration.forget();
    },
    [celebration],
  );
  // Stays mounted for the closing animation.
  const [hasBegun, setHasBegun] = useState(false);
  if (shown !== null && !hasBegun) setHasBegun(true);
  return hasBegun && <MatchMoment />;
}

/** Typing, or another dialog is open. */
function isWriting(): boolean {
  const active = document.activeElement;
  return (
    active instanceof HTMLInputElement ||
    active instanceof HTMLTextAreaElement ||
    document.querySelector("[role=dialog][data-open], [role=alertdialog][data-open]") !== null
  );
}
