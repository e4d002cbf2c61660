import type { SessionStore } from "./session-store.ts";

/** Global, like the client. */
let current: SessionStore | undefined;

/** Attaches the client to this session's token refresh. Returns the detach function. */
export function connectApi(session: SessionStore): () => void {
  current = session;
  return () => {
    if (current === session) current = undefined;
  };
}

export function apiSession(): SessionStore | undefined {
  return current;
}
