/** The providers with whose accounts people can sign in, where the operator has configured them (OPEN-29). */
export const PROVIDERS = ["google", "discord"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Their names, the same in every language. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: "Google", discord: "Discord" };

/** Where a first sign-in by a provider is completed. */
export const COMPLETION_PATH = "/register/complete";

/**
 * Why a sign-in by a provider came to nothing, as the query of the screen that it leads back to says: the person cancelled it
 * there, it took too long or was begun in another browser, the provider told no e-mail address or none that is confirmed, too
 * many tries, or the provider failed.
 */
export const PROVIDER_PROBLEMS = ["cancelled", "expired", "noEmail", "unconfirmed", "tooMany", "failed"] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];
