import type { Actor } from "../../../platform/auth/session-gate.ts";

/** A person in a session, or a suspended one without. */
export type FactorCaller = Pick<Actor, "id" | "assuranceLevel"> & { readonly sessionId: string | null };
