import type { FastifyInstance } from "fastify";
import { errorBody } from "./error-body.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A form of a page that sends no referrer has the origin `null`. The route trusts no session. */
    isWithoutOrigin?: boolean;
  }
}

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** Refuses cross-origin writes (CSRF). Browsers always send an origin with them; other clients may omit it. */
export function registerOriginCheck(app: FastifyInstance, { allowedOrigins }: { allowedOrigins: string[] }): void {
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    if (origin === "null" && request.routeOptions.config.isWithoutOrigin) return;
    if (SAFE_METHODS.includes(request.method) || origin === undefined || allowedOrigins.includes(origin)) return;
    return reply.status(403).send(errorBody("FORBIDDEN", "this origin may not call"));
  });
}
