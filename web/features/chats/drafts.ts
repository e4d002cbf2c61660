import { useSyncExternalStore } from "react";
import { hasSignedOut, onAuthEvent } from "../../lib/session-store.ts";

/** What is written but not sent. */
export interface Draft {
  text: string;
  /** The message that could not be sent: the same text is sent with the same id, in case it has arrived after all. */
  failed: { id: string; text: string } | null;
}

const empty: Draft = { text: "", failed: null };

/** By person and chat, as long as the page lives: leaving the screen loses nothing. */
const drafts = new Map<string, Draft>();
const readers = new Set<() => void>();

onAuthEvent((_event, { user }) => {
  for (const key of drafts.keys()) {
    if (user ? !key.startsWith(`${user.id}/`) : hasSignedOut()) drafts.delete(key);
  }
});

/** The draft of a chat at the moment; works without the screen. */
export function readDraft(viewerId: string, chatId: string): Draft {
  return drafts.get(`${viewerId}/${chatId}`) ?? empty;
}

/** Changes the draft of a chat; works without the screen. */
export function changeDraft(viewerId: string, chatId: string, to: (before: Draft) => Draft): void {
  const key = `${viewerId}/${chatId}`;
  const next = to(drafts.get(key) ?? empty);
  if (next.text === "" && next.failed === null) drafts.delete(key);
  else drafts.set(key, next);
  for (const reader of [...readers]) reader();
}

/** The draft of a chat for the composer, which alone re-renders at each key press. */
export function useDraftText(viewerId: string, chatId: string): [text: string, write: (text: string) => void] {
  const { text } = useSyncExternalStore(subscribe, () => readDraft(viewerId, chatId));
  const write = (next: string) =>
    changeDraft(viewerId, chatId, ({ failed }) => ({ text: next, failed: next === "" ? null : failed }));
  return [text, write];
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}
