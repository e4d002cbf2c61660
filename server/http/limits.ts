import type { FastifyInstance } from "fastify";
import { clientNetwork } from "../platform/client-address.ts";
import type { Limiter } from "../platform/limits/limiter.ts";

/**
 * Limits per network: API and authentication together, and all files. Endpoints count their own limits. Counts the matched
 * route: no spelling of a path escapes.
 */
export function registerLimits(app: FastifyInstance, limiter: Limiter): void {
  app.addHook("onRequest", async ({ ip, routeOptions }) => {
    const policy = routeOptions.url?.startsWith("/api/") ? "api" : "files";
    await limiter.count(policy, { address: clientNetwork(ip) });
  });
}
