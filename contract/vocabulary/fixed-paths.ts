/** Paths of endpoints whose address the specification gives (§7). They are served below `/api`, all others below `/api/v1`. */
export const FIXED_PATHS: readonly string[] = [
  "/delete-user",
  "/create-checkout-session",
  "/subscription/cancel",
  "/subscription/reactivate",
  "/subscription/update-supabase",
  "/auth/factors",
  "/auth/factors/{factorId}",
  "/auth/factors/{factorId}/challenge",
  "/auth/factors/{factorId}/verify",
  "/auth/factors/recovery-codes",
  "/auth/factors/recover",
];

/** What the path of an endpoint's route, or of a call, is served below. */
export function apiBase(path: string): "/api" | "/api/v1" {
  return FIXED_PATHS.includes(path) || /^\/auth\/factors(?:\/|$)/.test(path) ? "/api" : "/api/v1";
}

/** The whole address of an endpoint, from the path of its route. */
export function apiAddress(path: string): string {
  return `${apiBase(path)}${path}`;
}
