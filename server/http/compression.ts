import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";

const compress = promisify(gzip);

/** Smaller responses fit into one packet. */
const SMALLEST = 1024;

/** Compresses larger responses below `prefix`, quickly and off the event loop. Files are compressed at build time. */
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

/** Measures only short texts, as a text has at least as many bytes as characters. */
function isShort(payload: string | Buffer): boolean {
  return payload.length < SMALLEST && Buffer.byteLength(payload) < SMALLEST;
}

function isPicture(reply: FastifyReply): boolean {
  return String(reply.getHeader("content-type")).startsWith("image/");
}

/** Whether gzip is listed without `q=0`. */
function acceptsGzip(header: string | string[] | undefined): boolean {
  return String(header ?? "")
    .split(",")
    .some((each) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)|$)/i.test(each));
}
