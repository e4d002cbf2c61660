import { useSyncExternalStore } from "react";
import { hasSignedOut, onAuthEvent } from "../../lib/session-store.ts";

/** What is written but not sent. */
export interface Draft {
  text: string;
  /** The message that could not be sent: the same text goes out under the same id, in case it has arrived after all. */
  failed: { id: string; text: string } | null;
}

const empty: Draft = { text: "", failed: null };

/** By person and chat, as long as the page lives: leaving the screen must not lose a word. */
const drafts = new Map<string, Draft>();
const watchers = new Set<() => void>();

onAuthEvent((_event, { user }) => {
  for (const key of drafts.keys()) {
    if (user ? !key.startsWith(`${user.id}/`) : hasSignedOut()) drafts.delete(key);
  }
});

/** The draft of a chat, and the way to change it, which also works once the screen is gone. */
export function useUnsent(viewerId: string, chatId: string) {
  const key = `${viewerId}/${chatId}`;
  const draft = useSyncExternalStore(subscribe, () => drafts.get(key) ?? empty);
  const change = (to: (before: Draft) => Draft) => {
    const next = to(drafts.get(key) ?? empty);
    if (next.text === "" && next.failed === null) drafts.delete(key);
    else drafts.set(key, next);
    for (const watcher of [...watchers]) watcher();
  };
  return { draft, change };
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
