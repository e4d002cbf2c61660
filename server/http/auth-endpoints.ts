import { type ErrorBody, type ErrorCode, isErrorCode } from "@nakamatch/contract/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorBody } from "./error-body.ts";
import { toWebRequest } from "./web-request.ts";

/** Better Auth's words for what our closed codes say. */
const TRANSLATIONS: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: "INVALID_CREDENTIALS",
  INVALID_EMAIL: "INVALID_CREDENTIALS",
  INVALID_PASSWORD: "INVALID_CREDENTIALS",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "INVALID_CREDENTIALS",
  EMAIL_NOT_VERIFIED: "EMAIL_NOT_CONFIRMED",
  INVALID_TOKEN: "LINK_INVALID",
  TOKEN_EXPIRED: "LINK_INVALID",
  PASSWORD_TOO_SHORT: "VALIDATION_FAILED",
  PASSWORD_TOO_LONG: "VALIDATION_FAILED",
  VALIDATION_ERROR: "VALIDATION_FAILED",
  UNAUTHORIZED: "SESSION_MISSING",
};

/**
 * What the product uses of the library. Everything else it could do (lists of sessions and accounts, other e-mails,
 * providers, its own pages) goes round rules of ours or shows more than any screen needs, and is not there.
 */
const ENDPOINTS = [
  ["POST", "/sign-in/email"],
  ["POST", "/sign-out"],
  ["GET", "/get-session"],
  ["POST", "/send-verification-email"],
  ["GET", "/verify-email"],
  ["POST", "/request-password-reset"],
  ["GET", "/reset-password/:token"],
  ["POST", "/reset-password"],
] as const;

/** Mounts authentication under `/api/auth`; its errors leave in the same shape and vocabulary as the API's. */
export function registerAuthEndpoints(
  app: FastifyInstance,
  { handler, publicUrl }: { handler: (request: Request) => Promise<Response>; publicUrl: string },
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const response = await handler(toWebRequest(request, publicUrl));
    if (response.status < 400) return withoutCredentials(response);
    const body = await translateError(response, request.id);
    if (body.code === "INTERNAL") request.log.error({ status: response.status }, "authentication failed");
    return reply.status(body.status).send(body);
  };
  for (const [method, path] of ENDPOINTS) app.route({ method, url: `/api/auth${path}`, handler: answer });
}

/** The answer without the session's token: it travels in the cookie, out of reach of scripts (decisions: Sessions). */
async function withoutCredentials(response: Response): Promise<Response> {
  if (response.status !== 200 || !response.headers.get("content-type")?.includes("application/json")) return response;
  const body: unknown = await response.json();
  const safe = JSON.stringify(body, (key, value) => (key === "token" ? undefined : value));
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(safe, { status: response.status, headers });
}

async function translateError(response: Response, requestId: string): Promise<ErrorBody> {
  if (response.status === 429) return errorBody("TOO_MANY_REQUESTS", "too many requests");
  const { code, message, ...details } = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const own = isErrorCode(code) ? code : (TRANSLATIONS[String(code)] ?? byStatus(response.status));
  if (own === "INTERNAL") return errorBody(own, "something went wrong", { requestId });
  return errorBody(own, String(message ?? own), isErrorCode(code) ? (details as ErrorBody["data"]) : undefined);
}

function byStatus(status: number): ErrorCode {
  if (status === 401) return "SESSION_MISSING";
  if (status === 403) return "FORBIDDEN";
  if (status === 404) return "NOT_FOUND";
  return status < 500 ? "MALFORMED_REQUEST" : "INTERNAL";
}
