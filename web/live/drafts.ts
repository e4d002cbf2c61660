import { useSyncExternalStore } from "react";
import { onPrivateChange, readPrivate, writePrivate } from "../lib/private-storage.ts";
import { hasSignedOut, onAuthEvent } from "../lib/session-store.ts";
import { createSubscribers } from "../lib/subscribers.ts";

export interface Draft {
  text: string;
  /** Send the whole message as a spoiler. */
  isSpoiler: boolean;
  /** The same text keeps its id, in case it arrived after all. */
  failed: { id: string; text: string } | null;
}

const NAME = "drafts";
const empty: Draft = { text: "", isSpoiler: false, failed: null };

/** By person and chat; survives leaving the screen and reloading. */
const drafts = new Map<string, Map<string, Draft>>();
const { subscribe, notify } = createSubscribers();

onAuthEvent((_event, { user }) => {
  for (const personId of drafts.keys()) {
    // The same person may continue an expired session.
    if (user ? personId !== user.id : hasSignedOut()) drafts.delete(personId);
  }
});
onPrivateChange(NAME, () => {
  drafts.clear();
  notify();
});

/** Usable outside the screen. */
export function readDraft(viewerId: string, chatId: string): Draft {
  return draftsOf(viewerId).get(chatId) ?? empty;
}

/** Changes a draft in every open tab; usable outside the screen. */
export function changeDraft(viewerId: string, chatId: string, to: (before: Draft) => Draft): void {
  const own = draftsOf(viewerId);
  const next = to(own.get(chatId) ?? empty);
  if (next.text === "" && !next.isSpoiler && next.failed === null) own.delete(chatId);
  else own.set(chatId, next);
  writePrivate(viewerId, NAME, own.size === 0 ? null : JSON.stringify(Object.fromEntries(own)));
  notify();
}

/** The draft, so that only the composer re-renders. */
export function useDraft(viewerId: string, chatId: string) {
  const { text, isSpoiler } = useSyncExternalStore(subscribe, () => readDraft(viewerId, chatId));
  return {
    text,
    isSpoiler,
    write: (next: string) =>
      changeDraft(viewerId, chatId, (draft) => ({ ...draft, text: next, failed: next === "" ? null : draft.failed })),
    setSpoiler: (next: boolean) => changeDraft(viewerId, chatId, (draft) => ({ ...draft, isSpoiler: next })),
  };
}

function draftsOf(viewerId: string): Map<string, Draft> {
  let own = drafts.get(viewerId);
  if (!own) {
    own = readDrafts(readPrivate(viewerId, NAME));
    drafts.set(viewerId, own);
  }
  return own;
}

function readDrafts(json: string | null): Map<string, Draft> {
  const own = new Map<string, Draft>();
  try {
    for (const [chatId, draft] of Object.entries(JSON.parse(json ?? "{}") as Record<string, Partial<Draft> | null>)) {
      if (typeof draft?.text !== "string") continue;
      const isFailed = typeof draft.failed?.id === "string" && typeof draft.failed.text === "string";
      const failed = isFailed ? (draft.failed ?? null) : null;
      own.set(chatId, { text: draft.text, isSpoiler: draft.isSpoiler === true, failed });
    }
  } catch {
    // Not written by this app.
  }
  return own;
}
