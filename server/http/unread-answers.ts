import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/app-error.ts";
import { clientNetwork } from "../platform/client-address.ts";

/**
 * Most requests of one connection that are not answered to the end. Browsers and proxies send one at a time over HTTP/1.1; a
 * client that sends more without reading makes the server hold the answers.
 */
const MOST_PER_CONNECTION = 8;

/** The same for one network. A whole hostel has a handful under way at any moment. */
const MOST_PER_NETWORK = 512;

/** Milliseconds without any progress after which a connection is closed: longer than any answer may take. */
const IDLE_TIMEOUT_MS = 30_000;

/** How often Node looks for requests that take too long to arrive, in milliseconds; it would do so every half a minute. */
const ARRIVAL_CHECK_MS = 1000;

/**
 * An HTTP server that cuts connections with too many unfinished answers, and those on which nothing moves. Requests that were
 * sent in one piece are parsed in one go: what follows on a connection that was cut costs next to nothing. No upgrade is taken
 * but that of a WebSocket: others, such as to HTTP/2, are answered as if they were not offered (RFC 9110, 7.8).
 */
export function createBoundedServer(handle: RequestListener, options: ServerOptions): Server {
  const unfinished = new WeakMap<Socket, number>();
  const own: ServerOptions = {
    connectionsCheckingInterval: ARRIVAL_CHECK_MS,
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket",
  };
  const server = createServer({ ...own, ...options }, (request, response) => {
    const { socket } = request;
    if (socket.destroyed) {
      // Or Node destroys it with an error of its own, whose stack takes ten times as long to write.
      request.destroy();
      return;
    }
    const here = (unfinished.get(socket) ?? 0) + 1;
    if (here > MOST_PER_CONNECTION) {
      socket.destroy();
      return;
    }
    unfinished.set(socket, here);
    // Fastify, the stream that is sent and the limits here all listen for the end of an answer: more than ten, and no leak.
    response.setMaxListeners(20);
    response.once("close", () => unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1));
    handle(request, response);
  });
  return server.setTimeout(IDLE_TIMEOUT_MS);
}

/** Refuses requests of a network that leaves too many answers unfinished. */
export function registerUnreadAnswers(app: FastifyInstance): void {
  const ofNetwork = new Map<string, number>();
  app.addHook("onRequest", async ({ ip }, reply) => {
    const network = clientNetwork(ip);
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
