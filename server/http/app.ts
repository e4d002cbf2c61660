import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from "fastify";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import type { Log } from "../platform/log.ts";
import { type ApiRouter, registerApi } from "./api.ts";
import { registerApiReference } from "./api-reference.ts";
import { registerAuthEndpoints } from "./auth-endpoints.ts";
import { createAvailability } from "./availability.ts";
import { fromFastifyError, isUnexpected } from "./error-body.ts";
import { registerLimits } from "./limits.ts";
import { registerOriginCheck } from "./origin-check.ts";
import { registerSecurityHeaders } from "./security-headers.ts";

/** Most bytes of a JSON body; nobody writes more in our forms. */
const BODY_LIMIT = 64 * 1024;

/** How long a request may take to arrive, in milliseconds: who trickles it must not hold a connection for ever. */
const ARRIVAL_MS = 60_000;

export interface HttpParts {
  log: Log;
  publicUrl: string;
  allowedOrigins: string[];
  trustedProxies: number;
  rateLimits: boolean;
  router: ApiRouter;
  gate: SessionGate;
  authHandler: (request: Request) => Promise<Response>;
  /** Told whenever a signed-in person changes something. */
  onMemberAct: (personId: string) => void;
}

/** Puts the HTTP server together: limits, headers, API, authentication. Pages and files are added by the caller. */
export async function createHttpApp(parts: HttpParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    // Our own line below: addresses can carry tokens in their query.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < parts.trustedProxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout: ARRIVAL_MS,
    // Addresses that no router can read never reach the handler below.
    frameworkErrors: (error, request, reply) => {
      const body = fromFastifyError(error, request.id);
      return (reply as FastifyReply).status(body.status).send(body);
    },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
  });

  const availability = createAvailability(parts.log);

  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions, id } = request;
    const line = { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime), id };
    request.log.debug(line, "request");
  });
  app.setErrorHandler(async (error, request, reply) => {
    const body = fromFastifyError(error as never, request.id);
    availability.failed(error);
    if (isUnexpected(error) && body.code === "INTERNAL")
      request.log.error({ err: error, id: request.id }, "unexpected error");
    return reply.status(body.status).send(body);
  });

  await registerSecurityHeaders(app, { isHttps: parts.publicUrl.startsWith("https:") });
  registerOriginCheck(app, parts);
  if (parts.rateLimits) await registerLimits(app);
  registerApi(app, { ...parts, availability });
  registerAuthEndpoints(app, { handler: parts.authHandler, publicUrl: parts.publicUrl });
  await registerApiReference(app);
  return app;
}
