import { isValidElement, type ReactElement, type ReactNode, useRef } from "react";
import { useMorePages } from "../../lib/more-pages.ts";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { buttonOfSibling } from "../../ui/focus-fallback.ts";
import { ListError, type ListErrorProps, ListWaiting, LoadMore } from "../../ui/list-states.tsx";

type QueueProps<Entry> = Pick<ListErrorProps, "drawing"> & {
  query: ListErrorProps["query"] & Parameters<typeof useMorePages>[0] & { isPending: boolean };
  /** Undefined until the first page is here. */
  entries: readonly Entry[] | undefined;
  label: string;
  /** What stands while the list is on its way. */
  waiting: Parameters<typeof ListWaiting>[0];
  error: { title: string; text: string };
  empty: { title: string; text: string } | ReactElement;
  /** Above the list. */
  head?: ReactNode;
  render: (entry: Entry) => ReactNode;
};

/** A list of what waits for a moderator, in each of its states. */
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
    <div className="flex flex-col gap-4">
      {head}
      <ul ref={list} className="flex flex-col gap-3" aria-label={label}>
        {entries.map(render)}
      </ul>
      {query.hasNextPage && <LoadMore list={list} busy={isGrowing} onClick={more} />}
    </div>
  );
}

/** Where the focus goes when an entry leaves: the next entry's button, else the one before, else the screen. */
export function nextInQueue(item: HTMLElement | null): HTMLElement | null {
  return item && (buttonOfSibling(item) ?? item.closest("main"));
}
