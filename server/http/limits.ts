import type { FastifyInstance } from "fastify";
import { clientNetwork } from "../platform/client-address.ts";
import type { Limiter } from "../platform/limits/limiter.ts";

/**
 * Limits how often one network may call: the API and authentication together, and all other files. What single endpoints
 * allow is counted where they are served. Counting goes by the route that was found, so that no spelling of a path escapes.
 */
export function registerLimits(app: FastifyInstance, limiter: Limiter): void {
  app.addHook("onRequest", async ({ ip, routeOptions }) => {
    const policy = routeOptions.url?.startsWith("/api/") ? "api" : "files";
    await limiter.count(policy, { address: clientNetwork(ip) });
  });
}
