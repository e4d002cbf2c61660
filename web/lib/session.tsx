import { useSyncExternalStore } from "react";
import { useApp } from "./app.tsx";
import type { ToldEnd } from "./session-end.ts";
import type { SessionState } from "./session-store.ts";

/** Who is signed in: `{ user, session, loading }` (SESSION-01). */
export function useSession(): SessionState {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.read, session.readGuest);
}

/** The signed-in person; only for protected screens. */
export function useUser(): NonNullable<SessionState["user"]> {
  const { user } = useSession();
  if (!user) throw new Error("useUser needs a signed-in person");
  return user;
}

/** How the session ended, until it is read or the next sign-in; null after a sign-out of one's own. */
export function useEnded(): ToldEnd | null {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.ended, () => null);
}
