import { contract } from "@nakamatch/contract/contract";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { implement } from "@orpc/server";
import { AppError } from "../platform/app-error.ts";
import type { Actor } from "../platform/auth/session-gate.ts";

/** The calling device. */
export interface Client {
  address: string;
  /** The unit of rate limits, see `clientNetwork`. */
  network: string;
  /** Number of addresses in `X-Forwarded-For`. */
  proxies: number;
  userAgent: string | undefined;
  cookies: string | undefined;
  authorization: string | undefined;
}

export interface RequestContext {
  client: Client;
  actor: Actor | undefined;
  /** The caller, even while their second factor is pending. */
  pending?: Actor | undefined;
  language: Language | undefined;
  /** From the header; otherwise the language decides. */
  currency?: string | undefined;
  /** How much of the name others read, as sent with a sign-up. */
  nameChoice?: string | undefined;
  /** As sent, including the question mark. */
  query: string;
  /** Response headers. */
  resHeaders?: Headers;
}

export const publicProcedures = implement(contract).$context<RequestContext>();

/** For signed-in people; the context has the actor. */
export const memberProcedures = publicProcedures.use(({ context, next }) => {
  if (!context.actor) throw new AppError("SESSION_MISSING", "sign in first");
  return next({ context: { actor: context.actor } });
});

/** Also for people whose second factor is pending. */
export const pendingProcedures = publicProcedures.use(({ context, next }) => {
  if (!context.pending) throw new AppError("SESSION_MISSING", "sign in first");
  return next({ context: { actor: context.pending } });
});

export const moderatorProcedures = memberProcedures.use(({ context, next }) => {
  if (context.actor.lacksSecondFactor)
    throw new AppError("SECOND_FACTOR_MISSING", "moderators sign in with a second factor here");
  if (!context.actor.isModerator) throw new AppError("MODERATOR_ONLY", "only moderators may do this");
  return next();
});

/** Others get the same response as for unknown addresses. */
export const operatorProcedures = memberProcedures.use(({ context, next }) => {
  if (!context.actor.isOperator) throw new AppError("NOT_FOUND", "there is no such endpoint");
  if (context.actor.assuranceLevel !== "aal2")
    throw new AppError("SECOND_FACTOR_MISSING", "operators sign in with a second factor");
  return next();
});
