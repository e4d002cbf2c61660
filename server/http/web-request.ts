import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";

/** Node's headers as the web platform's. */
export function toHeaders(incoming: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming)) {
    for (const single of Array.isArray(value) ? value : [value]) if (single !== undefined) headers.append(name, single);
  }
  return headers;
}

/** A Fastify request as the web platform's; the body was parsed as JSON before. */
export function toWebRequest(request: FastifyRequest, baseUrl: string): Request {
  const headers = toHeaders(request.headers);
  headers.delete("content-length");
  const hasBody = request.body !== undefined && request.body !== null;
  return new Request(new URL(request.url, baseUrl), {
    method: request.method,
    headers,
    ...(hasBody && { body: JSON.stringify(request.body) }),
  });
}
