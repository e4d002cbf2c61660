import { ERRORS, type ErrorBody, type ErrorCode, type InputIssue, isErrorCode } from "@nakamatch/contract/errors";
import { ORPCError, ValidationError } from "@orpc/server";
import { AppError } from "../platform/app-error.ts";
import { isUnstorableText } from "../platform/database/constraint.ts";
import { isDatabaseAway, isDatabaseOverloaded, isDatabaseReadOnly } from "../platform/database/failure-kinds.ts";
import { isWriteConflict } from "../platform/database/retry.ts";

export function errorBody(code: ErrorCode, message: string, data?: ErrorBody["data"]): ErrorBody {
  return { code, status: ERRORS[code], message, ...(data && { data }) };
}

/** Returns an error without its cause. */
export function internalError(requestId: string): ErrorBody {
  return errorBody("INTERNAL", "something went wrong", { requestId });
}

/** Maps any error to a known code. Unexpected errors become `INTERNAL`, or `UNAVAILABLE` during a database outage. */
export function toErrorBody(error: unknown, requestId: string): ErrorBody {
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
  if (isDatabaseOverloaded(error)) return errorBody("UNAVAILABLE", "the database cannot do its work");
  if (isDatabaseReadOnly(error)) return errorBody("UNAVAILABLE", "the database takes no changes at the moment");
  if (isWriteConflict(error)) return errorBody("UNAVAILABLE", "others were changing the same; try again");
  return internalError(requestId);
}

/** Maps errors of hooks and Fastify itself, such as malformed JSON or a too large body. */
export function fromFastifyError(error: unknown, requestId: string): ErrorBody {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) return errorBody("PAYLOAD_TOO_LARGE", "the request body is too large");
  if (statusCode === 415) return errorBody("UNSUPPORTED_MEDIA_TYPE", "the endpoint takes no body of this type");
  if (statusCode !== undefined && statusCode < 500) return errorBody("MALFORMED_REQUEST", "the request cannot be read");
  return toErrorBody(error, requestId);
}

/** Default for status 503. */
const RETRY_AFTER_SECONDS = 5;

/** Returns `Retry-After` in seconds; undefined if a retry is useless. */
export function retryAfterOf({ status, data }: ErrorBody): number | undefined {
  return data?.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
}

/** Whether an error is unexpected. */
export function isUnexpected(error: unknown, { code }: ErrorBody): boolean {
  return code === "INTERNAL" || isWriteConflict(error);
}

/** Statuses of refusals that depend on the caller's own rows. */
const OF_ROWS: readonly number[] = [400, 403, 404, 409, 422, 500];

/** Wrong input is wrong either way, and the last says by itself that the account is gone (ERR-29). */
const WHOEVER_CALLS: readonly ErrorCode[] = ["MALFORMED_REQUEST", "VALIDATION_FAILED", "OWN_PROFILE_MISSING"];

/** Whether a call may have failed because its caller's account is gone. */
export function mayMeanGone(code: ErrorCode): boolean {
  return OF_ROWS.includes(ERRORS[code]) && !WHOEVER_CALLS.includes(code);
}

export function toOrpcError({ code, status, message, data }: ErrorBody, cause: unknown): ORPCError<ErrorCode, unknown> {
  return new ORPCError(code, { status, message, cause, data: data as unknown });
}

function inputIssues(error: ValidationError): InputIssue[] {
  return error.issues.map((issue) => ({
    path: (issue.path ?? []).map((step) => String(typeof step === "object" ? step.key : step)).join("."),
    reason: String((issue as { code?: unknown }).code ?? "invalid"),
  }));
}
