import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from "fastify";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import type { DatabaseOutage } from "../platform/database/outage.ts";
import type { Limiter } from "../platform/limits/limiter.ts";
import type { Log } from "../platform/log.ts";
import type { HostCheck } from "../platform/own-host.ts";
import { type ApiRouter, registerApi } from "./api.ts";
import { registerApiReference } from "./api-reference.ts";
import { registerClientAddress } from "./client-address.ts";
import { createLimitedServer, registerConcurrencyLimit } from "./concurrency-limits.ts";
import { fromFastifyError, isUnexpected, retryAfterOf } from "./error-body.ts";
import { registerHostCheck } from "./host-check.ts";
import { registerUncachedFailures } from "./http-cache.ts";
import { registerJsonParser } from "./json-parser.ts";
import { registerLimits } from "./limits.ts";
import { answerMalformedRequest } from "./malformed-requests.ts";
import { endpointOf, observeRequests } from "./observe-requests.ts";
import { registerOriginCheck } from "./origin-check.ts";
import { rewriteUrl } from "./rewrite-url.ts";
import { registerSecurityHeaders, type SecurityHeaders } from "./security-headers.ts";

/** JSON bodies; larger than any form. */
const BODY_LIMIT = 64 * 1024;

/** Keeps slow clients from holding connections. */
const ARRIVAL_TIMEOUT_MS = 60_000;

/** Longer than proxies keep idle connections. */
const KEEP_ALIVE_MS = 72_000;

export interface HttpParts {
  log: Log;
  publicUrl: string;
  headers: SecurityHeaders;
  /** Default: any host. */
  isOwnHost: HostCheck | undefined;
  /** Serves `/api/docs`. */
  hasReference: boolean;
  allowedOrigins: string[];
  trustedProxies: number;
  limiter: Limiter;
  router: ApiRouter;
  gate: SessionGate;
  isGone: (personId: string) => Promise<boolean>;
  databaseOutage: DatabaseOutage;
  /** Called for each change by a signed-in person. */
  onMemberAct: (personId: string) => void;
  /** Throws `MAINTENANCE`. */
  requireNoMaintenance: () => Promise<void>;
}

/** Creates the HTTP server, without pages and files. */
export async function createHttpApp(parts: HttpParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    // Logged by `observeRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // The host check handles requests without a host.
    serverFactory: (handler) =>
      createLimitedServer(handler, {
        requestTimeout: ARRIVAL_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        requireHostHeader: false,
      }),
    rewriteUrl: ({ url = "/" }) => rewriteUrl(url),
    // Malformed paths bypass the error handler and the hooks below.
    frameworkErrors: (error, request, reply) => {
      const body = fromFastifyError(error, request.id);
      const headers = { ...parts.headers, "cache-control": "no-store" };
      return (reply as FastifyReply).headers(headers).status(body.status).send(body);
    },
    clientErrorHandler: answerMalformedRequest(parts.headers),
    // Keeps serving open connections during shutdown.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
  });

  // Node would refuse unknown expectations without our headers.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));

  observeRequests(app);
  app.setErrorHandler(async (error, request, reply) => {
    const body = fromFastifyError(error, request.id);
    request.refusal = body.code;
    parts.databaseOutage.failed(error);
    if (isUnexpected(error, body)) {
      request.log.error({ err: error, requestId: request.id, endpoint: endpointOf(request) }, "unexpected error");
    }
    const retryAfter = retryAfterOf(body);
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    // Left over from a file that could not be read.
    reply.removeHeader("content-encoding");
    return reply.status(body.status).send(body);
  });

  registerClientAddress(app, parts.trustedProxies);
  registerUncachedFailures(app);
  registerJsonParser(app);
  registerSecurityHeaders(app, parts.headers);
  registerHostCheck(app, parts.isOwnHost);
  registerConcurrencyLimit(app);
  registerOriginCheck(app, parts);
  registerLimits(app, parts.limiter);
  registerApi(app, parts);
  if (parts.hasReference) await registerApiReference(app);
  return app;
}
