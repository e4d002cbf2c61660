import type { SessionStore } from "./session-store.ts";

/** The session whose tokens calls of the API renew. The client itself is fetched with the first screen that needs it. */
let current: SessionStore | undefined;

/** The calls belong to this session from now on. Returns a function that ends that. */
export function connectApi(session: SessionStore): () => void {
  current = session;
  return () => {
    if (current === session) current = undefined;
  };
}

/** The session that calls belong to. */
export function apiSession(): SessionStore | undefined {
  return current;
}
