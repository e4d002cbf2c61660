import type { FastifyInstance } from "fastify";
import type { HostCheck } from "../platform/own-host.ts";
import { API_PREFIX } from "./api.ts";
import { errorBody } from "./error-body.ts";

/** Asked by load balancers at whatever address a process has. */
const HEALTH_CHECKS: ReadonlySet<string> = new Set([`${API_PREFIX}/health`, `${API_PREFIX}/alive`]);

/** Refuses requests for no host, and for another one than the product's own; health checks are answered for any. */
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
