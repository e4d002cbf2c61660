import { type InfiniteData, InfiniteQueryObserver, notifyManager } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "./api-testing.ts";
import { testApp } from "./app-testing.ts";
import {
  applyConfirmed,
  type CachedChange,
  changeAtOnce,
  type PendingChange,
  refetchChanged,
} from "./cached-changes.ts";
import { SESSION_KEY } from "./session-store.ts";

type Person = { id: number; liked: boolean };
type Page = { people: Person[]; next: number | null };
type Pages = InfiniteData<Page, number>;

const KEY = ["people"];
const PAGES = 3;
const IDS = [0, 1, 2, 3, 4, 5];

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Flushes microtasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}

/** People on pages of two, with requests and answers under the test's control. `queue`: the possible next steps. */
function lists() {
  const liked = new Map(IDS.map((id) => [id, false]));
  const queue: (() => void)[] = [];
  const { queries: client, session } = testApp();
  const observer = new InfiniteQueryObserver<Page, Error, Pages, string[], number>(client, {
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      new Promise<Page>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        queue.push(() => {
          const ids = IDS.slice(2 * pageParam, 2 * pageParam + 2);
          const people = ids.map((id) => ({ id, liked: liked.get(id) as boolean }));
          const page = { people, next: pageParam + 1 < PAGES ? pageParam + 1 : null };
          queue.push(() => resolve(page));
        });
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  stops.push(
    observer.subscribe(() => {}),
    () => client.clear(),
  );
  const shown = () =>
    new Map(
      observer.getCurrentResult().data?.pages.flatMap(({ people }) => people.map(({ id, liked }) => [id, liked])),
    );
  /** Takes a step: the oldest by default. */
  const step = async (index = 0) => {
    queue.splice(index, 1)[0]?.();
    await settle();
  };
  const load = async () => {
    await step();
    await step();
  };
  return { liked, queue, client, session, observer, shown, step, load };
}

function like(id: number, liked: boolean): CachedChange<Pages> {
  return {
    queryKey: KEY,
    apply: (data) => ({
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        people: page.people.map((person) => (person.id === id ? { ...person, liked } : person)),
      })),
    }),
  };
}

test("whatever comes in whatever order, a person sees their last choice, and at the end what the server has", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(999), { minLength: 10, maxLength: 60 }), async (choices) => {
      const { liked, queue, client, observer, shown, step, load } = lists();
      await load();
      /** Unanswered presses per person, oldest first; the server handles them in order. */
      const presses = new Map<number, { wanted: boolean; change: PendingChange }[]>(IDS.map((id) => [id, []]));
      const send = (id: number, fails: boolean) => {
        const [press] = presses.get(id) ?? [];
        if (!press) return;
        queue.push(() => {
          if (!fails) liked.set(id, press.wanted);
          queue.push(() => {
            presses.get(id)?.shift();
            if (fails) press.change.undo();
            else press.change.confirm();
            send(id, !fails);
          });
        });
      };
      const check = () => {
        for (const [id, isLiked] of shown()) {
          expect([id, isLiked]).toEqual([id, presses.get(id)?.at(-1)?.wanted ?? liked.get(id)]);
        }
      };
      for (const choice of choices) {
        const id = IDS[choice % IDS.length] as number;
        const kind = Math.floor(choice / IDS.length) % 10;
        if (kind < 3) {
          const mine = presses.get(id) ?? [];
          const wanted = !(mine.at(-1)?.wanted ?? liked.get(id));
          mine.push({ wanted, change: changeAtOnce(client, like(id, wanted)) });
          if (mine.length === 1) send(id, choice % 3 === 0);
        } else if (kind === 3) void observer.fetchNextPage({ cancelRefetch: false });
        else if (kind === 4) void observer.refetch({ cancelRefetch: choice % 2 === 0 });
        else if (kind === 5 && choice % 4 === 0) void client.cancelQueries({ queryKey: KEY });
        else if (queue.length > 0) await step(choice % queue.length);
        await settle();
        check();
      }
      while (queue.length > 0) await step();
      check();
      for (const stop of stops.splice(0)) stop();
    }),
    { numRuns: 150 },
  );
});

describe("one at a time", () => {
  test("a request sent after the confirmation has the last word", async () => {
    const { client, observer, shown, load } = lists();
    await load();
    changeAtOnce(client, like(0, true)).confirm();
    void observer.refetch();
    await settle();
    await load();
    expect(shown().get(0)).toBe(false);
  });

  test("a change that comes before the first answer is in it", async () => {
    const { client, shown, step } = lists();
    await step();
    applyConfirmed(client, like(1, true));
    expect(shown().size).toBe(0);
    await step();
    expect(shown().get(1)).toBe(true);
  });

  test("a cancelled fetch reverts no change, and leaves none for the next one", async () => {
    const { client, observer, shown, load } = lists();
    await load();
    void observer.refetch();
    await settle();
    const change = changeAtOnce(client, like(0, true));
    await client.cancelQueries({ queryKey: KEY });
    expect(shown().get(0)).toBe(true);
    void observer.refetch();
    await settle();
    change.confirm();
    await client.cancelQueries({ queryKey: KEY });
    // Another device reverts it.
    void observer.refetch();
    await settle();
    await load();
    await load();
    await load();
    expect(shown().get(0)).toBe(false);
  });

  test("what one person has pending is not shown to the next", async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()));
    fakeServer({ "GET /api/v1/session": () => signedIn() });
    const { client, session, observer, shown, load } = lists();
    session.start();
    await load();
    const change = changeAtOnce(client, like(0, true));
    expect(shown().get(0)).toBe(true);
    session.end();
    await settle();
    void observer.refetch();
    await settle();
    await load();
    change.confirm();
    expect(shown().get(0)).toBe(false);
    localStorage.clear();
  });

  test("data that is invalidated or old stays so", async () => {
    const { client, load } = lists();
    await load();
    const query = client.getQueryCache().find({ queryKey: KEY });
    await client.invalidateQueries({ queryKey: KEY, refetchType: "none" });
    const before = query?.state.dataUpdatedAt;
    applyConfirmed(client, like(0, true));
    expect(query?.state).toMatchObject({ isInvalidated: true, dataUpdatedAt: before });
  });
});

test("a change that a person makes is told within the task, what comes from elsewhere after it", async () => {
  const { client, observer, step, load } = lists();
  const told = vi.fn();
  // Like components do.
  stops.push(observer.subscribe(notifyManager.batchCalls(told)));
  await load();
  told.mockClear();
  changeAtOnce(client, like(0, true));
  await Promise.resolve();
  expect(told).toHaveBeenCalledOnce();
  const failing = () => {
    throw new Error("no");
  };
  expect(() => changeAtOnce(client, { queryKey: KEY, apply: failing })).toThrow("no");
  void observer.refetch();
  await step();
  expect(told).toHaveBeenCalledOnce();
});

test("fetching again after a change also begins the first fetch of a query again", async () => {
  const { liked, queue, client, shown, step } = lists();
  await step();
  liked.set(0, true);
  void refetchChanged(client, KEY);
  await settle();
  while (queue.length > 0) await step();
  expect(shown().get(0)).toBe(true);
});
