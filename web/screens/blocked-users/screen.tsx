import type { BlockedPerson } from "@nakamatch/contract/endpoints/blocks";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useMemo, useRef } from "react";
import { Link, useLocation } from "react-router";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import type { ScreenLoader } from "../../lib/screen.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { refetchAfterBlock } from "../../person/blocks/use-block.ts";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { readOrigin } from "../../person/profile-origin.ts";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { buttonOfSibling } from "../../ui/focus-fallback.ts";
import { ListError, ListWaiting, LoadMore } from "../../ui/list-states.tsx";
import { useToast } from "../../ui/toast.tsx";

export const phrases = ["blockedUsers", "chats", "safety"] as const;

export const loader: ScreenLoader = (queries) =>
  queries.infiniteQuery({ ...blockedPeopleQuery(), staleTime: "static" });

/** `/blocked-users`: blocked people, with unblocking (specification §2). */
export function Component() {
  const { t } = useTranslation();
  const blocked = useBlockedPeople();
  const { people, total } = blocked;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>{t("blockedUsers.meta")}</title>
      <BackLink />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="font-black text-3xl sm:text-4xl">{t("blockedUsers.title")}</h1>
        {total !== null && <p className="font-bold text-ink-soft">{t("blockedUsers.total", { count: total })}</p>}
      </div>
      {people && people.length > 0 && <p className="text-ink-soft">{t("blockedUsers.explanation")}</p>}
      {people ? (
        <List {...blocked} people={people} />
      ) : blocked.isPending ? (
        <ListWaiting height="h-24" />
      ) : (
        <ListError title={t("blockedUsers.error.title")} text={t("blockedUsers.error.text")} query={blocked} />
      )}
    </div>
  );
}

/** Back to the own profile, preserving its own origin (BLOCK-11). */
function BackLink() {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <Link
      to="/profile/me"
      state={readOrigin(state) ?? { origin: "/dashboard" }}
      className="-ml-2 flex min-h-11 items-center gap-2 self-start rounded-full px-2 font-bold hover:bg-wash"
    >
      <ArrowLeft className="size-5" />
      {t("blockedUsers.back")}
    </Link>
  );
}

type Blocked = ReturnType<typeof useBlockedPeople>;

function List(blocked: Blocked & { people: NonNullable<Blocked["people"]> }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { isGrowing, more } = useMorePages(blocked);
  if (blocked.people.length === 0) {
    return (
      <EmptyState drawing={<AllCalm />} title={t("blockedUsers.empty.title")} text={t("blockedUsers.empty.text")} />
    );
  }
  return (
    <>
      <ul ref={list} className="flex flex-col gap-3" aria-label={t("blockedUsers.title")}>
        {blocked.people.map((entry) => (
          <BlockedPersonItem key={entry.person.id} entry={entry} />
        ))}
      </ul>
      {blocked.hasNextPage && <LoadMore list={list} busy={isGrowing} onClick={more} />}
    </>
  );
}

/** A person with the unblock button (BLOCK-07). */
function BlockedPersonItem({ entry }: { entry: BlockedPerson }) {
  const { t, language } = useTranslation();
  const { mutate, isPending } = useUnblock(entry);
  const { person, realName, blockedAt } = entry;
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <PersonAvatar person={person} />
      <div className="min-w-40 flex-1">
        <h2 className="user-text text-lg leading-snug">
          <PersonName name={realName ?? person.nickname} premium={person.isPremium} />
        </h2>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">@{person.nickname}</p>
        <p className="text-ink-soft text-sm">
          <time dateTime={blockedAt}>{t("blockedUsers.since", { date: formatDateTime(blockedAt, language) })}</time>
        </p>
      </div>
      <DisappearingButton
        // Focus moves to the next button, else the previous, else the screen.
        focusFallback={(button) => {
          const item = button.closest("li");
          return (item && buttonOfSibling(item)) ?? button.closest("main");
        }}
        busy={isPending}
        aria-label={t("blockedUsers.unblockName", { name: person.nickname })}
        onClick={() => mutate()}
      >
        {t("blockedUsers.unblock")}
      </DisappearingButton>
    </li>
  );
}

/** Newest first, paginated. */
function blockedPeopleQuery() {
  return orpc.blocks.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

/** Undefined until the first page has loaded. */
function useBlockedPeople() {
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
      await refetchAfterBlock(queries);
    },
    onSuccess: () => toast({ title: t("blockedUsers.unblocked", { name: person.nickname }) }),
    onError: (thrown) => {
      const error = toAppError(thrown);
      const description = error.code === "TOO_MANY_REQUESTS" ? error.text(t) : t("blockedUsers.unblockError");
      toast({ title: t("common.toasts.error"), description, variant: "destructive" });
    },
  });
}
