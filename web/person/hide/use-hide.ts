import type { PersonBadge, PersonCard } from "@nakamatch/contract/schemas/people";
import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { type CachedChange, changeAtOnce } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/** A person of a cached list; `hiddenAt` (milliseconds) is when they were hidden since it was fetched. */
export type ListedCard = PersonCard & { hiddenAt?: number };

/**
 * Hides a person from the viewer's dashboard, or shows them again. Sends the wanted state, so that repeating it changes
 * nothing. The cached lists change at once, and change back if it fails. `isTold`: success is a toast too.
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
    // Hiding and undoing reach the server one after the other.
    scope: { id: `hide-${personId}` },
    mutationFn: async (wanted: boolean) => {
      await (wanted ? api.discovery.hide({ personId }) : api.discovery.unhide({ personId }));
    },
    onMutate: (wanted) =>
      changeAtOnce(queries, onCards(personId, wanted), onProfile(personId, wanted), inList(personId, wanted)),
    onSuccess: (_answer, wanted, shown) => {
      shown.confirm();
      // The other lists and counts are fetched when they are used next; the one on the screen stays as it is.
      void queries.invalidateQueries({ queryKey: orpc.discovery.page.key(), refetchType: "none" });
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
      // Trying again would not help.
      const saysWhatToDo = ["TOO_MANY_REQUESTS", "HIDDEN_PEOPLE_FULL", "PERSON_NOT_FOUND"].includes(error.code);
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

/** The person's card stays in the cached lists with the time, so that it can come back in place; the count leaves it out. */
function onCards(
  personId: string,
  wanted: boolean,
): CachedChange<InfiniteData<{ people: ListedCard[]; total: number }>> {
  const hiddenAt = Date.now();
  const differs = ({ id, hiddenAt }: ListedCard) => id === personId && (hiddenAt !== undefined) !== wanted;
  const changed = ({ hiddenAt: _, ...card }: ListedCard): ListedCard => (wanted ? { ...card, hiddenAt } : card);
  return {
    queryKey: orpc.discovery.page.key({ type: "infinite" }),
    apply: (data) =>
      data.pages.some(({ people }) => people.some(differs))
        ? {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              people: page.people.map((card) => (differs(card) ? changed(card) : card)),
              total: page.total + (wanted ? -1 : 1),
            })),
          }
        : data,
  };
}

/** The entry in the menu of the person's profile. */
function onProfile(personId: string, isHidden: boolean): CachedChange<{ isHidden: boolean }> {
  return {
    queryKey: orpc.discovery.isHidden.queryKey({ input: { personId } }),
    apply: (data) => (data.isHidden === isHidden ? data : { isHidden }),
  };
}

/** The list of hidden people, which is fetched again when it is opened. */
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
