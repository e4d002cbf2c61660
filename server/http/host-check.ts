import type { FastifyInstance } from "fastify";
import type { HostCheck } from "../platform/own-host.ts";
import { API_PREFIX } from "./api.ts";
import { errorBody } from "./error-body.ts";

/** Load balancers call each process by its address. */
const HEALTH_CHECKS: ReadonlySet<string> = new Set([`${API_PREFIX}/health`, `${API_PREFIX}/alive`]);

/** Refuses requests with a missing or foreign host, except health checks. */
export function registerHostCheck(app: FastifyInstance, isOwnHost: HostCheck = () => true): void {
  app.addHook("onRequest", async (request, reply) => {
    const [path = ""] = request.url.split("?");
    if (HEALTH_CHECKS.has(path)) return;
    if (!request.headers.host)
      return reply.status(400).send(errorBody("MALFORMED_REQUEST", "the request names no host"));
    if (isOwnHost(request.raw)) return;
    return reply.status(421).send(errorBody("MISDIRECTED_REQUEST", "this server does not answer for this host"));
  });
}
