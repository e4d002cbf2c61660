import type { Quoted } from "@nakamatch/contract/endpoints/chats/conversations";
import type { NamedTitle } from "@nakamatch/domain/meeting/spoilers";
import { useSyncExternalStore } from "react";
import { type App, usePart } from "../../lib/app.tsx";
import { createSubscribers } from "../../lib/subscribers.ts";

interface Draft {
  text: string;
  /** Whether to send it as a spoiler. */
  isSpoiler: boolean;
  /** The title that its spoilers are about. */
  title: NamedTitle | null;
  /** What it answers. */
  quoted: Quoted | null;
  /** The last failed attempt: the same text keeps its id, in case it did arrive. */
  failed: { id: string; text: string; quotedId?: string | undefined } | null;
}

const NAME = "drafts";
const empty: Draft = { text: "", isSpoiler: false, title: null, quoted: null, failed: null };

/** Drafts by person and chat, kept across screens and reloads. */
function createDrafts({ session, storage, signal }: App) {
  const { subscribe, notify } = createSubscribers();
  const drafts = new Map<string, Map<string, Draft>>();
  session.onAuthEvent((_event, { user }) => {
    for (const personId of drafts.keys()) {
      // An expired session may be continued by the same person.
      if (user ? personId !== user.id : session.hasSignedOut()) drafts.delete(personId);
    }
  });
  const invalidate = () => {
    drafts.clear();
    notify();
  };
  storage.onChange(NAME, invalidate, signal);
  const of = (personId: string): Map<string, Draft> => {
    const own = drafts.get(personId) ?? readDrafts(storage.read(personId, NAME));
    drafts.set(personId, own);
    return own;
  };
  return {
    subscribe,
    read: (personId: string, chatId: string): Draft => of(personId).get(chatId) ?? empty,
    /** Changes a draft in all tabs. */
    change(personId: string, chatId: string, to: (before: Draft) => Draft) {
      const own = of(personId);
      const next = to(own.get(chatId) ?? empty);
      if (next.text === "" && !next.isSpoiler && next.quoted === null && next.failed === null) own.delete(chatId);
      else own.set(chatId, next);
      storage.write(personId, NAME, own.size === 0 ? null : JSON.stringify(Object.fromEntries(own)));
      notify();
    },
  };
}

export function useDrafts() {
  return usePart(createDrafts);
}

/** Separate, so that typing re-renders only the composer. */
export function useDraft(viewerId: string, chatId: string) {
  const drafts = useDrafts();
  const { text, isSpoiler, title, quoted } = useSyncExternalStore(drafts.subscribe, () =>
    drafts.read(viewerId, chatId),
  );
  const change = (to: (before: Draft) => Draft) => drafts.change(viewerId, chatId, to);
  return {
    text,
    isSpoiler,
    title,
    quoted,
    write: (next: string) => change((draft) => ({ ...draft, text: next, failed: next === "" ? null : draft.failed })),
    setSpoiler: (next: boolean) => change((draft) => ({ ...draft, isSpoiler: next })),
    setTitle: (next: NamedTitle | null) => change((draft) => ({ ...draft, title: next })),
    dropQuoted: () => change((draft) => ({ ...draft, quoted: null })),
  };
}

function readDrafts(json: string | null): Map<string, Draft> {
  const own = new Map<string, Draft>();
  try {
    for (const [chatId, draft] of Object.entries(JSON.parse(json ?? "{}") as Record<string, Partial<Draft> | null>)) {
      if (typeof draft?.text !== "string") continue;
      const isFailed = typeof draft.failed?.id === "string" && typeof draft.failed.text === "string";
      const failed = isFailed ? (draft.failed ?? null) : null;
      const isNamed = typeof draft.title?.id === "number" && typeof draft.title.name === "string";
      const title = isNamed ? (draft.title ?? null) : null;
      const isQuoting = typeof draft.quoted?.id === "string" && typeof draft.quoted.line === "string";
      const quoted = isQuoting ? (draft.quoted ?? null) : null;
      own.set(chatId, { text: draft.text, isSpoiler: draft.isSpoiler === true, title, quoted, failed });
    }
  } catch {
    // Something else was stored under this key.
  }
  return own;
}
