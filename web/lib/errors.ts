import { type ErrorBody, type ErrorCode, type InputIssue, isErrorCode } from "@nakamatch/contract/errors";
import type { Factor } from "@nakamatch/contract/schemas/factors";
import type { Statement } from "@nakamatch/contract/schemas/statements";
import type { Translate } from "./i18n.ts";

/** A failed call, with or without an answer. */
export interface AppError {
  code: ErrorCode | "NETWORK";
  /** 0 without an answer. */
  status: number;
  /** With `VALIDATION_FAILED`. */
  issues: InputIssue[];
  /** With `ACCOUNT_BANNED`. */
  ban: Ban | null;
  /** Translated. */
  text: (t: Translate) => string;
}

export interface Ban {
  reason: string;
  /** Null if permanent. */
  until: string | null;
  /** Null for imported bans. */
  statement: Statement | null;
  /** A token to ask whether the ban is still in force. */
  banToken: string | null;
  /** A token to appeal without a session, if possible. */
  appealToken: string | null;
  /** A token to export and delete the data without a session, after a factor. */
  dataToken: string | null;
  factors: Factor[];
}

/** An error answer to plain `fetch`. */
export class ApiError extends Error {
  readonly code: string | undefined;
  readonly status: number;
  readonly data: ErrorBody["data"];

  constructor(status: number, body: Partial<ErrorBody> | null) {
    super(body?.message ?? `HTTP ${status}`);
    this.name = "ApiError";
    this.code = body?.code;
    this.status = status;
    this.data = body?.data;
  }
}

/** Converts anything thrown. Never throws. */
export function toAppError(thrown: unknown): AppError {
  const { code, status, data } = read(thrown);
  return {
    code,
    status,
    issues: Array.isArray(data?.issues) ? data.issues : [],
    ban: code === "ACCOUNT_BANNED" ? readBan(data) : null,
    text: (t) => retryText(t, code, data?.retryAfterSeconds) ?? textOf(t, code),
  };
}

/** Whether the error's text tells what helps, whatever was tried: until when to wait. */
export function tellsUntilWhen({ code }: AppError): boolean {
  return code === "TOO_MANY_REQUESTS" || code === "MAINTENANCE";
}

/** Codes with a generic text (ERR-56). */
const GENERIC = {
  NETWORK: "network",
  NOT_FOUND: "notFound",
  SESSION_MISSING: "unauthorized",
  FORBIDDEN: "forbidden",
  INTERNAL: "server",
} as const satisfies Partial<Record<AppError["code"], string>>;

function textOf(t: Translate, code: AppError["code"]): string {
  if (code === "NETWORK" && !navigator.onLine) return t("errors.generic.offline");
  const isGeneric = (it: typeof code): it is keyof typeof GENERIC => Object.hasOwn(GENERIC, it);
  return isGeneric(code) ? t(`errors.generic.${GENERIC[code]}`) : t(`errors.codes.${code}`);
}

function readBan(data: ErrorBody["data"]): Ban {
  const { reason = "", bannedUntil: until = null, statement = null } = data ?? {};
  const { banToken = null, appealToken = null, dataToken = null, factors = [] } = data ?? {};
  return { reason, until, statement, banToken, appealToken, dataToken, factors };
}

/** In seconds, minutes, or above two hours in hours. Undefined where the limit is not the person's. */
function retryText(t: Translate, code: AppError["code"], seconds: unknown): string | undefined {
  if (code === "MAINTENANCE" || code === "LIST_SERVICE_BUSY" || typeof seconds !== "number" || !(seconds > 0))
    return undefined;
  if (Math.ceil(seconds) < 60) return t("errors.retryIn.seconds", { count: Math.ceil(seconds) });
  if (seconds <= 7200) return t("errors.retryIn.minutes", { count: Math.ceil(seconds / 60) });
  return t("errors.retryIn.hours", { count: Math.ceil(seconds / 3600) });
}

/** Whether repeating the call may succeed. */
export function isRetryable({ status }: AppError): boolean {
  return status === 0 || status >= 500;
}

/** A request that was ended before its answer; other names are of the device. */
const BROKEN_OFF = new Set(["AbortError", "TimeoutError", "NetworkError"]);

function read(thrown: unknown): { code: AppError["code"]; status: number; data: ErrorBody["data"] } {
  if (typeof thrown === "object" && thrown !== null && "status" in thrown && typeof thrown.status === "number") {
    const { status } = thrown;
    const code = "code" in thrown && isErrorCode(thrown.code) ? thrown.code : codeOfStatus(status);
    return { code, status, data: "data" in thrown ? ((thrown.data ?? undefined) as ErrorBody["data"]) : undefined };
  }
  // `fetch` throws a TypeError without an answer, like bugs do.
  const isUnanswered = thrown instanceof TypeError || (thrown instanceof DOMException && BROKEN_OFF.has(thrown.name));
  return isUnanswered
    ? { code: "NETWORK", status: 0, data: undefined }
    : { code: "INTERNAL", status: 500, data: undefined };
}

/** For other answers, such as a proxy's. */
function codeOfStatus(status: number): AppError["code"] {
  if (status === 0) return "NETWORK";
  const codes: Record<number, ErrorCode> = {
    400: "MALFORMED_REQUEST",
    401: "SESSION_MISSING",
    403: "FORBIDDEN",
    404: "NOT_FOUND",
    413: "PAYLOAD_TOO_LARGE",
    422: "VALIDATION_FAILED",
    429: "TOO_MANY_REQUESTS",
  };
  return codes[status] ?? (status >= 502 && status <= 504 ? "UNAVAILABLE" : "INTERNAL");
}
