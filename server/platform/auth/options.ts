import type { BetterAuthOptions } from "better-auth";

/**
 * The part of the Better Auth configuration that decides its tables. The application adds secrets, mail and hooks
 * (`auth.ts`); the migration test compares these options with our migrations, so that neither drifts from the other.
 */
export const authSchemaOptions = {
  user: { modelName: "auth_user" },
  session: {
    modelName: "auth_session",
    additionalFields: {
      /** Authenticator assurance level: `aal1`, or `aal2` once a second factor was verified (spec §3 Session). */
      aal: { type: "string", required: true, defaultValue: "aal1", input: false },
    },
  },
  account: { modelName: "auth_account" },
  // A copy of the table is no use for opening the links in emails.
  verification: { modelName: "auth_verification", storeIdentifier: "hashed" },
  advanced: { database: { generateId: "uuid" } },
} as const satisfies BetterAuthOptions;
