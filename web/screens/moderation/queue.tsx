import { PEOPLE_SEARCH_MAX } from "@nakamatch/contract/vocabulary/moderation";
import { isValidElement, type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { useShortcuts } from "../../features/moderation/decide/use-shortcuts.ts";
import { useDebounce } from "../../lib/debounce.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { NoPeople } from "../../ui/art/no-people.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListError, type ListErrorProps, ListWaiting, LoadMore } from "../../ui/list-states.tsx";
import { SearchField } from "../../ui/search-field.tsx";

type QueueProps<Entry> = Pick<ListErrorProps, "drawing"> & {
  query: ListErrorProps["query"] & Parameters<typeof useMorePages>[0] & { isPending: boolean };
  /** Undefined until the first page has loaded. */
  entries: readonly Entry[] | undefined;
  label: string;
  /** The loading placeholder. */
  waiting: Parameters<typeof ListWaiting>[0];
  error: { title: string; text: string };
  empty: { title: string; text: string } | ReactElement;
  /** Content above the list. */
  head?: ReactNode;
  /** Rows of one panel instead of panels. */
  isDense?: boolean;
  render: (entry: Entry) => ReactNode;
};

/** A moderators' queue: loading, failed, empty or filled. */
export function Queue<Entry>(props: QueueProps<Entry>) {
  const { query, entries, label, waiting, drawing, error, empty, head, isDense = false, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const { isGrowing, more } = useMorePages(query);
  if (!entries) {
    if (query.isPending) return <ListWaiting {...waiting} />;
    return <ListError hasToast drawing={drawing} {...error} query={query} />;
  }
  if (entries.length === 0) return isValidElement(empty) ? empty : <EmptyState drawing={<AllCalm />} {...empty} />;
  return (
    <div className="@container flex flex-col gap-4">
      {head}
      <ul
        ref={list}
        aria-label={label}
        className={
          isDense ? "panel divide-y-2 divide-wash" : "grid grid-cols-[minmax(0,1fr)] items-start gap-3 @7xl:grid-cols-2"
        }
      >
        {entries.map(render)}
      </ul>
      {query.hasNextPage && <LoadMore list={list} busy={isGrowing} onClick={more} />}
    </div>
  );
}

type PeopleQueueProps<Entry> = Omit<QueueProps<Entry>, "waiting" | "head"> & {
  search: string;
  onSearch: (search: string) => void;
  /** Number of entries as text. */
  total: string | null;
  /** Content beside the total. */
  children?: ReactNode;
  filters?: ReactNode;
};

/** People, searchable by name (MOD-14). */
export function PeopleQueue<Entry>(props: PeopleQueueProps<Entry>) {
  const { search, onSearch, total, children, filters, empty, ...queue } = props;
  const { t } = useTranslation();
  const nobodyFound = (
    <EmptyState
      drawing={<NoPeople />}
      title={t("moderation.search.none")}
      text={t("moderation.search.noneText")}
      action={<Button onClick={() => onSearch("")}>{t("moderation.search.clear")}</Button>}
    />
  );
  return (
    <div className={cx("flex flex-col gap-4", filters && "xl:gap-1.5")}>
      <div className={cx("flex flex-wrap items-center justify-between gap-x-4 gap-y-3", filters && "xl:gap-y-0.5")}>
        <NameSearch label={t("moderation.search.label")} hideLabel isMain value={search} onSearch={onSearch} />
        {/* As high as a button beside the total. */}
        <div className={cx("flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2", filters && "basis-full")}>
          {children}
          {total !== null && (
            <p role="status" className="font-bold text-ink-soft">
              {total}
            </p>
          )}
          {filters}
        </div>
      </div>
      <Queue {...queue} waiting={{ height: "h-36" }} empty={search ? nobodyFound : empty} />
    </div>
  );
}

/** Milliseconds. */
const PAUSE_MS = 250;

type NameSearchProps = {
  label: string;
  hideLabel?: boolean;
  value: string;
  onSearch: (search: string) => void;
  /** `/` focuses it. */
  isMain?: boolean;
};

/** Searches people by name, after a pause in typing. */
export function NameSearch({ label, hideLabel = false, value, onSearch, isMain = false }: NameSearchProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const { run, cancel } = useDebounce(PAUSE_MS);
  const box = useRef<HTMLDivElement>(null);
  useShortcuts(isMain ? { "/": () => box.current?.querySelector("input")?.focus() } : {});
  // The search can be cleared elsewhere, too.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  const send = (next: string) => {
    sent.current = next.trim();
    onSearch(next.trim());
  };
  return (
    <div ref={box} className="w-full sm:max-w-md">
      <SearchField
        label={label}
        hideLabel={hideLabel}
        placeholder={hideLabel ? label : undefined}
        maxLength={PEOPLE_SEARCH_MAX}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          if (next) return run(() => send(next));
          cancel();
          send("");
        }}
      />
    </div>
  );
}
