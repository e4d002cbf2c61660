import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";

const compress = promisify(gzip);

/** Answers of so many bytes are compressed; shorter ones fit into one packet anyway. */
const SMALLEST = 1024;

/**
 * Compresses the longer answers below `prefix` for clients that accept it: a page of people shrinks to a
 * fifth. Fast rather than small, outside of the event loop. Files are compressed when the web app is built.
 */
export function registerCompression(app: FastifyInstance, prefix: string): void {
  app.addHook<unknown>("onSend", async (request, reply, payload) => {
    const isText = typeof payload === "string" || (Buffer.isBuffer(payload) && !isPicture(reply));
    if (!request.url.startsWith(prefix) || !isText || isShort(payload)) return payload;
    reply.header("vary", "Accept-Encoding");
    if (!acceptsGzip(request.headers["accept-encoding"])) return payload;
    reply.header("content-encoding", "gzip").removeHeader("content-length");
    return compress(payload, { level: constants.Z_BEST_SPEED });
  });
}

/** Measures short texts only: a text has at least as many bytes as characters. */
function isShort(payload: string | Buffer): boolean {
  return payload.length < SMALLEST && Buffer.byteLength(payload) < SMALLEST;
}

function isPicture(reply: FastifyReply): boolean {
  return String(reply.getHeader("content-type")).startsWith("image/");
}

/** Whether an `Accept-Encoding` header names gzip without refusing it by `q=0`. */
function acceptsGzip(header: string | string[] | undefined): boolean {
  return String(header ?? "")
    .split(",")
    .some((each) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)|$)/i.test(each));
}
