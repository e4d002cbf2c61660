import { createHash } from "node:crypto";
import { os } from "@orpc/server";
import type { FastifyInstance } from "fastify";
import type { RequestContext } from "./procedures.ts";

/** The default for every answer of the API: it is about one person and one moment. */
const NOT_CACHED = "no-store";

/**
 * Lets browsers cache the list that a procedure answers, for lists that are the same for everybody and change slowly.
 * `cacheControl` is the header's value. Two kinds of answer are never cached: an empty list, which may just not be filled
 * yet, and the results of a search, since what somebody typed must not stay on a shared computer.
 */
export function cacheable(cacheControl: string) {
  return os.$context<RequestContext>().middleware(async ({ context, next }, input: unknown) => {
    const result = await next();
    const isFilled = Array.isArray(result.output) && result.output.length > 0;
    if (isFilled && !isSearch(input)) context.resHeaders?.set("cache-control", cacheControl);
    return result;
  });
}

/** For what is the same for every member: the session must be checked each time, and the operator may add titles. */
export const revalidated = cacheable("private, no-cache");

function isSearch(input: unknown): boolean {
  return typeof input === "object" && input !== null && "search" in input && Boolean(input.search);
}

/** Forbids caching below `prefix` unless an answer allows it itself; gives those that do an ETag, and answers 304. */
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

/** Whether an `If-None-Match` header matches the ETag; a proxy may have made it weak. */
function matches(header: string | undefined, etag: string): boolean {
  const etags = (header ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  return etags.includes(etag) || etags.includes("*");
}
