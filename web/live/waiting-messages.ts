import type { ChatMessage } from "@nakamatch/contract/endpoints/chats";
import { useSyncExternalStore } from "react";
import { onPrivateChange, readPrivate, writePrivate } from "../lib/private-storage.ts";
import { createSubscribers } from "../lib/subscribers.ts";

/** A message on its way, with the text as it was before the filter. */
export type Outgoing = ChatMessage & { written: string };

const NAME = "waiting";
const none: readonly Outgoing[] = [];

let known: { personId: string; json: string | null; messages: readonly Outgoing[] } | null = null;
const { subscribe, notify } = createSubscribers();

onPrivateChange(NAME, notify);

/** Messages that wait for a connection, in the order of writing; every tab of the person has the same. */
export function waitingMessages(personId: string): readonly Outgoing[] {
  const json = readPrivate(personId, NAME);
  if (known?.personId !== personId || known.json !== json) known = { personId, json, messages: parse(json) };
  return known.messages;
}

/** Adds a message behind the others. */
export function addWaiting(personId: string, message: Outgoing): void {
  store(personId, [...waitingMessages(personId), message]);
}

/** Takes a message out, once it was sent or has failed. */
export function removeWaiting(personId: string, id: string): void {
  store(
    personId,
    waitingMessages(personId).filter((each) => each.id !== id),
  );
}

/** `waitingMessages` for a component. */
export function useWaitingMessages(personId: string): readonly Outgoing[] {
  return useSyncExternalStore(subscribe, () => waitingMessages(personId));
}

function store(personId: string, messages: readonly Outgoing[]): void {
  writePrivate(personId, NAME, messages.length === 0 ? null : JSON.stringify(messages));
  notify();
}

function parse(json: string | null): readonly Outgoing[] {
  try {
    const messages: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(messages) && messages.length > 0 ? messages : none;
  } catch {
    return none;
  }
}
