import { unknownAssertion } from "../../authenticator.ts";
import { GOOD_PASSWORD } from "../../sign-up.ts";
import { anyone, type Lines } from "../line.ts";

export const authentication: Lines<"authentication"> = {
  // Own password when signed in; otherwise another person's email and a wrong password.
  signInByPassword: {
    outcomes: anyone("hidden", {
      anonymous: "INVALID_CREDENTIALS",
      unconfirmed: "EMAIL_NOT_CONFIRMED",
      banned: "ACCOUNT_BANNED",
      deleted: "INVALID_CREDENTIALS",
    }),
    input: ({ actor, other }) =>
      actor ? { email: actor.email, password: GOOD_PASSWORD } : { email: other.email, password: "wrong" },
  },
  // No provider is configured.
  startProvider: { outcomes: anyone("NOT_FOUND"), input: () => ({ provider: "google" }) },
  finishProvider: { outcomes: anyone("hidden"), input: () => ({ provider: "google", state: "made-up", code: "x" }) },
  signInByIdentity: { outcomes: anyone("PROVIDER_IDENTITY_MISSING") },
  // An unknown challenge and passkey.
  signInByPasskey: { outcomes: anyone("PASSKEY_EXPIRED"), input: () => ({ passkey: unknownAssertion() }) },
  signOut: { outcomes: anyone("hidden") },
  // Only the refresh token counts, and no role here has one.
  token: { outcomes: anyone("SESSION_MISSING"), input: () => ({ grant_type: "refresh_token" }) },
  keySet: { outcomes: anyone("hidden") },
  session: { outcomes: anyone("hidden", { anonymous: "null", unconfirmed: "null", banned: "null", deleted: "null" }) },
  // Neither reveals whether the address has an account.
  requestConfirmation: { outcomes: anyone("hidden"), input: ({ other }) => ({ email: other.email }) },
  requestPasswordReset: { outcomes: anyone("hidden"), input: ({ other }) => ({ email: other.email }) },
  correctEmail: {
    outcomes: anyone("INVALID_CREDENTIALS"),
    input: ({ other }) => ({ email: other.email, password: "wrong", newEmail: "another@example.test" }),
  },
  openConfirmation: { outcomes: anyone("hidden"), input: () => ({ token: "made-up" }) },
  confirmEmail: { outcomes: anyone("LINK_INVALID"), input: () => ({ token: "made-up" }) },
  // Without a registration's cookie.
  confirmAndSignIn: { outcomes: anyone("LINK_INVALID"), input: () => ({ token: "made-up" }) },
  openResetLink: { outcomes: anyone("hidden"), input: () => ({ token: "made-up" }) },
  resetPassword: {
    outcomes: anyone("LINK_INVALID"),
    input: () => ({ token: "made-up", newPassword: GOOD_PASSWORD }),
  },
};
