import { contract } from "@nakamatch/contract/contract";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { implement } from "@orpc/server";
import { AppError } from "../platform/app-error.ts";
import type { Actor } from "../platform/auth/session-gate.ts";

/** What a procedure knows of its request. */
export interface RequestContext {
  actor: Actor | undefined;
  /** The one who calls, also where they are held back until they have given a code of their second factor. */
  pending?: Actor | undefined;
  language: Language | undefined;
  /** The currency that its header asks for; which one is charged depends on the language too. */
  currency?: string | undefined;
  /** The request's `Cookie` header. */
  cookies?: string | undefined;
  /** Headers of the answer. */
  resHeaders?: Headers;
}

/** Public procedures. */
export const publicProcedures = implement(contract).$context<RequestContext>();

/** Procedures for the signed-in only; their context has the actor. */
export const memberProcedures = publicProcedures.use(({ context, next }) => {
  if (!context.actor) throw new AppError("SESSION_MISSING", "sign in first");
  return next({ context: { actor: context.actor } });
});

/** Procedures for the signed-in, and for those who are held back until they have given a code. */
export const pendingProcedures = publicProcedures.use(({ context, next }) => {
  if (!context.pending) throw new AppError("SESSION_MISSING", "sign in first");
  return next({ context: { actor: context.pending } });
});

/** Procedures for moderators only. */
export const moderatorProcedures = memberProcedures.use(({ context, next }) => {
  if (!context.actor.isModerator) throw new AppError("MODERATOR_ONLY", "only moderators may do this");
  return next();
});
