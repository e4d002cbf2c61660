import {
  defaultScheduler,
  type InfiniteData,
  matchQuery,
  notifyManager,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/**
 * Changes to cached answers that people see at once, such as a like. TanStack Query alone loses them in three ways:
 *
 * - An answer under way overwrites them: its request may be older than the confirmation, and the next page of an infinite
 *   query is appended to the pages as they were when its fetch began.
 * - A failed change that restores a snapshot undoes later changes too.
 * - `setQueryData` marks stale and invalidated data as fresh.
 *
 * Per query this keeps what the server has said (`confirmed`), and shows it with the pending changes on top.
 */

/** A change to all matching queries. */
export interface CachedChange<Data> {
  /** Prefix of the queries' keys. */
  queryKey: QueryKey;
  /** Pure and idempotent: also applied to answers that already include it. */
  apply: (data: Data) => Data;
}

/** An unconfirmed change, shown already. Only the first call counts. */
export interface PendingChange {
  confirm: () => void;
  /** Reverts this change only. */
  undo: () => void;
}

/** Applies changes optimistically, all or none. Later ones stack on top until confirmed. */
// biome-ignore lint/suspicious/noExplicitAny: callers that write the key know the data
export function changeAtOnce(queries: QueryClient, ...changes: CachedChange<any>[]): PendingChange {
  const cached = cachedAnswers(queries);
  // Renders within the task: the default timer waits for a frame, long on slow phones.
  notifyManager.setScheduler(queueMicrotask);
  try {
    cached.begin(changes);
  } finally {
    notifyManager.setScheduler(defaultScheduler);
  }
  return { confirm: () => cached.end(changes, true), undo: () => cached.end(changes, false) };
}

/** Applies changes reported by the server, such as live events. Pending answers keep them. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export function applyConfirmed(queries: QueryClient, ...changes: CachedChange<any>[]): void {
  changeAtOnce(queries, ...changes).confirm();
}

/**
 * Refetches active queries after a change on the server, others on next use. Restarts pending fetches, even a query's
 * first, unlike `invalidateQueries`.
 */
export async function refetchChanged(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, fetchStatus: "fetching" });
  await queries.invalidateQueries({ queryKey });
}

/** Maps items; returns the same list if none changes. */
export function mapChanged<Item>(list: Item[], change: (item: Item) => Item): Item[] {
  const changed = list.map(change);
  return changed.some((item, index) => item !== list[index]) ? changed : list;
}

type ItemOf<List> = List extends (infer Item)[] ? Item : never;

/** Maps items of the lists `name` in all pages; returns the same object if none changes. */
export function mapInPages<Data extends { pages: object[] }, Name extends keyof Data["pages"][number]>(
  data: Data,
  name: Name,
  change: (item: ItemOf<Data["pages"][number][Name]>) => ItemOf<Data["pages"][number][Name]>,
): Data {
  const pages = mapChanged<Data["pages"][number]>(data.pages, (page) => {
    const items = page[name] as ItemOf<Data["pages"][number][Name]>[];
    const changed = mapChanged(items, change);
    return changed === items ? page : { ...page, [name]: changed };
  });
  return pages === data.pages ? data : { ...data, pages };
}

type Change = CachedChange<unknown>;

interface Answer {
  /** Without pending changes; undefined before the first answer. */
  confirmed: unknown;
  /** Confirmed during the current fetch, whose answer may lack them. */
  missed: Change[];
  /** The fetch adds a page. */
  appends: boolean;
}

const caches = new WeakMap<QueryClient, CachedAnswers>();

/** Enables changes of these queries; `forget` drops pending ones when the person changes. */
export function keepChanges(queries: QueryClient): { forget: () => void } {
  const cached = new CachedAnswers(queries);
  caches.set(queries, cached);
  return cached;
}

function cachedAnswers(queries: QueryClient): CachedAnswers {
  const known = caches.get(queries);
  if (!known) throw new Error("These queries were not made by `createQueryClient`");
  return known;
}

class CachedAnswers {
  readonly #answers = new WeakMap<Query, Answer>();
  #pending: Change[] = [];
  #isShowing = false;
  readonly #queries: QueryClient;

