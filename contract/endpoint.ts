import { type ErrorMap, oc } from "@orpc/contract";
import { z } from "zod";
import { ERRORS, type ErrorCode } from "./errors.ts";
import type { LimitPolicy } from "./vocabulary/rate-limits.ts";

export interface EndpointMeta {
  /** In addition to `api`. */
  limit?: LimitPolicy;
  /** In addition, over a day. */
  dailyLimit?: LimitPolicy;
  /** In addition, for newcomers. */
  newcomerLimit?: LimitPolicy;
  /** Queues for password hashing, or waits for a provider. */
  isSlow?: boolean;
  /** It signs people in or out, protects them, keeps an email's promise, or only reads. Others wait, except for moderators. */
  worksInMaintenance?: boolean;
  /** It needs no session: one that has ended, or an invalid token, must not block it. */
  ignoresSession?: boolean;
}

/** Payload of `data`, by code. */
const ERROR_DATA = {
  VALIDATION_FAILED: z.object({ issues: z.array(z.object({ path: z.string(), reason: z.string() })) }),
  TOO_MANY_REQUESTS: z.object({ retryAfterSeconds: z.int().positive() }),
  LIST_SERVICE_BUSY: z.object({ retryAfterSeconds: z.int().positive() }),
  MAINTENANCE: z.object({ retryAfterSeconds: z.int().positive() }),
  INTERNAL: z.object({ requestId: z.string() }),
};

type Declared<Code extends ErrorCode> = {
  [C in Code]: { status: (typeof ERRORS)[C] } & (C extends keyof typeof ERROR_DATA
    ? { data: (typeof ERROR_DATA)[C] }
    : unknown);
};

/** Undeclared errors reach the client as `INTERNAL`. */
export function errors<Code extends ErrorCode>(...codes: Code[]): Declared<Code> {
  const dataOf: Partial<Record<ErrorCode, z.ZodType>> = ERROR_DATA;
  const declared: ErrorMap = {};
  for (const code of codes) {
    const data = dataOf[code];
    declared[code] = { status: ERRORS[code], ...(data && { data }) };
  }
  return declared as Declared<Code>;
}

export const openEndpoint = oc
  .$meta<EndpointMeta>({})
  .errors(
    errors(
      "VALIDATION_FAILED",
      "MALFORMED_REQUEST",
      "FORBIDDEN",
      "TOKEN_INVALID",
      "TOO_MANY_REQUESTS",
      "MAINTENANCE",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "INTERNAL",
      "UNAVAILABLE",
    ),
  );

export const memberEndpoint = openEndpoint.errors(errors("SESSION_MISSING"));

/** `SECOND_FACTOR_MISSING` where the installation demands one of moderators and their session has none. */
export const moderatorEndpoint = memberEndpoint.errors(errors("MODERATOR_ONLY", "SECOND_FACTOR_MISSING"));

/** `NOT_FOUND` for others, and `SECOND_FACTOR_MISSING` for operators whose session has one factor. */
export const operatorEndpoint = memberEndpoint.errors(errors("NOT_FOUND", "SECOND_FACTOR_MISSING"));
