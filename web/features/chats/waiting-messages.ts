import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import { useSyncExternalStore } from "react";
import { type App, usePart } from "../../lib/app.tsx";
import { createSubscribers } from "../../lib/subscribers.ts";

/** With the text before masking. */
export type Outgoing = ChatMessage & { written: string };

/** The wanted reaction to the message `id`, or none. */
export type Wish = { id: string; chatId: string; code: ReactionCode | null };

/** The wish to take the message `id` back, stored or not. */
export type TakingBack = { id: string; chatId: string; wishedAt: number };

/** What waits for a connection, in order; shared by the person's tabs. */
function createWaiting<Item extends { id: string }>(name: string, { storage, signal }: App) {
  const { subscribe, notify } = createSubscribers();
  const none: readonly Item[] = [];
  let known: { personId: string; json: string | null; items: readonly Item[] } | null = null;
  storage.onChange(name, notify, signal);
  /** Referentially stable until a change. */
  const of = (personId: string): readonly Item[] => {
    const json = storage.read(personId, name);
    if (known?.personId !== personId || known.json !== json) known = { personId, json, items: parse(json) ?? none };
    return known.items;
  };
  const store = (personId: string, items: readonly Item[]) => {
    storage.write(personId, name, items.length === 0 ? null : JSON.stringify(items));
    notify();
  };
  return {
    subscribe,
    of,
    /** Replaces the item of this id. */
    add: (personId: string, item: Item) => store(personId, [...of(personId).filter(({ id }) => id !== item.id), item]),
    /** Forgets what was sent or refused, unless it was replaced meanwhile. */
    remove: (personId: string, item: Item) =>
      store(
        personId,
        of(personId).filter((each) => JSON.stringify(each) !== JSON.stringify(item)),
      ),
  };
}

const createMessages = (app: App) => createWaiting<Outgoing>("waiting", app);
const createWishes = (app: App) => createWaiting<Wish>("reactions", app);
const createTakingsBack = (app: App) => createWaiting<TakingBack>("taking-back", app);

/** The queue, as the sender of its messages uses it. */
export function useWaiting() {
  return usePart(createMessages);
}

/** The messages that wait, as a chat shows them. */
export function useWaitingMessages(personId: string): readonly Outgoing[] {
  const { subscribe, of } = useWaiting();
  return useSyncExternalStore(subscribe, () => of(personId));
}

export function useWishes() {
  return usePart(createWishes);
}

/** The reactions that wait, as a chat shows them. */
export function useWaitingWishes(personId: string): readonly Wish[] {
  const { subscribe, of } = useWishes();
  return useSyncExternalStore(subscribe, () => of(personId));
}

export function useTakingsBack() {
  return usePart(createTakingsBack);
}

/** The takings back that wait, as a chat shows them. */
export function useWaitingTakingsBack(personId: string): readonly TakingBack[] {
  const { subscribe, of } = useTakingsBack();
  return useSyncExternalStore(subscribe, () => of(personId));
}

function parse<Item>(json: string | null): readonly Item[] | undefined {
  try {
    const items: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(items) && items.length > 0 ? items : undefined;
  } catch {
    return undefined;
  }
}
