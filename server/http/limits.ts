import type { FastifyInstance } from "fastify";
import { clientNetwork } from "../platform/client-address.ts";
import type { Limiter } from "../platform/limits/limiter.ts";

/**
 * Limits per network: API and authentication together, and all files. Endpoints have their own limits. Counts by
 * matched route, so that spelling variants of a path do not evade it.
 */
export function registerLimits(app: FastifyInstance, limiter: Limiter): void {
  app.addHook("onRequest", async ({ clientAddress, routeOptions }) => {
    const policy = routeOptions.url?.startsWith("/api/") ? "api" : "files";
    await limiter.count(policy, { address: clientNetwork(clientAddress) });
  });
}
