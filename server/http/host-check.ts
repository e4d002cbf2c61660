import type { FastifyInstance, FastifyRequest } from "fastify";
import type { HostCheck } from "../platform/own-host.ts";
import { API_PREFIX } from "./api.ts";
import { errorBody } from "./error-body.ts";

/** Load balancers call each process by its address. */
const HEALTH_CHECKS: ReadonlySet<string> = new Set([`${API_PREFIX}/health`, `${API_PREFIX}/alive`]);

/** Load balancers and monitors, which need not pass the proxies. */
export function isHealthCheck({ url }: FastifyRequest): boolean {
  return HEALTH_CHECKS.has(url.split("?")[0] ?? "");
}

/** Refuses requests with a missing or foreign host, except health checks. */
export function registerHostCheck(app: FastifyInstance, isOwnHost: HostCheck = () => true): void {
  app.addHook("onRequest", async (request, reply) => {
    if (isHealthCheck(request)) return;
    if (!request.headers.host)
      return reply.status(400).send(errorBody("MALFORMED_REQUEST", "the request names no host"));
    if (isOwnHost(request.raw)) return;
    return reply.status(421).send(errorBody("MISDIRECTED_REQUEST", "this server does not answer for this host"));
  });
}
