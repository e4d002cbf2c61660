/** If configured (OPEN-29). */
export const PROVIDERS = ["google", "discord"] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Record<Provider, string> = { google: "Google", discord: "Discord" };

/** Completes a first sign-in by provider. */
export const COMPLETION_PATH = "/register/complete";

/**
 * In the redirect's query. `expired`: took too long, or started in another browser. `unconfirmed`: the provider has
 * not confirmed the address.
 */
export const PROVIDER_PROBLEMS = ["cancelled", "expired", "noEmail", "unconfirmed", "tooMany", "failed"] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];
