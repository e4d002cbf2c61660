import type { FastifyInstance } from "fastify";

/** How long a stopping server waits for running requests, and for web sockets to close. */
const STOP_TIMEOUT_MS = 5000;

/** Waits for running requests, then closes the connections of clients that do not read their response. */
export async function closeGently(app: FastifyInstance): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      app.server.closeAllConnections();
      // Not those of web sockets, which end with the process.
      resolve();
    }, STOP_TIMEOUT_MS);
  });
  await Promise.race([app.close(), timeout]);
  clearTimeout(timer);
}
