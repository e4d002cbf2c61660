import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { SessionState, SessionStore } from "./session-store.ts";

const Session = createContext<SessionState | null>(null);

/** Gives `useSession` to everything inside. */
export function SessionProvider({ session, children }: { session: SessionStore; children: ReactNode }) {
  return <Session value={useSyncExternalStore(session.subscribe, session.read, session.readGuest)}>{children}</Session>;
}

/** Who is signed in: `{ user, session, loading }` (SESSION-01). */
export function useSession(): SessionState {
  const session = useContext(Session);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

/** The signed-in person, for screens behind the protected wrapper, where there always is one. */
export function useUser(): NonNullable<SessionState["user"]> {
  const { user } = useSession();
  if (!user) throw new Error("useUser needs a signed-in person");
  return user;
}
