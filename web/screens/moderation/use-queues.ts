import type { Case, CaseQuery } from "@nakamatch/contract/endpoints/moderation/cases";
import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { decisionErrorToast } from "../../features/moderation/decide/decision-errors.ts";
import { refetchAfterDecision } from "../../features/moderation/decide/use-decide.ts";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { type AppError, toAppError } from "../../lib/errors.ts";
import type { Translate } from "../../lib/i18n.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Cursor pagination from the first page. */
export const PAGES = {
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
};

/** All entries. Of duplicates, caused by changes between requests, the later counts. */
export function entriesOf<Page, Entry>(
  data: InfiniteData<Page, unknown> | undefined,
  entriesIn: (page: Page) => readonly Entry[],
  idOf: (entry: Entry) => string,
): Entry[] | undefined {
  return data && [...new Map(data.pages.flatMap(entriesIn).map((entry) => [idOf(entry), entry])).values()];
}

export const personIdOf = ({ person }: { person: { id: string } }): string => person.id;
const idOf = ({ id }: { id: string }) => id;

/** Open appeals, oldest first; undefined until the first page has loaded. */
export function useAppeals() {
  const query = useInfiniteQuery(orpc.appeals.list.infiniteOptions(PAGES));
  const appeals = entriesOf(query.data, (page) => page.appeals, idOf);
  return { ...query, appeals, total: query.data?.pages[0]?.total ?? null };
}

/** Quarantined photos, oldest first; undefined until the first page has loaded. */
export function useHeldPhotos() {
  const query = useInfiniteQuery(orpc.heldPhotos.held.infiniteOptions(PAGES));
  const photos = entriesOf(
    query.data,
    (page) => page.photos,
    ({ photoUrl }) => photoUrl,
  );
  return { ...query, photos, total: query.data?.pages[0]?.total ?? null };
}

/** Requests for the verified mark, oldest first; undefined until the first page has loaded. */
export function useVerifications() {
  const query = useInfiniteQuery(orpc.verification.waiting.infiniteOptions(PAGES));
  const requests = entriesOf(query.data, (page) => page.requests, idOf);
  return { ...query, requests, total: query.data?.pages[0]?.total ?? null };
}

/** Automatic signals, newest first; undefined until the first page has loaded. */
export function useSignals() {
  // New signals publish no event.
  const query = useInfiniteQuery(
    orpc.moderationFlags.list.infiniteOptions({ ...PAGES, refetchInterval: NOTIFICATION_POLL_MS }),
  );
  return { ...query, signals: entriesOf(query.data, (page) => page.signals, idOf) };
}

/** Keys of what only moderators read. */
const moderatorKeys = () =>
  [
    orpc.cases,
    orpc.secondLooks,
    orpc.appeals.list,
    orpc.heldPhotos.held,
    orpc.verification.waiting,
    orpc.moderationFlags,
    orpc.log,
  ].map((room) => room.key());

/** Refetches all of the moderators' queries. */
export function useRefetchQueues(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(moderatorKeys().map((key) => refetchChanged(queries, key)));
}

/** Leaves nothing in this browser of what only moderators read. */
export function forgetQueues(queries: QueryClient): void {
  for (const queryKey of moderatorKeys()) queries.removeQueries({ queryKey });
}

type DecisionOptions<Input> = {
  /** The person whose lists change, including members' lists. */
  personId?: string;
  /** Title and text of failures that are not self-explanatory. */
  failed?: { title?: string; text?: string };
  /** The success toast. */
  done?: (input: Input) => { title: string; description?: string };
  onDone?: (input: Input) => void;
  onError?: (error: AppError) => void;
};

/**
 * A decision with its toasts. Busy until the lists are current; also after a failure, as another moderator may have
 * been faster.
 */
export function useDecision<Input = void>(call: (input: Input) => Promise<unknown>, options: DecisionOptions<Input>) {
  const { personId, failed, done, onDone, onError } = options;
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const refetch = useRefetchQueues();
  return useMutation({
    mutationFn: call,
    onSuccess: (_done, input) => {
      onDone?.(input);
      if (done) toast({ ...done(input), variant: "success" });
      return personId ? refetchAfterDecision(queries, personId) : refetch();
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      onError?.(error);
      const message = decisionErrorToast(t, error, failed?.text ?? error.text(t));
      toast({ ...message, title: failed?.title ?? message.title });
      return refetch();
    },
  });
}

/** A case in its place; `isGone`: no longer in the server's list. */
export interface PlacedCase extends Case {
  isGone: boolean;
  /** The person's id before they deleted their account, in front of this moderator. */
  formerId?: string | undefined;
}

export type CaseAction = "ban" | "warn" | "dismiss" | "ask";

/** The nickname, or a phrase for a deleted account. */
export function shownName(t: Translate, { person, isDeleted }: Pick<Case, "person" | "isDeleted">): string {
  return isDeleted ? t("moderation.deleted.account") : person.nickname;
}

/** Freshness of prefetched entries, in milliseconds: hovering and opening make one request. */
export const NEAR_MS = 30_000;

/** Order and filters of the cases; none of them set means all, most urgent first. */
export type CaseFilters = Omit<CaseQuery, "cursor" | "limit" | "search">;

