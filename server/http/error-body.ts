import { ERRORS, type ErrorBody, type ErrorCode, type InputIssue, isErrorCode } from "@nakamatch/contract/errors";
import { ORPCError, ValidationError } from "@orpc/server";
import type { FastifyError } from "fastify";
import { AppError } from "../platform/app-error.ts";
import { isDatabaseAway } from "../platform/database/away.ts";
import { isUnstorableText } from "../platform/database/constraint.ts";
import { isWriteConflict } from "../platform/database/retry.ts";

/** An error answer for a code, with a request id where people may want to quote one. */
export function errorBody(code: ErrorCode, message: string, data?: ErrorBody["data"]): ErrorBody {
  return { code, status: ERRORS[code], message, ...(data && { data }) };
}

/**
 * Turns whatever was thrown while an endpoint ran into an answer with one of the closed codes. What nobody threw on
 * purpose becomes `INTERNAL` and tells nothing of its cause, or `UNAVAILABLE` while the database is away.
 */
export function toOrpcError(error: unknown, requestId: string): ORPCError<ErrorCode, ErrorBody["data"]> {
  const { code, status, message, data } = describe(error, requestId);
  return new ORPCError(code, { status, message, cause: error, data: data as NonNullable<ErrorBody["data"]> });
}

/** The answer to an error that Fastify itself met: bad JSON, a body too large, too many requests. */
export function fromFastifyError(error: FastifyError, requestId: string): ErrorBody {
  if (error.statusCode === 429) return errorBody("TOO_MANY_REQUESTS", "too many requests");
  if (error.statusCode === 413) return errorBody("PAYLOAD_TOO_LARGE", "the request body is too large");
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return errorBody("MALFORMED_REQUEST", "the request cannot be read");
  }
  return describe(error, requestId);
}

/** Whether an error is worth waking somebody: nobody threw it on purpose. */
export function isUnexpected(error: unknown): boolean {
  return describe(error, "").code === "INTERNAL" || isWriteConflict(error);
}

function describe(error: unknown, requestId: string): ErrorBody {
  if (error instanceof AppError) return errorBody(error.code, error.message, error.data);
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === "BAD_REQUEST") {
      return errorBody("VALIDATION_FAILED", "the input has the wrong shape", { issues: inputIssues(error.cause) });
    }
    if (isErrorCode(error.code)) return errorBody(error.code, error.message, error.data);
    if (error.status < 500) return errorBody("MALFORMED_REQUEST", "the request cannot be read");
  }
  if (isUnstorableText(error)) return errorBody("MALFORMED_REQUEST", "a text holds characters that cannot be stored");
  if (isDatabaseAway(error)) return errorBody("UNAVAILABLE", "the database cannot be reached");
  if (isWriteConflict(error)) return errorBody("UNAVAILABLE", "others were changing the same; try again");
  return errorBody("INTERNAL", "something went wrong", { requestId });
}

function inputIssues(error: ValidationError): InputIssue[] {
  return error.issues.map((issue) => ({
    path: (issue.path ?? []).map((step) => String(typeof step === "object" ? step.key : step)).join("."),
    reason: String((issue as { code?: unknown }).code ?? "invalid"),
  }));
}
