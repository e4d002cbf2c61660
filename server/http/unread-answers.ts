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
export const IDLE_TIMEOUT_MS = 30_000;

/**
 * Bounds what clients can leave unread: a connection with too many unfinished answers is cut, a network with too many of them
 * is refused. Connections on which nothing moves are closed by `IDLE_TIMEOUT_MS`.
 */
export function registerUnreadAnswers(app: FastifyInstance): void {
  const ofConnection = new WeakMap<Socket, number>();
  const ofNetwork = new Map<string, number>();
  app.addHook("onRequest", async ({ raw: { socket }, ip }, reply) => {
    const network = clientNetwork(ip);
    const here = (ofConnection.get(socket) ?? 0) + 1;
    const all = (ofNetwork.get(network) ?? 0) + 1;
    if (here > MOST_PER_CONNECTION) {
      socket.destroy();
      return reply.hijack();
    }
    ofConnection.set(socket, here);
    ofNetwork.set(network, all);
    reply.raw.once("close", () => {
      ofConnection.set(socket, (ofConnection.get(socket) ?? 1) - 1);
      const left = (ofNetwork.get(network) ?? 1) - 1;
      if (left > 0) ofNetwork.set(network, left);
      else ofNetwork.delete(network);
    });
    if (all > MOST_PER_NETWORK) {
      throw new AppError("TOO_MANY_REQUESTS", "too many requests at once", { retryAfterSeconds: 1 });
    }
  });
}
