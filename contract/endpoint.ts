import { type ErrorMap, oc } from "@orpc/contract";
import { z } from "zod";
import { ERRORS, type ErrorCode } from "./errors.ts";
import type { LimitPolicy } from "./vocabulary/rate-limits.ts";

/** What an endpoint declares besides its route, input, output and errors. */
export interface EndpointMeta {
  /** The limit that its calls count towards, besides `api`. */
  limit?: LimitPolicy;
  /** A limit that its calls by newcomers count towards as well. */
  newcomerLimit?: LimitPolicy;
  /** It waits for other passwords or for a provider. */
  isSlow?: boolean;
  /** It needs no session: one that has ended, or an invalid token, must not block it. */
  ignoresSession?: boolean;
}

/** What an error answer carries in `data`, for the codes that carry something. */
const ERROR_DATA = {
  VALIDATION_FAILED: z.object({ issues: z.array(z.object({ path: z.string(), reason: z.string() })) }),
  TOO_MANY_REQUESTS: z.object({ retryAfterSeconds: z.int().positive() }),
  INTERNAL: z.object({ requestId: z.string() }),
};

type Declared<Code extends ErrorCode> = {
  [C in Code]: { status: (typeof ERRORS)[C] } & (C extends keyof typeof ERROR_DATA
    ? { data: (typeof ERROR_DATA)[C] }
    : unknown);
};

/**
 * The errors of an endpoint, by code, for `.errors(…)`. The server answers with no code that its endpoint does not declare:
 * such an error leaves as `INTERNAL`.
 */
export function errors<Code extends ErrorCode>(...codes: Code[]): Declared<Code> {
  const dataOf: Partial<Record<ErrorCode, z.ZodType>> = ERROR_DATA;
  const declared: ErrorMap = {};
  for (const code of codes) {
    const data = dataOf[code];
    declared[code] = { status: ERRORS[code], ...(data && { data }) };
  }
  return declared as Declared<Code>;
}

/** A public endpoint, with the errors that every endpoint has. */
export const openEndpoint = oc
  .$meta<EndpointMeta>({})
  .errors(
    errors(
      "VALIDATION_FAILED",
      "MALFORMED_REQUEST",
      "FORBIDDEN",
      "TOKEN_INVALID",
      "TOO_MANY_REQUESTS",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "INTERNAL",
      "UNAVAILABLE",
    ),
  );

/** An endpoint for the signed-in. */
export const memberEndpoint = openEndpoint.errors(errors("SESSION_MISSING"));

/** An endpoint for moderators. */
export const moderatorEndpoint = memberEndpoint.errors(errors("MODERATOR_ONLY"));
