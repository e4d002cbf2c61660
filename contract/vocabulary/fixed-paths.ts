/** Served below `/api`; all others below `/api/v1`. */
export const FIXED_PATHS: readonly string[] = [
  "/delete-user",
  "/create-checkout-session",
  "/subscription/cancel",
  "/subscription/reactivate",
  "/subscription/update-supabase",
  "/auth/sign-in/email",
  "/auth/sign-in/passkey",
  "/auth/sign-in/provider",
  "/auth/sign-in/social",
  "/auth/callback/{provider}",
  "/auth/token",
  "/auth/sign-out",
  "/auth/jwks",
  "/auth/get-session",
  "/auth/send-verification-email",
  "/auth/correct-email",
  "/auth/verify-email",
  "/auth/confirm",
  "/auth/request-password-reset",
  "/auth/reset-password",
  "/auth/reset-password/{token}",
  "/auth/factors",
  "/auth/factors/{factorId}",
  "/auth/factors/{factorId}/challenge",
  "/auth/factors/{factorId}/verify",
  "/auth/factors/recovery-codes",
  "/auth/factors/recover",
];

export function apiBase(path: string): "/api" | "/api/v1" {
  return FIXED_PATHS.includes(path) || path.startsWith("/auth/") ? "/api" : "/api/v1";
}

export function apiAddress(path: string): string {
  return `${apiBase(path)}${path}`;
}
