import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/app-error.ts";
import { clientNetwork } from "../platform/client-address.ts";

/** Per connection. Over HTTP/1.1, browsers and proxies send one at a time; clients that do not read would fill the memory. */
const MOST_PER_CONNECTION = 8;

/** Even a shared network has only a handful at a time. */
const MOST_PER_NETWORK = 512;

/** Longer than any response takes. */
const IDLE_TIMEOUT_MS = 30_000;

/** Node's default is 30 seconds. */
const ARRIVAL_CHECK_MS = 1000;

/**
 * Closes idle connections and those with too many unfinished responses. Pipelined requests are parsed at once; those
 * after the limit cost almost nothing. Ignores upgrades other than WebSocket (RFC 9110, 7.8).
 */
export function createLimitedServer(handle: RequestListener, options: ServerOptions): Server {
  const unfinished = new WeakMap<Socket, number>();
  const own: ServerOptions = {
    connectionsCheckingInterval: ARRIVAL_CHECK_MS,
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket",
  };
  const server = createServer({ ...own, ...options }, (request, response) => {
    const { socket } = request;
    if (socket.destroyed) {
      // Otherwise Node creates its own error, whose stack is ten times slower.
      request.destroy();
      return;
    }
    const here = (unfinished.get(socket) ?? 0) + 1;
    if (here > MOST_PER_CONNECTION) {
      socket.destroy();
      return;
    }
    unfinished.set(socket, here);
    // Fastify, the stream and these limits add more than ten listeners; this is not a leak.
    response.setMaxListeners(20);
    response.once("close", () => unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1));
    handle(request, response);
  });
  return server.setTimeout(IDLE_TIMEOUT_MS);
}

/** Refuses requests of a network with too many unfinished responses. */
export function registerConcurrencyLimit(app: FastifyInstance): void {
  const ofNetwork = new Map<string, number>();
  app.addHook("onRequest", async ({ clientAddress }, reply) => {
    const network = clientNetwork(clientAddress);
    const all = (ofNetwork.get(network) ?? 0) + 1;
    ofNetwork.set(network, all);
    reply.raw.once("close", () => {
      const left = (ofNetwork.get(network) ?? 1) - 1;
      if (left > 0) ofNetwork.set(network, left);
      else ofNetwork.delete(network);
    });
    if (all > MOST_PER_NETWORK) {
      throw new AppError("TOO_MANY_REQUESTS", "too many requests at once", { retryAfterSeconds: 1 });
    }
  });
}
