import type { FastifyInstance } from "fastify";
import { errorBody } from "./error-body.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses changes that a page of another origin asks for in a person's name. Browsers always say where such a call
 * comes from; programs that send no origin carry no person's cookie by accident.
 */
export function registerOriginCheck(app: FastifyInstance, { allowedOrigins }: { allowedOrigins: string[] }): void {
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    if (SAFE_METHODS.includes(request.method) || origin === undefined || allowedOrigins.includes(origin)) return;
    return reply.status(403).send(errorBody("FORBIDDEN", "this origin may not call"));
  });
}
