import type { authFactors } from "../../platform/database/schema/auth.ts";

/** A factor as it is stored. */
export type StoredFactor = typeof authFactors.$inferSelect;

/** What a new factor is made of. */
export type NewFactor = Pick<StoredFactor, "userId" | "factorType" | "friendlyName" | "issuer" | "phone" | "secret">;
