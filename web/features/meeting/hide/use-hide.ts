import type { Match } from "@nakamatch/contract/endpoints/meeting/likes";
import type { PersonBadge, PersonCard } from "@nakamatch/contract/schemas/people";
import { type InfiniteData, replaceEqualDeep, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../../lib/api.ts";
import { type CachedChange, changeAtOnce, mapInPages } from "../../../lib/cached-changes.ts";
import { tellsUntilWhen, toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { changeToday, refetchToday } from "../../people/people-of-today.ts";

/** `hiddenAt`: when the person was hidden, in milliseconds, after the list was fetched. */
export type ListedCard = PersonCard & { hiddenAt?: number };

type Cards = InfiniteData<{ people: ListedCard[]; total: number }>;

/**
 * Hides a person from the dashboard, or undoes it. Idempotent: sends the wanted state. Optimistic, with rollback.
 * `isTold`: success is a toast.
 */
export function useHide(
  person: Pick<PersonBadge, "id" | "nickname">,
  { isTold = false } = {},
): (wanted: boolean) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { id: personId, nickname: name } = person;
  const { mutate } = useMutation({
    // Serial per person.
    scope: { id: `hide-${personId}` },
    mutationFn: async (wanted: boolean) => {
      await (wanted ? api.discovery.hide({ personId }) : api.discovery.unhide({ personId }));
    },
    onMutate: (wanted) =>
      changeAtOnce(
        queries,
        onCards(personId, wanted),
        // Shown again after a refetch.
        changeToday((people) =>
          wanted && people.some(({ id }) => id === personId) ? people.filter(({ id }) => id !== personId) : people,
        ),
        inMatches(personId, wanted),
        onProfile(personId, wanted),
        inList(personId, wanted),
      ),
    onSuccess: (_answer, wanted, shown) => {
      shown.confirm();
      // Other lists and counts refetch on next use; the visible one stays.
      const queryKey = orpc.discovery.page.key();
      void queries.invalidateQueries({ queryKey, refetchType: "none" });
      if (!wanted) refetchToday(queries);
      // Unless there is no card to restore.
      const lacksCard = (data: unknown) => !isListed(data as Cards | undefined, personId);
      if (!wanted)
        void queries.refetchQueries({ queryKey, type: "active", predicate: ({ state }) => lacksCard(state.data) });
      if (!isTold) return;
      if (!wanted) toast({ title: t("common.hiding.shown", { name }), variant: "success" });
      else {
        const action = { label: t("common.hiding.undo"), onPress: () => mutate(false) };
        toast({ title: t("common.hiding.done", { name }), action });
      }
    },
    onError: (thrown, wanted, shown) => {
      shown?.undo();
      const error = toAppError(thrown);
      // Retrying would not help.
      const saysWhatToDo =
        tellsUntilWhen(error) || error.code === "HIDDEN_PEOPLE_FULL" || error.code === "PERSON_NOT_FOUND";
      const failed = t(wanted ? "common.hiding.hideFailed" : "common.hiding.showFailed", { name });
      toast({
        title: t("common.toasts.error"),
        description: saysWhatToDo ? error.text(t) : failed,
        variant: "destructive",
      });
    },
  });
  return mutate;
}

const isListed = (data: Cards | undefined, personId: string) =>
  data?.pages.some(({ people }) => people.some(({ id }) => id === personId)) ?? false;

/** The card stays in the cached lists with its time, to reappear in place; the first page's total excludes it. */
function onCards(personId: string, wanted: boolean): CachedChange<Cards> {
  const hiddenAt = Date.now();
  const differs = ({ id, hiddenAt }: ListedCard) => id === personId && (hiddenAt !== undefined) !== wanted;
  const changed = ({ hiddenAt: _, ...card }: ListedCard): ListedCard => (wanted ? { ...card, hiddenAt } : card);
  return {
    queryKey: orpc.discovery.page.key({ type: "infinite" }),
    apply: (data) => {
      const after = mapInPages(data, "people", (card) => (differs(card) ? changed(card) : card));
      if (after === data) return data;
      const total = (data.pages[0]?.total ?? 0) + (wanted ? -1 : 1);
      return { ...after, pages: after.pages.map((page, at) => (at > 0 ? page : { ...page, total })) };
    },
  };
}

/** `structuralSharing` of such a list: refetches keep hidden cards in place. */
export function keepHidden(before: unknown, fetched: unknown): unknown {
  const known = (before as Cards | undefined)?.pages ?? [];
  const data = fetched as Cards;
  const pages = data.pages.map((page, at) => {
    const people = [...page.people];
    for (const [place, card] of known[at]?.people.entries() ?? [])
      if (card.hiddenAt !== undefined && !isListed(data, card.id)) people.splice(place, 0, card);
    return { ...page, people };
  });
  return replaceEqualDeep(before, { ...data, pages });
}

/** The profile's menu entry. */
function onProfile(personId: string, isHidden: boolean): CachedChange<{ isHidden: boolean }> {
  return {
    queryKey: orpc.discovery.isHidden.queryKey({ input: { personId } }),
    apply: (data) => (data.isHidden === isHidden ? data : { isHidden }),
  };
}

/** The list of hidden people, refetched on opening. */
function inList(personId: string, wanted: boolean): CachedChange<InfiniteData<{ people: PersonBadge[] }>> {
  return {
    queryKey: orpc.discovery.hidden.key({ type: "infinite" }),
    apply: (data) =>
      !wanted && data.pages.some(({ people }) => people.some((each) => each.id === personId))
        ? {
            ...data,
            pages: data.pages.map((page) => ({ ...page, people: page.people.filter((each) => each.id !== personId) })),
          }
        : data,
  };
}

/** Marks the entries of a hidden person, which stay (MATCH-03). */
function inMatches(personId: string, isHidden: boolean): CachedChange<{ pages: { matches: Match[] }[] }> {
  const differs = (match: Match) => match.otherUser.id === personId && (match.isHidden ?? false) !== isHidden;
  const changed = ({ isHidden: _, ...match }: Match): Match => (isHidden ? { ...match, isHidden } : match);
  return {
    queryKey: orpc.likes.matches.key({ type: "infinite" }),
    apply: (data) => mapInPages(data, "matches", (match) => (differs(match) ? changed(match) : match)),
  };
}
