import type { IncomingHttpHeaders } from "node:http";
import { isErrorCode } from "@nakamatch/contract/errors";
import type { SecurityHeaders } from "../../http/security-headers.ts";

/** The response to one request of an attack. */
export interface AttackAnswer {
  method: string;
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** What a response to the caller must fulfill. */
export interface Promised {
  /** The product's own address. */
  origin: string;
  headers: SecurityHeaders;
  /** Private texts, by kind. */
  secrets: Readonly<Record<string, readonly string[]>>;
  /** Codes declared by the endpoint; by default all known ones. */
  declared?: ReadonlySet<string> | undefined;
  /** Texts for signed-in callers only. */
  hidden?: readonly string[] | undefined;
}

/** Server error codes that are not faults. */
const TEMPORARY = new Set(["UNAVAILABLE", "PHOTO_NOT_STORED"]);

/** Codes for an invalid path or body type, before any endpoint is found. */
const BEFORE_ENDPOINTS = new Set(["NOT_FOUND", "METHOD_NOT_ALLOWED", "UNSUPPORTED_MEDIA_TYPE", "MALFORMED_REQUEST"]);

/** Internals that refusals must not reveal: stacks, files, statements, database messages. */
const INSIDES =
  /(?:\n|\\n)\s+at \S|node_modules|\.(?:ts|js|mjs):\d+|\b(?:select|insert into|update|delete from)\b[^"]{1,80}\b(?:from|values|set|where)\b|SQLSTATE|syntax error at|relation \\?"|violates \w+(?:-\w+)* constraint|pg_\w+\(/i;

/** Returns everything wrong with a response, in words; empty for a good one. */
export function faultsOf(answer: AttackAnswer, promised: Promised): string[] {
  const code = codeOf(answer);
  return [
    ...faultsOfStatus(answer, code, promised),
    ...faultsOfHeaders(answer, promised),
    ...(answer.status >= 400 && INSIDES.test(answer.text) ? ["shows the server's insides"] : []),
    ...leaks(answer.text, promised),
  ];
}

function faultsOfStatus(
  { method, path, status, text }: AttackAnswer,
  code: string | undefined,
  { declared }: Promised,
): string[] {
  if (status < 400) return [];
  if (status >= 500 && !(status === 503 && TEMPORARY.has(code ?? ""))) return [`answers ${status}`];
  // Responses to HEAD are empty, and the socket server has its own refusals.
  if (method === "HEAD" || path.startsWith("/rt/") || isPage(text)) return [];
  if (!isErrorCode(code)) return [`refuses with ${status} without a code of ours`];
  const isDeclared = declared === undefined || declared.has(code) || BEFORE_ENDPOINTS.has(code);
  return isDeclared ? [] : [`refuses with ${code}, which the endpoint does not declare`];
}

function faultsOfHeaders({ status, headers }: AttackAnswer, promised: Promised): string[] {
  const missing = Object.entries(promised.headers)
    .filter(([name, value]) => headers[name] !== value)
    // Emails of the development outbox have their own, stricter policy.
    .filter(([name]) => !(name === "content-security-policy" && String(headers[name]).startsWith("default-src 'none'")))
    .map(([name]) => `lacks the header ${name}`);
  const { location } = headers;
  const isAway = location !== undefined && new URL(location, promised.origin).origin !== promised.origin;
  return [
    ...missing,
    ...(isAway ? [`redirects to ${location}`] : []),
    ...(["x-powered-by", "server"].some((name) => name in headers) ? ["names its software"] : []),
    ...([429, 503].includes(status) && headers["retry-after"] === undefined ? [`${status} without Retry-After`] : []),
    ...(status === 405 && headers.allow === undefined ? ["405 without Allow"] : []),
  ];
}

function leaks(text: string, { secrets, hidden = [] }: Promised): string[] {
  const shown = Object.entries(secrets)
    .filter(([, texts]) => texts.some((secret) => secret !== "" && text.includes(secret)))
    .map(([what]) => `shows ${what}`);
  const isSeen = hidden.some((trace) => trace !== "" && text.includes(trace));
  return isSeen ? [...shown, "shows somebody who is shut out what only members see"] : shown;
}

function codeOf({ text }: AttackAnswer): string | undefined {
  try {
    return (JSON.parse(text) as { code?: string } | null)?.code;
  } catch {
    return undefined;
  }
}

function isPage(text: string): boolean {
  return /^\s*<!doctype html>/i.test(text);
}
