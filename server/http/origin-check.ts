import type { FastifyInstance } from "fastify";
import { errorBody } from "./error-body.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** Refuses cross-origin writes (CSRF). Browsers always send an origin with them; other clients may omit it. */
export function registerOriginCheck(app: FastifyInstance, { allowedOrigins }: { allowedOrigins: string[] }): void {
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    if (SAFE_METHODS.includes(request.method) || origin === undefined || allowedOrigins.includes(origin)) return;
    return reply.status(403).send(errorBody("FORBIDDEN", "this origin may not call"));
  });
}
