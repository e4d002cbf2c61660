import type { ApiClient } from "@nakamatch/contract/contract";
import type { ErrorCode } from "@nakamatch/contract/errors";
import { ROLES, type Role } from "./roles.ts";
import type { Scene } from "./scene.ts";

/**
 * Expected result. `shown`: a success that exposes something of the two chat partners that is not the caller's;
 * `hidden`: a success that exposes nothing; `null`: that response.
 */
export type Outcome = "ok" | "shown" | "hidden" | "null" | ErrorCode;

export type Outcomes = Record<Role, Outcome>;

export interface Line<Input = unknown> {
  outcomes: Outcomes;
  /** For moderators' endpoints: results for the reported person, and for a reporter. */
  parties?: { reported: Outcome; reporter: Outcome };
  /** Uses the ids of the two, even for strangers. May arrange data first. */
  input?: (scene: Scene) => Input | Promise<Input>;
}

/** One line per endpoint of an area. */
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

/** For public endpoints. Elsewhere an operator counts as another member. */
export function anyone(outcome: Outcome, except: Exceptions = {}): Outcomes {
  const all = Object.fromEntries(ROLES.map((role) => [role, outcome])) as Outcomes;
  return { ...all, operator: except.otherMember ?? outcome, ...except };
}

/** Roles with a valid session. */
export function members(outcome: Outcome, except: Exceptions = {}): Outcomes {
  return anyone(outcome, { ...SIGNED_OUT, ...except });
}

/** Moderators alone. */
export function moderators(outcome: Outcome, except: Exceptions = {}): Outcomes {
  return { ...members("MODERATOR_ONLY"), moderator: outcome, ...except };
}

/** Operators alone, with a second factor. */
export function operators(outcome: Outcome): Outcomes {
  return members("NOT_FOUND", { operator: outcome });
}

/** Only moderators who are not a party. */
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
