import type { BlockedPerson } from "@nakamatch/contract/endpoints/meeting/blocks";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { api, orpc } from "../../../lib/api.ts";
import { toAppError } from "../../../lib/errors.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { useMorePages } from "../../../lib/more-pages.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { AllCalm } from "../../../ui/art/all-calm.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListError, ListWaiting, LoadMore } from "../../../ui/list-states.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { PersonAvatar } from "../../people/person-avatar.tsx";
import { PersonName } from "../../people/person-name.tsx";
import { refetchPeople } from "../../people/refetch-people.ts";

type ListProps = {
  blocked: ReturnType<typeof useBlockedPeople>;
  /** Heading level of each person. */
  heading: "h2" | "h3";
};

/** The blocked people, or an empty or error state. */
export function BlockedPeople({ blocked, heading }: ListProps) {
  const { t } = useTranslation();
  const { people, isPending } = blocked;
  if (people) return <List blocked={blocked} people={people} heading={heading} />;
  if (isPending) return <ListWaiting height="h-24" />;
  return <ListError title={t("blockedUsers.error.title")} text={t("blockedUsers.error.text")} query={blocked} />;
}

function List({ blocked, people, heading }: ListProps & { people: BlockedPerson[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { isGrowing, more } = useMorePages(blocked);
  if (people.length === 0) {
    return (
      <EmptyState drawing={<AllCalm />} title={t("blockedUsers.empty.title")} text={t("blockedUsers.empty.text")} />
    );
  }
  return (
    <>
      <ul ref={list} className="flex flex-col gap-3" aria-label={t("blockedUsers.title")}>
        {people.map((entry) => (
          <BlockedPersonItem key={entry.person.id} entry={entry} heading={heading} />
        ))}
      </ul>
      {blocked.hasNextPage && <LoadMore list={list} busy={isGrowing} onClick={more} />}
    </>
  );
}

/** A person with the unblock button (BLOCK-07). */
function BlockedPersonItem({ entry, heading: Heading }: { entry: BlockedPerson; heading: "h2" | "h3" }) {
  const { t, language } = useTranslation();
  const { mutate, isPending } = useUnblock(entry);
  const { person, realName, blockedAt } = entry;
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <PersonAvatar person={person} />
      <div className="min-w-40 flex-1">
        <Heading className="user-text text-lg leading-snug">
          <PersonName name={realName ?? person.nickname} premium={person.isPremium} />
        </Heading>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">@{person.nickname}</p>
        <p className="text-ink-soft text-sm">
          <time dateTime={blockedAt}>{t("blockedUsers.since", { date: formatDateTime(blockedAt, language) })}</time>
        </p>
      </div>
      <Button
        busy={isPending}
        aria-label={t("blockedUsers.unblockName", { name: person.nickname })}
        onClick={() => mutate()}
      >
        {t("blockedUsers.unblock")}
      </Button>
    </li>
  );
}

/** Newest first, paginated. */
export function blockedPeopleQuery() {
  return orpc.blocks.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

/** Undefined until the first page has loaded. */
export function useBlockedPeople() {
  const query = useInfiniteQuery(blockedPeopleQuery());
  const { data } = query;
  const people = useMemo(() => {
    if (!data) return undefined;
    // Blocking a person again can put them on two pages.
    const byId = new Map<string, BlockedPerson>();
    for (const { blocked } of data.pages) {
      for (const entry of blocked) if (!byId.has(entry.person.id)) byId.set(entry.person.id, entry);
    }
    return [...byId.values()];
  }, [data]);
  return { ...query, people, total: data?.pages[0]?.total ?? null };
}

/** Unblocks a person (BLOCK-09), who then leaves the list. Failures are toasts (BLOCK-10). */
function useUnblock({ person }: BlockedPerson) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.blocks.unblock({ personId: person.id });
      // Busy until the list is current, to prevent a second press.
      await refetchPeople(queries);
    },
    onSuccess: () => toast({ title: t("blockedUsers.unblocked", { name: person.nickname }) }),
    onError: (thrown) => {
      const error = toAppError(thrown);
      const description = error.code === "TOO_MANY_REQUESTS" ? error.text(t) : t("blockedUsers.unblockError");
      toast({ title: t("common.toasts.error"), description, variant: "destructive" });
    },
  });
}
