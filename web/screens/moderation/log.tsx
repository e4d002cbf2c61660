import type { LogEntry, LogFilters } from "@nakamatch/contract/endpoints/moderation/log";
import { DECISION_ACTIONS } from "@nakamatch/contract/vocabulary/decisions";
import { LOG_EXPORT_MAX } from "@nakamatch/contract/vocabulary/moderation";
import { PROFILE_REPORT_REASONS } from "@nakamatch/contract/vocabulary/reports";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { ChevronDown, Download, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useReasonText } from "../../features/moderation/statements/use-reason-text.ts";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { formatDateTime, formatNumber } from "../../lib/format.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { NoPeople } from "../../ui/art/no-people.tsx";
import { TornPage } from "../../ui/art/torn-page.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TEXT_LINK } from "../../ui/text-link.tsx";
import { useToast } from "../../ui/toast.tsx";
import { isKnownAction } from "./case-details.tsx";
import { useLoggedReason } from "./case-mark.tsx";
import { DecidedCase } from "./decided-case.tsx";
import { LogFigures } from "./log-figures.tsx";
import { PrivateNotes } from "./private-notes.tsx";
import { NameSearch, Queue } from "./queue.tsx";
import { entriesOf, PAGES, personQuery } from "./use-queues.ts";

/** Kept in the URL, for reload and links. */
const FILTERS = ["personId", "person", "moderator", "action", "reason", "from", "to"] as const;
type Filters = Partial<Record<(typeof FILTERS)[number], string>>;

function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters: Filters = {};
  for (const name of FILTERS) {
    const value = params.get(name);
    if (value) filters[name] = value;
  }
  // A debounced search must not overwrite filters chosen meanwhile.
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  const set = (changed: Record<string, string>) =>
    latest.current(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () => set(Object.fromEntries(FILTERS.map((name) => [name, ""])));
  return { filters, set, clear };
}

/** Start of a local day, `days` later, as an instant; undefined unless it is a day. */
function startOf(day: string | undefined, days = 0): string | undefined {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + days);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** The filters as the server knows them; days are of the reader's time zone, in any order. */
function wantedOf({ from, to, ...filters }: Filters): LogFilters {
  const isTurned = from !== undefined && to !== undefined && from > to;
  const [first, last] = isTurned ? [to, from] : [from, to];
  // The server rejects other invalid values of the address.
  return { ...(filters as LogFilters), from: startOf(first), until: startOf(last, 1) };
}

/** Searchable log of decisions with hash and case, below the figures. */
export function Log() {
  const { t } = useTranslation();
  const { filters, set, clear } = useFilters();
  const query = useInfiniteQuery({
    ...orpc.log.entries.infiniteOptions({
      ...PAGES,
      input: (cursor: string | undefined) => ({ ...wantedOf(filters), cursor }),
    }),
    placeholderData: keepPreviousData,
  });
  const entries = entriesOf(
    query.data,
    (page) => page.entries,
    ({ id }) => id,
  );
  const [hasHashes, setHashes] = useState(false);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <div className="flex flex-col gap-5">
      <LogFigures />
      <Search filters={filters} onChange={set} onClear={clear} />
      <Files filters={filters} hashes={hasHashes} onHashes={setHashes} />
      {filters.personId && <NotesAbout personId={filters.personId} />}
      <Queue
        query={query}
        entries={entries}
        label={t("moderation.log.tab")}
        waiting={{ height: "h-28" }}
        drawing={<TornPage />}
        error={{ title: t("moderation.log.error"), text: t("moderation.log.errorText") }}
        empty={
          isFiltered ? (
            <EmptyState
              drawing={<NoPeople />}
              title={t("moderation.log.none.title")}
              text={t("moderation.log.none.text")}
              action={<Button onClick={clear}>{t("moderation.search.clear")}</Button>}
            />
          ) : (
            { title: t("moderation.log.empty.title"), text: t("moderation.log.empty.text") }
          )
        }
        render={(entry) => <Entry key={entry.id} entry={entry} hasHash={hasHashes} />}
      />
    </div>
  );
}

/** Private notes; empty for deleted accounts and for parties. */
function NotesAbout({ personId }: { personId: string }) {
  const { data } = useQuery({ ...personQuery(personId), retry: false });
  if (!data || data.isDeleted) return null;
  return (
    <Panel>
      <PrivateNotes key={personId} personId={personId} notes={data.notes} level={2} />
    </Panel>
  );
}

type SearchProps = { filters: Filters; onChange: (changed: Filters) => void; onClear: () => void };

