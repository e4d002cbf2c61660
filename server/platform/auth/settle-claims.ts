import { emailProblem, normalizeEmail } from "@nakamatch/domain/people/email";
import type { ProviderClaims, ProviderIdentities } from "./provider-identity.ts";

/** The library's errors for somebody whom a provider vouches for and who has no account that is linked. */
const WITHOUT_ACCOUNT: ReadonlySet<string> = new Set(["signup_disabled", "account_not_linked"]);

/** The code with which a person leaves the library whose account is banned. */
const BANNED = "ACCOUNT_BANNED";

/** Most characters of what is kept of a person's claims: a cookie holds 4 KB. */
const NAME_MAX = 100;

/** How a redirect of the library says that the sign-in goes on where registration is completed. */
export const TO_COMPLETION = "complete";

/**
 * The library's answer to somebody who comes back from a provider. Where it has no account for them their identity is kept in
 * their browser, if the provider has confirmed the address; a banned person's as well, so that they can be told why.
 */
export function settleClaims(response: Response, claims: ProviderClaims, identities: ProviderIdentities): Response {
  const location = response.headers.get("location");
  const target = location === null ? undefined : new URL(location, "http://localhost");
  const error = target?.searchParams.get("error") ?? "";
  const isBanned = error === BANNED;
  if (!target || !(isBanned || WITHOUT_ACCOUNT.has(error))) return response;
  const { provider, accountId, email = "", isEmailConfirmed } = claims;
  const outcome = isBanned
    ? TO_COMPLETION
    : emailProblem(email)
      ? "noEmail"
      : isEmailConfirmed
        ? TO_COMPLETION
        : "unconfirmed";
  const headers = new Headers(response.headers);
  if (outcome === TO_COMPLETION) {
    const [firstName, lastName] = [claims.firstName.slice(0, NAME_MAX), claims.lastName.slice(0, NAME_MAX)];
    const identity = { provider, accountId, email: isBanned ? "" : normalizeEmail(email), firstName, lastName };
    headers.append("set-cookie", identities.keep(identity));
  }
  target.searchParams.set("error", outcome);
  headers.set("location", target.href);
  return new Response(null, { status: response.status, headers });
}