  constructor(queries: QueryClient) {
    this.#queries = queries;
    queries.getQueryCache().subscribe((event) => this.#onCacheEvent(event));
  }

  forget(): void {
    this.#pending = [];
  }

  begin(changes: readonly Change[]): void {
    for (const query of this.#touchedBy(changes)) this.#answerOf(query);
    this.#pending.push(...changes);
    this.#showWhere(changes);
  }

  end(changes: readonly Change[], isConfirmed: boolean): void {
    // Settled, or of a previous person.
    const mine = changes.filter((change) => this.#pending.includes(change));
    this.#pending = this.#pending.filter((change) => !mine.includes(change));
    if (isConfirmed) {
      for (const change of mine) {
        for (const query of this.#touchedBy([change])) {
          const answer = this.#answerOf(query);
          answer.confirmed = applied(answer.confirmed, [change]);
          if (query.state.fetchStatus !== "idle") answer.missed.push(change);
        }
      }
    }
    this.#showWhere(mine);
  }

  #onCacheEvent(event: QueryCacheNotifyEvent): void {
    if (event.type !== "updated" || this.#isShowing) return;
    const { query, action } = event;
    const answer = this.#answers.get(query);
    if (action.type === "fetch") {
      const { confirmed } = answer ?? newAnswer(query);
      // The server knows all earlier confirmations by now.
      this.#answers.set(query, { confirmed, missed: [], appends: action.meta?.fetchMore?.direction === "forward" });
      return;
    }
    if (!answer) return;
    if (action.type === "success" && action.manual) answer.confirmed = query.state.data;
    else if (action.type === "success") {
      const fetched = answer.appends ? appended(answer.confirmed, query.state.data) : query.state.data;
      answer.confirmed = applied(fetched, answer.missed);
      answer.missed = [];
    } else if (action.type !== "setState") return;
    // A cancelled fetch or reset restores an earlier state.
    else if (query.state.data === undefined) answer.confirmed = undefined;
    this.#show(query, answer);
  }

  #showWhere(changes: readonly Change[]): void {
    for (const query of this.#touchedBy(changes)) this.#show(query, this.#answerOf(query));
  }

  #show(query: Query, { confirmed }: Answer): void {
    const shown = applied(
      confirmed,
      this.#pending.filter(({ queryKey }) => matchQuery({ queryKey }, query)),
    );
    if (shown === undefined || shown === query.state.data) return;
    this.#isShowing = true;
    // Unlike `setQueryData`, keeps timestamps and invalidation.
    query.setState({ data: shown });
    this.#isShowing = false;
  }

  #touchedBy(changes: readonly Change[]): Query[] {
    const cache = this.#queries.getQueryCache();
    return [...new Set(changes.flatMap(({ queryKey }) => cache.findAll({ queryKey })))];
  }

  #answerOf(query: Query): Answer {
    const answer = this.#answers.get(query) ?? newAnswer(query);
    this.#answers.set(query, answer);
    return answer;
  }
}

/** The first change: all data is the server's. */
function newAnswer({ state }: Query): Answer {
  return { confirmed: state.data, missed: [], appends: state.fetchMeta?.fetchMore?.direction === "forward" };
}

function applied(data: unknown, changes: readonly Change[]): unknown {
  return data === undefined ? undefined : changes.reduce<unknown>((before, { apply }) => apply(before), data);
}

/** Confirmed pages plus the page fetched on top of older copies. */
function appended(confirmed: unknown, fetched: unknown): unknown {
  if (confirmed === undefined) return fetched;
  const before = confirmed as InfiniteData<unknown>;
  const after = fetched as InfiniteData<unknown>;
  const added = after.pages.length - before.pages.length;
  if (added < 0 || added > 1) return fetched;
  if (before.pages.every((page, index) => page === after.pages[index])) return fetched;
  return {
    ...after,
    pages: [...before.pages, ...after.pages.slice(before.pages.length)],
    pageParams: [...before.pageParams, ...after.pageParams.slice(before.pageParams.length)],
  };
}
