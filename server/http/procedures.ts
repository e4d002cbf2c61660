import { contract } from "@nakamatch/contract/contract";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { implement } from "@orpc/server";
import { AppError } from "../platform/app-error.ts";
import type { Actor } from "../platform/auth/session-gate.ts";

/** The device that calls. */
export interface Client {
  address: string;
  /** What limits count, see `clientNetwork`. */
  network: string;
  userAgent: string | undefined;
  cookies: string | undefined;
  authorization: string | undefined;
}

export interface RequestContext {
  client: Client;
  actor: Actor | undefined;
  /** The caller, also before they have given the code of a second factor. */
  pending?: Actor | undefined;
  language: Language | undefined;
  /** From the header; the language decides too. */
  currency?: string | undefined;
  /** As it was sent, with the question mark. */
  query: string;
  /** `HEAD`, answered like `GET`: whatever looks at a link before a person does. */
  isHead: boolean;
  /** Of the answer. */
  resHeaders?: Headers;
}

export const publicProcedures = implement(contract).$context<RequestContext>();

/** For signed-in people; the context has the actor. */
export const memberProcedures = publicProcedures.use(({ context, next }) => {
  if (!context.actor) throw new AppError("SESSION_MISSING", "sign in first");
  return next({ context: { actor: context.actor } });
});

/** Also for people who still have to give a code. */
export const pendingProcedures = publicProcedures.use(({ context, next }) => {
  if (!context.pending) throw new AppError("SESSION_MISSING", "sign in first");
  return next({ context: { actor: context.pending } });
});

export const moderatorProcedures = memberProcedures.use(({ context, next }) => {
  if (!context.actor.isModerator) throw new AppError("MODERATOR_ONLY", "only moderators may do this");
  return next();
});

/** Others get what unknown addresses answer. */
export const operatorProcedures = memberProcedures.use(({ context, next }) => {
  if (!context.actor.isOperator) throw new AppError("NOT_FOUND", "there is no such endpoint");
  if (context.actor.assuranceLevel !== "aal2")
    throw new AppError("SECOND_FACTOR_MISSING", "operators sign in with a second factor");
  return next();
});
