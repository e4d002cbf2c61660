import type { BannedPerson } from "@nakamatch/contract/schemas/banned-person";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useReasonText } from "../../features/moderation/statements/use-reason-text.ts";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { api, orpc } from "../../lib/api.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { canChange, useBanChange } from "./ban-change.tsx";
import { Said } from "./beside.tsx";
import { DecidedCase } from "./decided-case.tsx";
import { PeopleQueue } from "./queue.tsx";
import { useButtonKeys } from "./use-list-keys.ts";
import { entriesOf, PAGES, personIdOf, useDecision } from "./use-queues.ts";

/** Current bans, latest first (MOD-11). */
export function BannedPeople({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery({
    ...orpc.cases.banned.infiniteOptions({
      ...PAGES,
      input: (cursor: string | undefined) => ({ cursor, search: search || undefined }),
    }),
    // Keeps the list during the next search.
    placeholderData: keepPreviousData,
  });
  const entries = entriesOf(query.data, ({ banned }) => banned, personIdOf);
  const { ask, isAsking, dialog } = useBanChange({ entries: entries ?? [] });
  const { said } = useButtonKeys({ entries: entries ?? [], idOf: personIdOf, attribute: "ban", isOff: isAsking });
  const total = query.data?.pages[0]?.total ?? null;
  return (
    <>
      <PeopleQueue
        search={search}
        onSearch={onSearch}
        total={total === null ? null : t("moderation.banned.total", { count: total })}
        query={query}
        entries={entries}
        label={t("moderation.banned.tab")}
        error={{ title: t("moderation.banned.error"), text: t("moderation.banned.errorText") }}
        empty={{ title: t("moderation.banned.empty.title"), text: t("moderation.banned.empty.text") }}
        render={(entry) => (
          <BannedItem
            key={entry.person.id}
            entry={entry}
            actions={
              <>
                {canChange(entry) && (
                  <Button
                    aria-haspopup="dialog"
                    aria-keyshortcuts="b"
                    aria-label={t("moderation.banChange.openName", { name: entry.person.nickname })}
                    onClick={() => ask(entry)}
                  >
                    {t("moderation.banChange.open")}
                  </Button>
                )}
                <UnbanButton person={entry.person} />
              </>
            }
          />
        )}
      />
      <Said>{said}</Said>
      {dialog}
    </>
  );
}

/** Ends a ban at one press (BAN-11). */
function UnbanButton({ person }: Pick<BannedPerson, "person">) {
  const { t } = useTranslation();
  const { id: personId } = person;
  // The entry leaves once stored (BAN-11, BAN-12); failures are toasts (ERR-50, ERR-54).
  const { mutate, isPending } = useDecision(() => api.decisions.unban({ personId }), {
    personId,
    failed: { text: t("moderation.banned.failed") },
    done: () => ({ title: t("moderation.banned.doneTitle"), description: t("moderation.banned.done") }),
  });
  return (
    <Button
      busy={isPending}
      aria-keyshortcuts="d"
      aria-label={t("moderation.actions.unbanName", { name: person.nickname })}
      onClick={() => mutate()}
    >
      {t("moderation.actions.unban")}
    </Button>
  );
}

type BannedItemProps = {
  entry: BannedPerson;
  actions: ReactNode;
  /** The decision's id in second looks, which have the keys themselves. */
  lookId?: string;
  /** Content at the bottom. */
  children?: ReactNode;
};

/** Reason, dates, who decided, notes (MOD-11); evidence and history on request. */
export function BannedItem({ entry, actions, lookId, children }: BannedItemProps) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const { person, realName, reason, until, bannedAt, notes, decidedBy, evidence } = entry;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li
      data-look={lookId}
      data-ban={lookId === undefined ? person.id : undefined}
      aria-labelledby={id}
      tabIndex={-1}
      className={cx(
        "panel grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5",
        isOpen && "col-span-full",
      )}
    >
      <PersonAvatar person={person} />
      <div>
        <h2 id={id} className="user-text text-lg leading-snug">
          <PersonName name={realName ?? person.nickname} premium={person.isPremium} />
        </h2>
        <p className="text-ink-soft text-sm user-text">@{person.nickname}</p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 max-sm:col-span-2 sm:col-start-2">
        <Fact label={t("moderation.banned.reason")}>{reasonText(reason)}</Fact>
        <Fact label={t("moderation.banned.until")}>
          {until === null ? (
            t("moderation.banned.permanent")
          ) : (
            <time dateTime={until}>{formatDateTime(until, language)}</time>
          )}
        </Fact>
        <Fact label={t("moderation.banned.bannedAt")}>
          <time dateTime={bannedAt}>{formatDateTime(bannedAt, language)}</time>
        </Fact>
        {decidedBy && <Fact label={t("moderation.secondLook.decidedBy")}>@{decidedBy}</Fact>}
        {notes && (
          <Fact label={t("moderation.banned.notes")}>
            <span className="whitespace-pre-line">{notes}</span>
          </Fact>
        )}
      </dl>
      <div className="flex gap-3 max-sm:col-span-2 max-sm:flex-col sm:col-start-3 sm:row-start-1 sm:flex-wrap sm:justify-end">
        {actions}
      </div>
      <details className="col-span-full" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary
          aria-keyshortcuts="o"
          data-unseen={isOpen ? undefined : ""}
          aria-label={t("moderation.banChange.detailsName", { name: person.nickname })}
          className="flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4"
        >
          {t("moderation.banChange.details")}
        </summary>
        {isOpen && <DecidedCase personId={person.id} evidence={evidence} />}
      </details>
      {children && <div className="col-span-full">{children}</div>}
    </li>
  );
}

/** A labelled fact about a ban. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-bold">{label}</dt>
      <dd className="user-text">{children}</dd>
    </>
  );
}
