import { createHash } from "node:crypto";
import { os } from "@orpc/server";
import type { FastifyInstance } from "fastify";
import type { RequestContext } from "./procedures.ts";

/** What is said of every answer of the API that nothing else is said of: about one person and one moment. */
const NOT_KEPT = "no-store";

/**
 * Lets browsers keep the list that a procedure answers, for lists that are the same for everybody and change slowly.
 * `cacheControl` is the header's value. An empty list may only not be filled yet; and what somebody typed to search is
 * nobody's business on a computer that others use, too: neither is kept.
 */
export function keepable(cacheControl: string) {
  return os.$context<RequestContext>().middleware(async ({ context, next }, input: unknown) => {
    const result = await next();
    const isFilled = Array.isArray(result.output) && result.output.length > 0;
    if (isFilled && !searches(input)) context.resHeaders?.set("cache-control", cacheControl);
    return result;
  });
}

function searches(input: unknown): boolean {
  return typeof input === "object" && input !== null && "search" in input && Boolean(input.search);
}

/** Tells of no answer below `prefix` that it may be kept, unless it says so itself; marks those that do, and answers 304. */
export function registerKeeping(app: FastifyInstance, prefix: string): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith(prefix)) reply.header("cache-control", NOT_KEPT);
  });
  app.addHook<string>("onSend", async (request, reply, payload) => {
    const isKept = request.url.startsWith(prefix) && reply.getHeader("cache-control") !== NOT_KEPT;
    if (!isKept || request.method !== "GET" || reply.statusCode !== 200 || typeof payload !== "string") return payload;
    const mark = `"${createHash("sha256").update(payload).digest("base64url").slice(0, 22)}"`;
    reply.header("etag", mark);
    if (!names(request.headers["if-none-match"], mark)) return payload;
    reply.code(304).removeHeader("content-type");
    return null;
  });
}

/** Whether an `If-None-Match` names the mark; a proxy may have made it weak. */
function names(header: string | undefined, mark: string): boolean {
  const marks = (header ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  return marks.includes(mark) || marks.includes("*");
}
