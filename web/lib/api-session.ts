import type { SessionStore } from "./session-store.ts";

/** Of the module, as the client is one too: it is fetched with the first screen that needs it. */
let current: SessionStore | undefined;

/** Calls renew the tokens of this session from now on. Returns a function that ends that. */
export function connectApi(session: SessionStore): () => void {
  current = session;
  return () => {
    if (current === session) current = undefined;
  };
}

export function apiSession(): SessionStore | undefined {
  return current;
}
