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

/** A change to every query that matches the key. */
export interface CachedChange<Data> {
  /** Matches all queries that begin with it. */
  queryKey: QueryKey;
  /** Pure and idempotent: it is applied again to answers that may know the change. */
  apply: (data: Data) => Data;
}

/** Shown before the server has confirmed it. Each call works once, whichever comes first. */
export interface PendingChange {
  confirm: () => void;
  /** Takes back this change alone. */
  undo: () => void;
}

/** Shows changes at once, all of them or none; later ones lie above earlier ones until they are confirmed. */
// biome-ignore lint/suspicious/noExplicitAny: callers that write the key know the data
export function changeAtOnce(queries: QueryClient, ...changes: CachedChange<any>[]): PendingChange {
  const cached = cachedAnswers(queries);
  // Components hear of it within the task: the default timer fires after the next frame, on a slow phone much later.
  notifyManager.setScheduler(queueMicrotask);
  try {
    cached.begin(changes);
  } finally {
    notifyManager.setScheduler(defaultScheduler);
  }
  return { confirm: () => cached.end(changes, true), undo: () => cached.end(changes, false) };
}

/** Makes changes that the server has reported, such as by a live event. They stay, also in answers under way. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export function applyConfirmed(queries: QueryClient, ...changes: CachedChange<any>[]): void {
  changeAtOnce(queries, ...changes).confirm();
}

/**
 * Fetches the active queries with this key again because something has changed on the server; the others when they are
 * used next. A fetch under way begins again, also the first one of a query, which `invalidateQueries` would let go on.
 */
export async function refetchChanged(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, fetchStatus: "fetching" });
  await queries.invalidateQueries({ queryKey });
}

/** The list with each item changed; the same list where nothing changes. */
export function mapChanged<Item>(list: Item[], change: (item: Item) => Item): Item[] {
  const changed = list.map(change);
  return changed.some((item, index) => item !== list[index]) ? changed : list;
}

type ItemOf<List> = List extends (infer Item)[] ? Item : never;

/** The pages with each item of the lists that `name` gives changed; the same object where nothing changes. */
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
  /** Without the pending changes; undefined before the first answer. */
  confirmed: unknown;
  /** Confirmed while the fetch under way was running: its answer may not know them. */
  missed: Change[];
  /** The fetch under way appends a page. */
  appends: boolean;
}

const caches = new WeakMap<QueryClient, CachedAnswers>();

/** Lets the data of these queries be changed; `forget` drops what is pending, which is none of the next person's data. */
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
    queries.getQueryCache().subscribe((event) => this.#follow(event));
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
    // Ended already, or of another person.
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

  #follow(event: QueryCacheNotifyEvent): void {
    if (event.type !== "updated" || this.#isShowing) return;
    const { query, action } = event;
    const answer = this.#answers.get(query);
    if (action.type === "fetch") {
      const { confirmed } = answer ?? newAnswer(query);
      // What was confirmed before is known to the server that now gets the request.
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
    // A cancelled fetch or a reset sets the state to an earlier one.
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
    // Not `setQueryData`: when the data was fetched and whether it is invalidated stay as they are.
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

/** For a query that no change has touched so far: all of its data is from the server. */
function newAnswer({ state }: Query): Answer {
  return { confirmed: state.data, missed: [], appends: state.fetchMeta?.fetchMore?.direction === "forward" };
}

function applied(data: unknown, changes: readonly Change[]): unknown {
  return data === undefined ? undefined : changes.reduce<unknown>((before, { apply }) => apply(before), data);
}

/** The confirmed pages with the page that a fetch has added to older copies of them. */
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
