import type { OpenAppeal } from "@nakamatch/contract/endpoints/appeals";
import type { HeldPhoto, PhotoDecision } from "@nakamatch/contract/endpoints/photos";
import type { Signal } from "@nakamatch/contract/endpoints/signals";
import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import type { AppealOutcome } from "@nakamatch/contract/vocabulary/statements";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { decisionErrorToast } from "../../person/ban/decision-errors.ts";
import { useToast } from "../../ui/toast.tsx";

/** Pages of a list from its first one on. */
export const PAGES = {
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
};

/** Runs after each change by another moderator, and after events may have been missed. */
function useModerationChanges(refetch: () => Promise<unknown>): void {
  const follow = () => void refetch();
  useRealtime("moderation.changed", follow);
  useEventsMissed(follow);
}

/** What is on two pages counts once, as the later one has it. */
function once<Entry>(entries: Entry[] | undefined, idOf: (entry: Entry) => string): Entry[] | undefined {
  return entries && [...new Map(entries.map((entry) => [idOf(entry), entry])).values()];
}

function useRefetchAppeals() {
  const queries = useQueryClient();
  return () => refetchChanged(queries, orpc.appeals.list.key());
}

/** The open appeals, first come first served, followed live; undefined until the first page is here. */
export function useAppeals() {
  const query = useInfiniteQuery(orpc.appeals.list.infiniteOptions(PAGES));
  useModerationChanges(useRefetchAppeals());
  const pages = query.data?.pages;
  const appeals = once(
    pages?.flatMap((page) => page.appeals),
    ({ id }) => id,
  );
  return { ...query, appeals, total: pages?.[0]?.total ?? null };
}

/** Decides about an appeal. `onDone` also runs when there is nothing to decide any more. */
export function useDecideAppeal({ id }: Pick<OpenAppeal, "id">, onDone: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const refetch = useRefetchAppeals();
  return useMutation({
    mutationFn: (decision: { outcome: AppealOutcome; answer: string }) =>
      api.appeals.decide({ appealId: id, ...decision }),
    onSuccess: ({ outcome }) => {
      onDone();
      toast({ title: t(`appeals.${outcome}`), variant: "success" });
      void refetch();
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      if (error.code === "APPEAL_DECIDED" || error.code === "APPEAL_NOT_FOUND") {
        onDone();
        void refetch();
      }
      toast({ title: t("appeals.failedTitle"), description: error.text(t), variant: "destructive" });
    },
  });
}

function useRefetchPhotos() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: orpc.photos.key() });
}

/** The photos that wait, the oldest first, followed live; undefined until the first page is here. */
export function useHeldPhotos() {
  const query = useInfiniteQuery(orpc.photos.held.infiniteOptions(PAGES));
  useModerationChanges(useRefetchPhotos());
  const pages = query.data?.pages;
  // A photo that was replaced between two requests may be on both pages.
  const photos = once(
    pages?.flatMap((page) => page.photos),
    ({ person }) => person.id,
  );
  return { ...query, photos, total: pages?.[0]?.total ?? null };
}

type Verdict = Pick<PhotoDecision, "verdict" | "reason" | "notes">;

/** Decides about a photo. `onDecided` runs when it is done; then the list is fetched, and the photo leaves it. */
export function useDecidePhoto({ person, photoUrl }: HeldPhoto, onDecided?: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  // Awaited, so that the buttons are busy until the list is new.
  const refetch = useRefetchPhotos();
  return useMutation({
    mutationFn: (verdict: Verdict) => api.photos.decide({ personId: person.id, photoUrl, ...verdict }),
    onSuccess: (_done, { verdict }) => {
      onDecided?.();
      const [title, description] =
        verdict === "release"
          ? [t("heldPhotos.released"), t("heldPhotos.releasedText")]
          : [t("heldPhotos.rejected"), t("heldPhotos.rejectedText", { name: person.nickname })];
      toast({ title, description, variant: "success" });
      return refetch();
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      toast(decisionErrorToast(t, error, t("heldPhotos.failed")));
      // Another moderator was faster.
      if (error.code === "PHOTO_NOT_HELD" || error.code === "PERSON_NOT_FOUND") return refetch();
    },
  });
}

function useRefetchSignals() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: orpc.signals.key() });
}

/** What the product noticed by itself, the latest first; undefined until the first page is here. */
export function useSignals() {
  // A new signal publishes no event: it is part of what somebody else does.
  const query = useInfiniteQuery(
    orpc.signals.list.infiniteOptions({ ...PAGES, refetchInterval: NOTIFICATION_POLL_MS }),
  );
  useModerationChanges(useRefetchSignals());
  const signals = once(
    query.data?.pages.flatMap((page) => page.signals),
    ({ id }) => id,
  );
  return { ...query, signals };
}

/** Closes a signal. It leaves the list when the server has done it; a failure is a toast. */
export function useCloseSignal({ id }: Signal) {
  const { t } = useTranslation();
  const toast = useToast();
  // Awaited, so that the button is busy until the list is new.
  const refetch = useRefetchSignals();
  return useMutation({
    mutationFn: () => api.signals.close({ signalId: id }),
    onSuccess: refetch,
    onError: (thrown) => {
      toast({ title: t("common.toasts.error"), description: toAppError(thrown).text(t), variant: "destructive" });
    },
  });
}
