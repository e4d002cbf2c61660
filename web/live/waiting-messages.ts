import type { ChatMessage } from "@nakamatch/contract/endpoints/chats";
import { useSyncExternalStore } from "react";
import { type App, usePart } from "../lib/app.tsx";
import type { PrivateStorage } from "../lib/private-storage.ts";
import { createSubscribers } from "../lib/subscribers.ts";

/** A message on its way, with the text as it was before the filter. */
export type Outgoing = ChatMessage & { written: string };

const NAME = "waiting";
const none: readonly Outgoing[] = [];

/** Messages that wait for a connection, in the order of writing; every tab of the person has the same. */
class WaitingMessages {
  #known: { personId: string; json: string | null; messages: readonly Outgoing[] } | null = null;
  readonly #subscribers = createSubscribers();
  readonly #storage: PrivateStorage;
  readonly subscribe = this.#subscribers.subscribe;

  constructor({ storage, signal }: App) {
    this.#storage = storage;
    storage.onChange(NAME, this.#subscribers.notify, signal);
  }

  /** The same array until something changes. */
  of(personId: string): readonly Outgoing[] {
    const json = this.#storage.read(personId, NAME);
    if (this.#known?.personId !== personId || this.#known.json !== json) {
      this.#known = { personId, json, messages: parse(json) };
    }
    return this.#known.messages;
  }

  /** Adds a message behind the others. */
  add(personId: string, message: Outgoing): void {
    this.#store(personId, [...this.of(personId), message]);
  }

  /** Takes a message out, once it was sent or has failed. */
  remove(personId: string, id: string): void {
    this.#store(
      personId,
      this.of(personId).filter((each) => each.id !== id),
    );
  }

  #store(personId: string, messages: readonly Outgoing[]): void {
    this.#storage.write(personId, NAME, messages.length === 0 ? null : JSON.stringify(messages));
    this.#subscribers.notify();
  }
}

function createWaiting(app: App): WaitingMessages {
  return new WaitingMessages(app);
}

/** The waiting messages of this app, for what sends them. */
export function useWaiting(): WaitingMessages {
  return usePart(createWaiting);
}

/** A person's waiting messages, for a component that shows them. */
export function useWaitingMessages(personId: string): readonly Outgoing[] {
  const waiting = useWaiting();
  return useSyncExternalStore(waiting.subscribe, () => waiting.of(personId));
}

function parse(json: string | null): readonly Outgoing[] {
  try {
    const messages: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(messages) && messages.length > 0 ? messages : none;
  } catch {
    return none;
  }
}
