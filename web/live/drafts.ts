import { useSyncExternalStore } from "react";
import { type App, usePart } from "../lib/app.tsx";
import type { PrivateStorage } from "../lib/private-storage.ts";
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

class Drafts {
  /** By person and chat; survives leaving the screen and reloading. */
  readonly #drafts = new Map<string, Map<string, Draft>>();
  readonly #subscribers = createSubscribers();
  readonly #storage: PrivateStorage;
  readonly subscribe = this.#subscribers.subscribe;

  constructor({ session, storage, signal }: App) {
    this.#storage = storage;
    session.onAuthEvent((_event, { user }) => {
      for (const personId of this.#drafts.keys()) {
        // The same person may continue an expired session.
        if (user ? personId !== user.id : session.hasSignedOut()) this.#drafts.delete(personId);
      }
    });
    const follow = () => {
      this.#drafts.clear();
      this.#subscribers.notify();
    };
    storage.onChange(NAME, follow, signal);
  }

  read(personId: string, chatId: string): Draft {
    return this.#of(personId).get(chatId) ?? empty;
  }

  /** Changes a draft in every open tab. */
  change(personId: string, chatId: string, to: (before: Draft) => Draft): void {
    const own = this.#of(personId);
    const next = to(own.get(chatId) ?? empty);
    if (next.text === "" && !next.isSpoiler && next.failed === null) own.delete(chatId);
    else own.set(chatId, next);
    this.#storage.write(personId, NAME, own.size === 0 ? null : JSON.stringify(Object.fromEntries(own)));
    this.#subscribers.notify();
  }

  #of(personId: string): Map<string, Draft> {
    const own = this.#drafts.get(personId) ?? readDrafts(this.#storage.read(personId, NAME));
    this.#drafts.set(personId, own);
    return own;
  }
}

/** The part of the app that keeps the drafts. */
function createDrafts(app: App): Drafts {
  return new Drafts(app);
}

/** All drafts, for what happens outside of the composer. */
export function useDrafts(): Drafts {
  return usePart(createDrafts);
}

/** The draft, so that only the composer re-renders. */
export function useDraft(viewerId: string, chatId: string) {
  const drafts = useDrafts();
  const { text, isSpoiler } = useSyncExternalStore(drafts.subscribe, () => drafts.read(viewerId, chatId));
  const change = (to: (before: Draft) => Draft) => drafts.change(viewerId, chatId, to);
  return {
    text,
    isSpoiler,
    write: (next: string) => change((draft) => ({ ...draft, text: next, failed: next === "" ? null : draft.failed })),
    setSpoiler: (next: boolean) => change((draft) => ({ ...draft, isSpoiler: next })),
  };
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
