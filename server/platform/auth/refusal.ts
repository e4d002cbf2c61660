import { ERRORS, type ErrorCode } from "@nakamatch/contract/errors";
import { APIError } from "better-auth/api";

/** An error that Better Auth passes on to the caller with this code. */
export function authRefusal(code: ErrorCode, details: Record<string, unknown> = {}): APIError {
  return new APIError(ERRORS[code], { code, message: code, ...details });
}