/** Reported people, paginated. */
export function casesQuery(search: string, filters: CaseFilters) {
  return orpc.cases.list.infiniteOptions({
    ...PAGES,
    input: (cursor: string | undefined) => ({ cursor, search: search || undefined, ...filters }),
  });
}

/** What has become of a case that left the list. */
export function whereaboutsQuery(caseId: string) {
  return orpc.cases.whereabouts.queryOptions({ input: { caseId } });
}

/** A reported person with reports, evidence and history. */
export function personQuery(personId: string) {
  return orpc.cases.person.queryOptions({ input: { personId } });
}

interface Shown {
  /** The search and filters. */
  wanted: string;
  open: string | null;
  pages: unknown;
  cases: PlacedCase[];
  fresh: number;
}

/**
 * Reported people in stable order. `cases`: undefined until the first page has loaded; `showFresh` sorts and adds new
 * ones, `drop` removes a decided one.
 */
export function useCases(search: string, filters: CaseFilters, open: string | null) {
  const wanted = JSON.stringify([search, filters]);
  const query = useInfiniteQuery(casesQuery(search, filters));
  const { data } = query;
  const latest = entriesOf(data, ({ cases }) => cases, personIdOf) ?? [];
  const [shown, setShown] = useState<Shown>();
  if (data && (shown?.wanted !== wanted || shown.pages !== data.pages || shown.open !== open)) {
    const before = shown?.wanted === wanted ? shown.cases : [];
    setShown({ wanted, open, pages: data.pages, ...keepPlaces(before, latest, open) });
  }
  useAtClaimEnd(latest, () => void query.refetch());
  const current = query.isError && shown?.wanted !== wanted ? undefined : shown;
  const change = (cases: (before: Shown) => Pick<Shown, "cases" | "fresh">) =>
    setShown((before) => before && { ...before, ...cases(before) });
  return {
    ...query,
    cases: current?.cases,
    fresh: current?.fresh ?? 0,
    total: data?.pages[0]?.total ?? null,
    showFresh: () => change(() => keepPlaces([], latest)),
    drop: (personId: string) =>
      change(({ cases, fresh }) => ({ cases: cases.filter(({ person }) => person.id !== personId), fresh })),
  };
}

/** Bounds of a wait for the end of a claim, in case clocks differ; in milliseconds. */
const WAIT_MS = { least: 1000, most: 60 * 60_000 };

/** How long to wait for the end of another moderator's claim, in milliseconds. */
export function untilClaimEnds(until: string): number {
  return Math.min(Math.max(new Date(until).getTime() - Date.now(), WAIT_MS.least), WAIT_MS.most);
}

/** The end of a claim publishes no event: asks when the first one of others ends. */
function useAtClaimEnd(cases: readonly Case[], ask: () => void): void {
  const ends = cases.flatMap(({ claim }) => (claim && !claim.isMine ? [claim.until] : [])).sort();
  const [first] = ends;
  const onEnd = useEffectEvent(ask);
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(onEnd, untilClaimEnds(first));
    return () => clearTimeout(timer);
  }, [first]);
}

/**
 * Merges new data into the visible list without moving anything: entries keep their place, missing ones stay as gone,
 * later ones are appended. New ones above wait (`fresh`) for the moderator, except for the open one, which takes its
 * place.
 */
export function keepPlaces(
  before: readonly PlacedCase[],
  latest: readonly Case[],
  open: string | null = null,
): { cases: PlacedCase[]; fresh: number } {
  const shown = withOpen(before, latest, open);
  const byId = new Map(latest.map((each) => [personIdOf(each), each]));
  const byCase = new Map(latest.map((each) => [each.caseId, each]));
  /** Also under another name. */
  const nowOf = (each: PlacedCase) => byId.get(personIdOf(each)) ?? byCase.get(each.caseId);
  const known = new Set(shown.map((each) => personIdOf(nowOf(each) ?? each)));
  const last = latest.findLastIndex((each) => known.has(personIdOf(each)));
  const isFresh = (each: Case) => !known.has(personIdOf(each));
  return {
    cases: [
      ...shown.map((each) => {
        const now = nowOf(each);
        if (!now) return { ...each, isGone: true };
        const formerId = personIdOf(now) === personIdOf(each) ? each.formerId : personIdOf(each);
        return { ...now, isGone: false, ...(formerId && { formerId }) };
      }),
      ...latest.slice(last + 1).map((each) => ({ ...each, isGone: false })),
    ],
    fresh: latest.slice(0, Math.max(0, last)).filter(isFresh).length,
  };
}

/** Adds a case opened from elsewhere, as by an undo, before the next one of the latest list. */
function withOpen(shown: readonly PlacedCase[], latest: readonly Case[], open: string | null): readonly PlacedCase[] {
  const isShown = (id: string) => shown.some(({ person }) => person.id === id);
  const at = latest.findIndex(({ person }) => person.id === open);
  const opened = latest[at];
  if (!opened || isShown(opened.person.id)) return shown;
  const next = latest.slice(at + 1).find(({ person }) => isShown(person.id));
  // The last one is appended anyway.
  return next
    ? shown.flatMap((each) => (each.person.id === next.person.id ? [{ ...opened, isGone: false }, each] : [each]))
    : shown;
}
