import { PEOPLE_SEARCH_MAX } from "@nakamatch/contract/vocabulary/moderation";
import { isValidElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FormActions } from "../../account/form-actions.tsx";
import { useDebounce } from "../../lib/debounce.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useShortcuts } from "../../person/ban/use-shortcuts.ts";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { NoPeople } from "../../ui/art/no-people.tsx";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import type { DialogProps } from "../../ui/dialog-panel.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { buttonOfSibling } from "../../ui/focus-fallback.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
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
  render: (entry: Entry) => ReactNode;
};

/** A moderators' queue: loading, failed, empty or filled. */
export function Queue<Entry>(props: QueueProps<Entry>) {
  const { query, entries, label, waiting, drawing, error, empty, head, render } = props;
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
      <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 @7xl:grid-cols-2" aria-label={label}>
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
};

/** People, searchable by name (MOD-14). */
export function PeopleQueue<Entry>(props: PeopleQueueProps<Entry>) {
  const { search, onSearch, total, children, empty, ...queue } = props;
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
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <NameSearch label={t("moderation.search.label")} hideLabel isMain value={search} onSearch={onSearch} />
        {/* As high as a button beside the total. */}
        <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
          {children}
          {total !== null && (
            <p role="status" className="font-bold text-ink-soft">
              {total}
            </p>
          )}
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
  // Cleared elsewhere.
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
    <div ref={box} className="w-full sm:max-w-sm">
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

type DecisionDialogProps = Pick<DialogProps, "open" | "onOpenChange" | "title" | "description" | "finalFocus"> &
  Pick<ButtonProps, "variant" | "busyLabel"> & {
    label: string;
    busy: boolean;
    onSubmit: () => void;
    children: ReactNode;
  };

/** A form about an entry. Stays open while sending. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { label, variant = "primary", busyLabel, busy, onSubmit, children, ...dialog } = props;
  const form = useId();
  const button = { form, label, variant, busyLabel, busy };
  return (
    <FormDialog
      {...dialog}
      size="md"
      dismissable={!busy}
      actions={<FormActions {...button} onCancel={() => dialog.onOpenChange(false)} />}
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
        className="flex flex-col gap-6"
      >
        {children}
      </form>
    </FormDialog>
  );
}

/** Focus after an entry leaves: the next one's button, else the previous one's, else the screen. */
export function nextInQueue(item: HTMLElement | null): HTMLElement | null {
  return item && (buttonOfSibling(item) ?? item.closest("main"));
}
