/**
 * Navigation state by which the screens for guests hand on the address that was typed. It stays in the browser's history:
 * an address in the URL would reach servers and logs.
 */
export interface CarriedEmail {
  email: string;
  /** An account was just made with it, and waits for confirmation. */
  isRegistered?: true;
}

/** Reads the state of a location, which may be of another screen. */
export function carriedEmail(state: unknown): CarriedEmail | null {
  const isOurs = typeof state === "object" && state !== null && "email" in state && typeof state.email === "string";
  return isOurs ? (state as CarriedEmail) : null;
}
