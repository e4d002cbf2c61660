import type { Factor } from "./schemas/factors.ts";
import type { Statement } from "./schemas/statements.ts";

/** HTTP statuses. Every code needs a text in each language (`phrases/<language>/errors.ts`), or does not compile. */
export const ERRORS = {
  VALIDATION_FAILED: 422,
  MALFORMED_REQUEST: 400,
  SESSION_MISSING: 401,
  TOKEN_INVALID: 401,
  INVALID_CREDENTIALS: 401,
  EMAIL_NOT_CONFIRMED: 403,
  PASSWORD_WRONG: 403,
  PASSWORD_EXISTS: 409,
  LAST_WAY_IN: 409,
  IDENTITY_NOT_PROVEN: 403,
  FACTOR_NOT_FOUND: 404,
  FACTOR_CODE_WRONG: 422,
  CHALLENGE_EXPIRED: 422,
  FACTORS_FULL: 409,
  PASSKEY_UNKNOWN: 404,
  PASSKEY_REFUSED: 403,
  PASSKEY_EXPIRED: 422,
  PASSKEY_DUPLICATE: 409,
  PASSKEYS_FULL: 409,
  ACCOUNT_BANNED: 403,
  FORBIDDEN: 403,
  SECOND_FACTOR_MISSING: 403,
  MODERATOR_ONLY: 403,
  MODERATOR_PROTECTED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  UNSUPPORTED_MEDIA_TYPE: 415,
  MISDIRECTED_REQUEST: 421,
  PERSON_NOT_FOUND: 404,
  WORDS_NOT_ACCEPTED: 409,
  WORDS_WRITTEN: 409,
  WORDS_ABOUT_GONE: 409,
  CHAT_NOT_FOUND: 404,
  INTEREST_NOT_FOUND: 404,
  INTERESTS_FULL: 409,
  LIST_PRIVATE: 409,
  LIST_USER_NOT_FOUND: 404,
  LIST_EMPTY: 404,
  LIST_TOO_LONG: 409,
  LIST_SERVICE_BUSY: 429,
  LIST_SERVICE_SILENT: 503,
  HIDDEN_PEOPLE_FULL: 409,
  PROFILE_CHANGED: 409,
  NOT_MATCHED: 409,
  PERSON_BANNED: 409,
  PERSON_NOT_BANNED: 409,
  NOTHING_TO_DISMISS: 409,
  CASE_CLAIMED: 409,
  CASE_PARTY: 403,
  CASE_WITH_OPERATOR: 403,
  CASE_NOT_FOUND: 404,
  SECOND_LOOK_OVER: 409,
  PRIVATE_NOTES_FULL: 409,
  CHAT_REFUSED_BLOCKED: 403,
  MESSAGE_REFUSED: 403,
  MESSAGE_REPEATED: 422,
  MESSAGE_ID_TAKEN: 409,
  OWN_PROFILE_MISSING: 409,
  REPORT_CHECK_FAILED: 500,
  REPORT_APPEAL_DUPLICATE: 409,
  REPORT_DUPLICATE: 409,
  LINK_INVALID: 400,
  PROVIDER_IDENTITY_MISSING: 404,
  WARNING_NOT_FOUND: 404,
  DECISION_NOT_FOUND: 404,
  DECISION_LIFTED: 409,
  DECISION_SUPERSEDED: 409,
  UNDO_OVER: 409,
  OWN_DECISION: 403,
  REGISTRATION_CLOSED: 403,
  SWITCHES_CHANGED: 409,
  APPEAL_TOKEN_INVALID: 403,
  SUSPENSION_TOKEN_INVALID: 403,
  APPEAL_NOT_FOUND: 404,
  APPEAL_DUPLICATE: 409,
  APPEAL_DECIDED: 409,
  ALREADY_SUBSCRIBED: 409,
  CHECKOUT_REPLACED: 409,
  SUBSCRIPTION_NOT_FOUND: 404,
  SUBSCRIPTION_DIFFERS: 409,
  WITHDRAWAL_OVER: 409,
  NOTHING_TO_PAY: 409,
  PAYMENTS_OFF: 503,
  PAYMENT_PROVIDER_FAILED: 503,
  PHOTO_UNREADABLE: 422,
  PHOTO_ANIMATED: 422,
  PHOTO_TOO_HEAVY: 413,
  PHOTO_TOO_LARGE: 422,
  PHOTO_TOO_SMALL: 422,
  PHOTO_NOT_STORED: 503,
  PHOTO_NOT_HELD: 409,
  TOO_MANY_REQUESTS: 429,
  MAINTENANCE: 503,
  PAYLOAD_TOO_LARGE: 413,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;

export interface InputIssue {
  path: string;
  reason: string;
}

export interface ErrorBody {
  code: ErrorCode;
  status: number;
  message: string;
  data?: {
    /** With `VALIDATION_FAILED`. */
    issues?: InputIssue[];
    /** With `INTERNAL`. */
    requestId?: string;
    /** With `ACCOUNT_BANNED`; null if permanent. */
    bannedUntil?: string | null;
    reason?: string;
    /** With `ACCOUNT_BANNED`: also allows an appeal without a session. */
    statement?: Statement;
    appealToken?: string;
    /** With `ACCOUNT_BANNED`: to export and delete the data, after one of `factors`. */
    dataToken?: string;
    factors?: Factor[];
    /** At least 1. With `TOO_MANY_REQUESTS`, `LIST_SERVICE_BUSY`, `MAINTENANCE`, and `UNAVAILABLE` for a full queue. */
    retryAfterSeconds?: number;
    /** With `UNAVAILABLE`: keeps the place in the password queue. */
    ticket?: string;
  };
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERRORS, value);
}
