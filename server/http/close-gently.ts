import type { FastifyInstance } from "fastify";

/** How long a stopping server waits for running requests. */
const STOP_TIMEOUT_MS = 5000;

/** Waits for running requests, then closes the connections of clients that do not read their response. */
export async function closeGently(app: FastifyInstance): Promise<void> {
  const timeout = setTimeout(() => app.server.closeAllConnections(), STOP_TIMEOUT_MS);
  await app.close();
  clearTimeout(timeout);
}
