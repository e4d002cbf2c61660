import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import { ADDRESS_HEADER } from "../platform/auth/auth.ts";

/** Node's headers as a web `Headers`. */
export function toHeaders(incoming: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming)) {
    for (const single of Array.isArray(value) ? value : [value]) if (single !== undefined) headers.append(name, single);
  }
  return headers;
}

/**
 * A Fastify request, parsed as JSON, as a web `Request`. The client's address is the one that `TRUSTED_PROXIES`
 * vouches for. `redirects` changes redirect parameters.
 */
export function toWebRequest(
  request: FastifyRequest,
  baseUrl: string,
  redirects: (asked: string) => string = (asked) => asked,
): Request {
  const headers = toHeaders(request.headers);
  headers.delete("content-length");
  headers.set(ADDRESS_HEADER, request.ip);
  const hasBody = request.body !== undefined && request.body !== null;
  // A request may put any host before the path.
  const { pathname, searchParams } = new URL(request.url, baseUrl);
  const url = new URL(pathname, baseUrl);
  for (const [name, value] of searchParams) {
    url.searchParams.append(name, REDIRECTS.has(name) ? redirects(value) : value);
  }
  const body = (name: string, value: unknown) => (REDIRECTS.has(name) ? redirects(String(value)) : value);
  return new Request(url, {
    method: request.method === "HEAD" ? "GET" : request.method,
    headers,
    ...(hasBody && { body: JSON.stringify(request.body, body) }),
  });
}

/** Parameters with redirects. */
const REDIRECTS: ReadonlySet<string> = new Set(["callbackURL", "errorCallbackURL", "newUserCallbackURL", "redirectTo"]);
