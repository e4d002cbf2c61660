import type { FastifyInstance } from "fastify";
import { clientAddress, countForwarded } from "../platform/client-address.ts";
import { isLoopbackName } from "../platform/own-host.ts";
import { isHealthCheck } from "./host-check.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Of the client before our proxies. Fastify's `ip` is that of the nearest one. */
    clientAddress: string;
  }
}

/** Gives each request `clientAddress`. Warns once if requests pass fewer proxies than we trust, as clients can then forge it. */
export function registerClientAddress(app: FastifyInstance, trustedProxies: number): void {
  app.decorateRequest("clientAddress", "");
  let isTold = false;
  app.addHook("onRequest", async (request) => {
    request.clientAddress = clientAddress(request.raw, trustedProxies);
    const seen = countForwarded(request.headers);
    // Neither these nor requests by this machine itself pass a proxy.
    if (isTold || seen >= trustedProxies || isHealthCheck(request) || isLoopbackName(request.hostname)) return;
    isTold = true;
    request.log.warn({ seen, trustedProxies }, "X-Forwarded-For has fewer addresses than TRUSTED_PROXIES");
  });
}
