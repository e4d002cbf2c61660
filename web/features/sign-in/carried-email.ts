/**
 * Navigation state that carries the typed address between guest screens: unlike URLs, it does not reach servers and
 * logs.
 */
export interface CarriedEmail {
  email: string;
  /** Registered just now; confirmation is pending. */
  isRegistered?: true;
  /** Its password was set just now. */
  isReset?: true;
}

/** Parses a location's state, possibly another screen's. */
export function carriedEmail(state: unknown): CarriedEmail | null {
  const isOurs = typeof state === "object" && state !== null && "email" in state && typeof state.email === "string";
  return isOurs ? (state as CarriedEmail) : null;
}
