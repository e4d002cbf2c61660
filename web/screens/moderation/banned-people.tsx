import { useRef } from "react";
import { useMorePages } from "../../lib/more-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListError, ListWaiting, LoadMore } from "../../ui/list-states.tsx";
import { BannedItem } from "./banned-item.tsx";
import { ListEmpty } from "./list-empty.tsx";
import { PeopleSearch } from "./people-search.tsx";
import { useBannedPeople } from "./use-banned-people.ts";

/** Current bans, latest first (MOD-11). */
export function BannedPeople({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const banned = useBannedPeople(search);
  const { people, total, isError } = banned;
  const list = useRef<HTMLUListElement>(null);
  const { isGrowing, more } = useMorePages(banned);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <PeopleSearch search={search} onSearch={onSearch} />
        {total !== null && (
          <p role="status" className="font-bold text-ink-soft">
            {t("moderation.banned.total", { count: total })}
          </p>
        )}
      </div>
      {people ? (
        people.length > 0 ? (
          <ul ref={list} className="flex flex-col gap-3" aria-label={t("moderation.banned.tab")}>
            {people.map((entry) => (
              <BannedItem key={entry.person.id} entry={entry} />
            ))}
          </ul>
        ) : (
          <ListEmpty search={search} onClear={() => onSearch("")}>
            <EmptyState
              drawing={<AllCalm />}
              title={t("moderation.banned.empty.title")}
              text={t("moderation.banned.empty.text")}
            />
          </ListEmpty>
        )
      ) : isError ? (
        <ListError
          hasToast
          title={t("moderation.banned.error")}
          text={t("moderation.banned.errorText")}
          query={banned}
        />
      ) : (
        <ListWaiting height="h-36" />
      )}
      {banned.hasNextPage && <LoadMore list={list} busy={isGrowing} onClick={more} />}
    </div>
  );
}
