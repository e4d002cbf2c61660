import type { Interest } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { orpc } from "../../../lib/api.ts";
import { type CachedChange, changeAtOnce, type PendingChange, refetchChanged } from "../../../lib/cached-changes.ts";
import { useDebounced } from "../../../lib/debounce.ts";
import { tellsUntilWhen, toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { fold } from "../../../ui/search.ts";
import { useToast } from "../../../ui/toast.tsx";

/** Mutation key. */
export const EDITS_KEY = ["my-interests"];

/** Titles per page, besides the chosen ones. */
const LIST_SIZE = 100;

/** Short, so that toasts do not cover the list during fast picking; in milliseconds. */
const NOTICE_MS = 2000;

/** Milliseconds. */
const TYPING_PAUSE_MS = 250;

export function useMyInterests() {
  return useQuery(orpc.interests.mine.queryOptions());
}

/** Titles of a kind by name or alias, without the chosen ones (INTEREST-05..07). `capped`: there are more. */
export function useCatalogue(kind: InterestKind, search: string, chosen: readonly Interest[]) {
  const settled = useDebounced(search.trim(), TYPING_PAUSE_MS);
  const ofKind = chosen.filter((interest) => interest.kind === kind).length;
  // In steps of 50, to avoid a request per pick.
  const limit = Math.min(1000, LIST_SIZE + Math.floor(ofKind / 50) * 50);
  const query = useQuery(
    orpc.interests.catalogue.queryOptions({
      input: { kind, limit, ...(settled && { search: settled }) },
      staleTime: 5 * 60_000,
      // Meanwhile the previous search of the same kind may stay.
      placeholderData: (previous) => (previous?.[0]?.kind === kind ? keepPreviousData(previous) : undefined),
    }),
  );
  const mine = new Set(chosen.map(({ id }) => id));
  const found = query.data ?? [];
  const available = found.filter(({ id }) => !mine.has(id));
  return {
    ...query,
    available,
    allChosen: found.length > 0 && available.length === 0,
    capped: found.length >= limit,
    searching: query.isFetching || settled !== search.trim(),
  };
}

/** Popular titles of a kind, including chosen ones. */
export function usePopularTitles(kind: InterestKind) {
  return useQuery(orpc.interests.popular.queryOptions({ input: { kind }, staleTime: 10 * 60_000 }));
}

/**
 * What a search finds in other kinds, by kind; `count` is null above the page size. Empty while the answer is pending.
 * `ownsAll`: all that it finds in any kind is chosen.
 */
export function useOtherHits(kind: InterestKind, search: string, chosen: readonly Interest[]) {
  const wanted = search.trim();
  // Starts empty: the first character of a search is debounced too.
  const settled = useDebounced(wanted, TYPING_PAUSE_MS, "");
  const { data = [], isLoading } = useQuery(
    orpc.interests.catalogue.queryOptions({
      input: { search: settled, limit: LIST_SIZE },
      enabled: settled !== "",
      staleTime: 5 * 60_000,
    }),
  );
  const isAwaited = settled !== wanted || isLoading;
  const mine = new Set(chosen.map(({ id }) => id));
  const hits = INTEREST_KINDS.map((other) => {
    const titles = data.filter((title) => title.kind === other && !mine.has(title.id));
    return { kind: other, titles, count: data.length < LIST_SIZE ? titles.length : null };
  }).filter((each) => each.kind !== kind && each.titles.length > 0);
  const ownsAll = !isAwaited && data.length > 0 && data.every(({ id }) => mine.has(id));
  return { hits: isAwaited || wanted === "" ? [] : hits, ownsAll, isAwaited };
}

/** A title with the alternative name that matched, if any. */
export type Title = Interest & { matchedTitle?: string | null };

/** Titles by name; without a search the own ones, or else the first ones. */
export function useTitles(search: string): { titles: readonly Title[]; searching: boolean } {
  const settled = useDebounced(search.trim(), TYPING_PAUSE_MS);
  const { data: mine, isPending } = useMyInterests();
  const offersMine = settled === "" && mine !== undefined && mine.length > 0;
  const { data, isFetching } = useQuery(
    orpc.interests.catalogue.queryOptions({
      input: { limit: LIST_SIZE, ...(settled && { search: settled }) },
      enabled: settled !== "" || (!offersMine && !isPending),
      staleTime: 5 * 60_000,
      placeholderData: keepPreviousData,
    }),
  );
  return {
    // Until the first answer, matching own titles.
    titles: offersMine ? mine : (data ?? mine?.filter(({ name }) => fold(name).includes(fold(search.trim()))) ?? []),
    searching: isFetching || settled !== search.trim(),
  };
}

/** `fans`: rounded number of visible people of the country who have chosen it, null for few. */
export type AddedInterest = Interest & { fans: number | null };

/** Toast texts of failed additions and removals. */
export interface FailureTexts {
  add: string;
  remove: string;
}

/**
 * Adds and removes titles optimistically, each with a toast; failures are rolled back (INTEREST-10..12). `added`: the
 * answer to the last addition, undefined while it is pending.
 */
export function useEditInterests(failures?: FailureTexts): {
  add: (interest: Interest) => void;
  remove: (interest: Interest) => void;
  added: AddedInterest | undefined;
} {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  // Serial: adding and removing one title must not overtake each other.
  const scope = { id: "my-interests" };
  // A failed request may still have reached the server.
  const isUncertain = useRef(false);
  const settle = () => {
    if (!isUncertain.current || queries.isMutating({ mutationKey: EDITS_KEY }) > 1) return;
    isUncertain.current = false;
    void refetchChanged(queries, orpc.interests.mine.key());
  };
  const failed = (thrown: unknown, text: string) => {
    isUncertain.current = true;
    const error = toAppError(thrown);
    // These texts name the next step.
    const description = tellsUntilWhen(error) || error.code === "INTERESTS_FULL" ? error.text(t) : text;
    toast({ title: t("common.toasts.error"), description, variant: "destructive" });
  };
  const succeeded = (title: string) => {
    toast({ title, variant: "success", timeout: NOTICE_MS });
    // Shared interests have changed: refetch when shown.
    for (const queryKey of [orpc.discovery.key(), orpc.profiles.get.key()]) {
      void queries.invalidateQueries({ queryKey, refetchType: "none" });
    }
  };

  const edit = (wanted: boolean) => ({
    mutationKey: EDITS_KEY,
    scope,
    onMutate: (interest: Interest) => changeAtOnce(queries, chosen(interest, wanted)),
    onSuccess: (_answer: unknown, _interest: Interest, shown: PendingChange) => {
      shown.confirm();
      // Pin and status go with the title.
      if (!wanted) void refetchChanged(queries, orpc.shelf.key());
      succeeded(t(wanted ? "interests.toasts.added" : "interests.toasts.removed"));
    },
    onError: (thrown: unknown, _interest: Interest, shown: PendingChange | undefined) => {
      shown?.undo();
      if (wanted) failed(thrown, failures?.add ?? t("interests.toasts.addError"));
      else failed(thrown, failures?.remove ?? t("interests.toasts.removeError"));
    },
    onSettled: settle,
  });
  const add = useMutation({ ...edit(true), mutationFn: ({ id }) => orpc.interests.add.call({ interestId: id }) });
  const remove = useMutation({
    ...edit(false),
    mutationFn: ({ id }) => orpc.interests.remove.call({ interestId: id }),
  });
  return { add: add.mutate, remove: remove.mutate, added: add.data };
}

/** Appended to the own titles. */
function chosen({ id, name, kind }: Interest, wanted: boolean): CachedChange<Interest[]> {
  return {
    queryKey: orpc.interests.mine.queryKey(),
    apply: (mine) => {
      if (mine.some((each) => each.id === id) === wanted) return mine;
      return wanted ? [...mine, { id, name, kind }] : mine.filter((each) => each.id !== id);
    },
  };
}
