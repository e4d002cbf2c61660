import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { useSyncExternalStore } from "react";
import { type App, usePart } from "../../lib/app.tsx";
import { createSubscribers } from "../../lib/subscribers.ts";

/** With the text before masking. */
export type Outgoing = ChatMessage & { written: string };

const NAME = "waiting";
const none: readonly Outgoing[] = [];

/** Messages waiting for a connection, in order; shared by the person's tabs. */
function createWaiting({ storage, signal }: App) {
  const { subscribe, notify } = createSubscribers();
  let known: { personId: string; json: string | null; messages: readonly Outgoing[] } | null = null;
  storage.onChange(NAME, notify, signal);
  /** Referentially stable until a change. */
  const of = (personId: string): readonly Outgoing[] => {
    const json = storage.read(personId, NAME);
    if (known?.personId !== personId || known.json !== json) known = { personId, json, messages: parse(json) };
    return known.messages;
  };
  const store = (personId: string, messages: readonly Outgoing[]) => {
    storage.write(personId, NAME, messages.length === 0 ? null : JSON.stringify(messages));
    notify();
  };
  return {
    subscribe,
    of,
    add: (personId: string, message: Outgoing) => store(personId, [...of(personId), message]),
    /** Forgets a message that was sent or refused. */
    remove: (personId: string, id: string) =>
      store(
        personId,
        of(personId).filter((each) => each.id !== id),
      ),
  };
}

/** The queue, as the sender of its messages uses it. */
export function useWaiting() {
  return usePart(createWaiting);
}

/** The messages that wait, as a chat shows them. */
export function useWaitingMessages(personId: string): readonly Outgoing[] {
  const { subscribe, of } = useWaiting();
  return useSyncExternalStore(subscribe, () => of(personId));
}

function parse(json: string | null): readonly Outgoing[] {
  try {
    const messages: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(messages) && messages.length > 0 ? messages : none;
  } catch {
    return none;
  }
}
