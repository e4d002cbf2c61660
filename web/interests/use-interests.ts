import type { Interest } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { orpc } from "../lib/api.ts";
import { type CachedChange, changeAtOnce, type PendingChange, refetchChanged } from "../lib/cached-changes.ts";
import { useDebounced } from "../lib/debounce.ts";
import { toAppError } from "../lib/errors.ts";
import { useTranslation } from "../lib/translation.tsx";
import { fold } from "../ui/search.ts";
import { useToast } from "../ui/toast.tsx";

/** The mutation key of changes to the interests. */
export const EDITS_KEY = ["my-interests"];

/** Page size of the catalogue, besides the titles already chosen. */
const LIST_SIZE = 100;

/** People pick many in a row: short, so that toasts do not cover the list, in milliseconds. */
const NOTICE_MS = 2000;

/** Pause in typing after which the server is asked, in milliseconds. */
const TYPING_PAUSE_MS = 250;

export function useMyInterests() {
  return useQuery(orpc.interests.mine.queryOptions());
}

/**
 * Titles of one kind whose name, or alternative name, contains the search, without those that are chosen (INTEREST-05..07).
 * `capped` when there are more than were asked for.
 */
export function useCatalogue(kind: InterestKind, search: string, chosen: readonly Interest[]) {
  const settled = useDebounced(search.trim(), TYPING_PAUSE_MS);
  const ofKind = chosen.filter((interest) => interest.kind === kind).length;
  // In steps of 50, so that not every pick fetches again.
  const limit = Math.min(1000, LIST_SIZE + Math.floor(ofKind / 50) * 50);
  const query = useQuery(
    orpc.interests.catalogue.queryOptions({
      input: { kind, limit, ...(settled && { search: settled }) },
      staleTime: 5 * 60_000,
      // While loading, the titles of another search are fine, those of another kind are not.
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

/** The popular titles of a kind, some of which may be chosen already. */
export function usePopularTitles(kind: InterestKind) {
  return useQuery(orpc.interests.popular.queryOptions({ input: { kind }, staleTime: 10 * 60_000 }));
}

/**
 * The kinds in which a search finds titles that are not chosen, and how many; `count` is null where there are more than were
 * asked for. Nothing while the answer to what was typed is under way.
 */
export function useHitsByKind(search: string, chosen: readonly Interest[]) {
  const wanted = search.trim();
  // It is first used with the first letter of a search.
  const settled = useDebounced(wanted, TYPING_PAUSE_MS, "");
  const { data = [] } = useQuery(
    orpc.interests.catalogue.queryOptions({
      input: { search: settled, limit: LIST_SIZE },
      enabled: settled !== "",
      staleTime: 5 * 60_000,
    }),
  );
  if (settled !== wanted) return [];
  const mine = new Set(chosen.map(({ id }) => id));
  return INTEREST_KINDS.map((kind) => {
    const found = data.filter((title) => title.kind === kind && !mine.has(title.id)).length;
    return { kind, found, count: data.length < LIST_SIZE ? found : null };
  }).filter(({ found }) => found > 0);
}

/** A title, with the alternative title that a search hit, if it was one. */
export type Title = Interest & { matchedTitle?: string | null };

/** Titles of all kinds whose name contains the search; without a search the person's own, or else the first ones. */
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
    // Until the first answer, the person's own titles that match.
    titles: offersMine ? mine : (data ?? mine?.filter(({ name }) => fold(name).includes(fold(search.trim()))) ?? []),
    searching: isFetching || settled !== search.trim(),
  };
}

/** What a toast says when a title could not be added or removed. */
export interface FailureTexts {
  add: string;
  remove: string;
}

/** Adds and removes titles, shown at once, each with its toast; one that fails is taken back (INTEREST-10..12). */
export function useEditInterests(failures?: FailureTexts): {
  add: (interest: Interest) => void;
  remove: (interest: Interest) => void;
} {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  // One after the other: adding and removing a title must not arrive in the wrong order.
  const scope = { id: "my-interests" };
  // After a success the cache is as the server has it; a request that failed may have reached the server all the same.
  const isUncertain = useRef(false);
  const settle = () => {
    if (!isUncertain.current || queries.isMutating({ mutationKey: EDITS_KEY }) > 1) return;
    isUncertain.current = false;
    void refetchChanged(queries, orpc.interests.mine.key());
  };
  const failed = (thrown: unknown, text: string) => {
    isUncertain.current = true;
    const error = toAppError(thrown);
    // These say what to do next: when to try again, or to remove another one.
    const description = error.code === "TOO_MANY_REQUESTS" || error.code === "INTERESTS_FULL" ? error.text(t) : text;
    toast({ title: t("common.toasts.error"), description, variant: "destructive" });
  };
  const succeeded = (title: string) => {
    toast({ title, variant: "success", timeout: NOTICE_MS });
    // What others share with the person has changed; fetched where it is shown next.
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
  return { add: add.mutate, remove: remove.mutate };
}

/** A new title is at the end of the person's own. */
function chosen({ id, name, kind }: Interest, wanted: boolean): CachedChange<Interest[]> {
  return {
    queryKey: orpc.interests.mine.queryKey(),
    apply: (mine) => {
      if (mine.some((each) => each.id === id) === wanted) return mine;
      return wanted ? [...mine, { id, name, kind }] : mine.filter((each) => each.id !== id);
    },
  };
}
