import type { FastifyInstance } from "fastify";

/** How long a stopping server waits for running requests and web sockets. */
const STOP_TIMEOUT_MS = 5000;

/** Waits for running requests, then closes connections whose clients do not read their response. */
export async function closeGently(app: FastifyInstance): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      app.server.closeAllConnections();
      // Web sockets stay open until the process ends.
      resolve();
    }, STOP_TIMEOUT_MS);
  });
  await Promise.race([app.close(), timeout]);
  clearTimeout(timer);
}
