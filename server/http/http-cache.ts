import { createHash } from "node:crypto";
import { os } from "@orpc/server";
import type { FastifyInstance } from "fastify";
import type { RequestContext } from "./procedures.ts";

/** The API's default, and for failures. */
const NOT_CACHED = "no-store";

/**
 * Lets browsers cache lists that are the same for everyone. Excludes empty lists, which may not be filled yet, and
 * search results, which should not stay on a shared computer.
 */
export function cacheable(cacheControl: string) {
  return os.$context<RequestContext>().middleware(async ({ context, next }, input: unknown) => {
    const result = await next();
    const isFilled = Array.isArray(result.output) && result.output.length > 0;
    if (isFilled && !isSearch(input)) context.resHeaders?.set("cache-control", cacheControl);
    return result;
  });
}

/** For lists that require a session. */
export const revalidated = cacheable("private, no-cache");

function isSearch(input: unknown): boolean {
  return typeof input === "object" && input !== null && "search" in input && Boolean(input.search);
}

/** Keeps failures out of all caches, whatever headers their route has set: every response ≥ 400 passes here. */
export function registerUncachedFailures(app: FastifyInstance): void {
  app.addHook("onSend", async (_, reply) => {
    if (reply.statusCode < 400) return;
    reply.header("cache-control", NOT_CACHED);
    for (const name of ["etag", "last-modified", "expires"]) reply.removeHeader(name);
  });
}

/** Forbids caching below `prefix` by default; cacheable responses get an ETag and support conditional requests. */
export function registerHttpCache(app: FastifyInstance, prefix: string): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith(prefix)) reply.header("cache-control", NOT_CACHED);
  });
  app.addHook<string>("onSend", async (request, reply, payload) => {
    const isCached = request.url.startsWith(prefix) && reply.getHeader("cache-control") !== NOT_CACHED;
    if (!isCached || request.method !== "GET" || reply.statusCode !== 200 || typeof payload !== "string")
      return payload;
    const etag = `"${createHash("sha256").update(payload).digest("base64url").slice(0, 22)}"`;
    reply.header("etag", etag);
    if (!matches(request.headers["if-none-match"], etag)) return payload;
    reply.code(304).removeHeader("content-type");
    return null;
  });
}

/** Also accepts a weak ETag, as sent by a proxy. */
function matches(header: string | undefined, etag: string): boolean {
  const etags = (header ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  return etags.includes(etag) || etags.includes("*");
}
