import type { ApiClient } from "@nakamatch/contract/contract";
import type { ErrorCode } from "@nakamatch/contract/errors";
import { ROLES, type Role } from "./roles.ts";
import type { Scene } from "./scene.ts";

/**
 * What a call must come to: success, or the code of a refusal. `shown` is a success whose answer has something of the two
 * who chat that is not the caller's own; `hidden` has nothing of it; `null` is that answer.
 */
export type Outcome = "ok" | "shown" | "hidden" | "null" | ErrorCode;

export type Outcomes = Record<Role, Outcome>;

/** One endpoint's line of the matrix. */
export interface Line<Input = unknown> {
  outcomes: Outcomes;
  /** Of an endpoint for moderators: what one gets who is the other themself, and one who has reported the other. */
  parties?: { reported: Outcome; reporter: Outcome };
  /** What each role sends: the ids of the two, also where they are nobody's business. It may arrange what the call is about. */
  input?: (scene: Scene) => Input | Promise<Input>;
}

/** The lines of one area of the contract: one for each endpoint, with its input where it takes one. */
export type Lines<Area extends keyof ApiClient> = {
  [Name in keyof ApiClient[Area]]: ApiClient[Area][Name] extends (...call: infer Call) => unknown
    ? Record<string, never> extends Call[0]
      ? Line<Call[0]>
      : undefined extends Call[0]
        ? Line<Call[0]>
        : Line<Call[0]> & Required<Pick<Line<Call[0]>, "input">>
    : never;
};

type Exceptions = Partial<Outcomes>;

/** Anybody may call. */
export function anyone(outcome: Outcome, except: Exceptions = {}): Outcomes {
  return { ...(Object.fromEntries(ROLES.map((role) => [role, outcome])) as Outcomes), ...except };
}

/** Those whose session the server accepts. */
export function members(outcome: Outcome, except: Exceptions = {}): Outcomes {
  return { ...anyone(outcome, SIGNED_OUT), ...except };
}

/** Moderators alone. */
export function moderators(outcome: Outcome, except: Exceptions = {}): Outcomes {
  return { ...members("MODERATOR_ONLY"), moderator: outcome, ...except };
}

/** Moderators alone, and of them none who is a party. */
export function impartial(
  outcome: Outcome,
  [reported, reporter]: [Outcome, Outcome],
): Required<Pick<Line, "outcomes" | "parties">> {
  return { outcomes: moderators(outcome), parties: { reported, reporter } };
}

const SIGNED_OUT = {
  anonymous: "SESSION_MISSING",
  unconfirmed: "SESSION_MISSING",
  banned: "SESSION_MISSING",
  deleted: "SESSION_MISSING",
} as const;
