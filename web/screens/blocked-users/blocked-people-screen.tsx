import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { useMorePages } from "../../lib/more-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { readOrigin } from "../../person/profile-origin.ts";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListError, ListWaiting, LoadMore } from "../../ui/list-states.tsx";
import { BlockedPersonItem } from "./blocked-person-item.tsx";
import { useBlockedPeople } from "./use-blocked-people.ts";

/** The people one has blocked, with the way to take it back (specification §2, Blocked users). */
export function BlockedPeopleScreen() {
  const { t } = useTranslation();
  const blocked = useBlockedPeople();
  const { people, total } = blocked;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
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

/** Back to the own profile, which keeps the way back to where it was opened from (BLOCK-11). */
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