function Search({ filters, onChange, onClear }: SearchProps) {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const all = { value: "", label: t("moderation.log.any") };
  return (
    <fieldset className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
      <legend className="sr-only">{t("moderation.log.search")}</legend>
      <NameSearch
        label={t("moderation.log.person")}
        value={filters.person ?? ""}
        onSearch={(person) => onChange({ person })}
        isMain
      />
      <NameSearch
        label={t("moderation.log.moderator")}
        value={filters.moderator ?? ""}
        onSearch={(moderator) => onChange({ moderator })}
      />
      <Select
        label={t("moderation.log.action")}
        options={[
          all,
          ...DECISION_ACTIONS.map((value) => ({
            value: value as string,
            label: t(`moderation.actionsTaken.${value}`),
          })),
        ]}
        value={filters.action ?? ""}
        onValueChange={(action) => onChange({ action })}
      />
      <Select
        label={t("moderation.log.reason")}
        options={[
          all,
          ...PROFILE_REPORT_REASONS.map((value) => ({ value: value as string, label: reasonText(value) })),
        ]}
        value={filters.reason ?? ""}
        onValueChange={(reason) => onChange({ reason })}
      />
      {(["from", "to"] as const).map((end) => (
        <TextField
          key={end}
          label={t(`moderation.log.${end}`)}
          type="date"
          min="1970-01-01"
          max="2999-12-31"
          value={filters[end] ?? ""}
          onChange={(event) => onChange({ [end]: event.target.value })}
        />
      ))}
      {filters.personId && (
        <Button icon={<X className="size-5" />} className="justify-self-start sm:col-span-full" onClick={onClear}>
          {t("moderation.log.onlyOne")}
        </Button>
      )}
    </fieldset>
  );
}

type FilesProps = { filters: Filters; hashes: boolean; onHashes: (hashes: boolean) => void };

/** The entries as a file, with their hashes if these are shown; figures of all years. */
function Files({ filters, hashes, onHashes }: FilesProps) {
  const { t, language } = useTranslation();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.log.export({ ...wantedOf(filters), hashes }),
    onSuccess: (file) => saveFile(file, "moderation-log.csv"),
    onError: (thrown) => {
      const title = t("moderation.log.csv.failed");
      toast({ title, description: toAppError(thrown).text(t), variant: "destructive" });
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Switch label={t("moderation.log.hashes")} checked={hashes} onCheckedChange={onHashes} />
      <Button icon={<Download className="size-5" />} busy={isPending} onClick={() => mutate()}>
        {t("moderation.log.csv.action")}
      </Button>
      <p className="min-w-48 flex-1 text-ink-soft text-sm">
        {t("moderation.log.csv.hint", { count: formatNumber(LOG_EXPORT_MAX, language) })}
      </p>
      <Link to="/terms#decisions" className={TEXT_LINK}>
        {t("moderation.log.years")}
      </Link>
    </div>
  );
}

function Entry({ entry, hasHash }: { entry: LogEntry; hasHash: boolean }) {
  const { t, language } = useTranslation();
  const reasonText = useLoggedReason();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { number, hash, action, reason, until, decidedAt, person, moderator, notes, evidence, concerns } = entry;
  const name = person?.nickname ?? t("moderation.deleted.account");
  const facts = [
    reason !== null && reasonText(reason),
    (action === "ban" || action === "ban_changed") &&
      (until === null
        ? t("moderation.case.permanent")
        : t("moderation.case.until", { date: formatDateTime(until, language) })),
    concerns !== null && t("moderation.log.concerns", { number: formatNumber(concerns, language) }),
  ].filter(Boolean);
  return (
    <li className={cx("panel", isOpen && "col-span-full")}>
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 p-3 sm:px-4">
        {person && <PersonAvatar person={person} />}
        <div className="col-start-2 min-w-0">
          <h2 className="user-text text-lg leading-snug">
            {isKnownAction(action) ? t(`moderation.actionsTaken.${action}`) : action}
            {" · "}
            {person ? <PersonName name={name} premium={person.isPremium} /> : name}
          </h2>
          {facts.length > 0 && <p>{facts.join(" · ")}</p>}
          <p className="text-ink-soft text-sm">
            <time dateTime={decidedAt}>{formatDateTime(decidedAt, language)}</time>
            {moderator && ` · ${t("moderation.case.decidedBy", { name: moderator })}`}
          </p>
          {notes && <p className="user-text mt-1.5 whitespace-pre-line">{notes}</p>}
          <p className="mt-1.5 text-ink-soft text-xs">
            {t("moderation.log.number", { number: formatNumber(number, language) })}{" "}
            {hasHash && (
              <code lang="en" translate="no" className="break-all font-mono">
                {hash}
              </code>
            )}
          </p>
        </div>
        {person && (
          <IconButton
            label={t(isOpen ? "moderation.log.hideCase" : "moderation.log.showCase", {
              number: formatNumber(number, language),
              name,
            })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            icon={<ChevronDown className={cx("transition-[rotate] duration-150", isOpen && "rotate-180")} />}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && person && (
        <div id={id} className="border-edge border-t-2 p-4 sm:p-5">
          <DecidedCase personId={person.id} evidence={evidence} />
        </div>
      )}
    </li>
  );
}
