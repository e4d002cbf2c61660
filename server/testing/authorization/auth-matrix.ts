import type { AuthEndpointName } from "../../http/auth-endpoints.ts";
import { unknownAssertion } from "../authenticator.ts";
import { GOOD_PASSWORD } from "../sign-up.ts";
import { anyone, type Line } from "./line.ts";

/** What each role may do by each endpoint of authentication. */
export const authMatrix: Record<AuthEndpointName, Line> = {
  "POST /sign-in/email": {
    // With the right password; for the signed-out, with another person's e-mail and a wrong one.
    outcomes: anyone("hidden", {
      anonymous: "INVALID_CREDENTIALS",
      unconfirmed: "EMAIL_NOT_CONFIRMED",
      banned: "ACCOUNT_BANNED",
      deleted: "INVALID_CREDENTIALS",
    }),
    input: ({ actor, other }) =>
      actor ? { email: actor.email, password: GOOD_PASSWORD } : { email: other.email, password: "wrong" },
  },
  // Without a provider the first leads nowhere, and nobody here comes back from one.
  "POST /sign-in/social": { outcomes: anyone("NOT_FOUND"), input: () => ({ provider: "google" }) },
  "GET /callback/:provider": { outcomes: anyone("hidden"), input: () => ({ state: "made-up", code: "made-up" }) },
  "POST /sign-in/provider": { outcomes: anyone("PROVIDER_IDENTITY_MISSING"), input: () => ({}) },
  "POST /sign-in/passkey": {
    // Of nobody's challenge, and of a passkey that nobody has.
    outcomes: anyone("PASSKEY_EXPIRED"),
    input: () => ({ passkey: unknownAssertion() }),
  },
  "POST /sign-out": { outcomes: anyone("hidden"), input: () => ({}) },
  // The refresh token alone counts, and no role here has one.
  "POST /token": { outcomes: anyone("SESSION_MISSING"), input: () => ({ grant_type: "refresh_token" }) },
  "GET /jwks": { outcomes: anyone("hidden") },
  "GET /get-session": {
    outcomes: anyone("hidden", { anonymous: "null", unconfirmed: "null", banned: "null", deleted: "null" }),
  },
  // Neither of the two tells whether the address has an account. With a session only the own one may be confirmed.
  "POST /send-verification-email": {
    outcomes: anyone("MALFORMED_REQUEST", {
      anonymous: "hidden",
      unconfirmed: "hidden",
      banned: "hidden",
      deleted: "hidden",
    }),
    input: ({ other }) => ({ email: other.email }),
  },
  "POST /request-password-reset": {
    outcomes: anyone("hidden"),
    input: ({ other }) => ({ email: other.email, redirectTo: "/reset-password" }),
  },
  "GET /verify-email": { outcomes: anyone("LINK_INVALID"), input: () => ({ token: "made-up" }) },
  "GET /reset-password/:token": {
    outcomes: anyone("hidden"),
    input: () => ({ callbackURL: "/reset-password" }),
  },
  "POST /reset-password": {
    outcomes: anyone("LINK_INVALID"),
    input: () => ({ token: "made-up", newPassword: GOOD_PASSWORD }),
  },
};
