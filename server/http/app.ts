import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from "fastify";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import type { Limiter } from "../platform/limits/limiter.ts";
import type { Log } from "../platform/log.ts";
import type { HostCheck } from "../platform/own-host.ts";
import { type ApiRouter, registerApi } from "./api.ts";
import { registerApiReference } from "./api-reference.ts";
import { createDatabaseOutage } from "./database-outage.ts";
import { fromFastifyError, isUnexpected, retryAfterOf } from "./error-body.ts";
import { registerHostCheck } from "./host-check.ts";
import { registerJsonParser } from "./json-parser.ts";
import { registerLimits } from "./limits.ts";
import { registerOriginCheck } from "./origin-check.ts";
import { readableAddress } from "./readable-address.ts";
import { registerSecurityHeaders, type SecurityHeaders } from "./security-headers.ts";
import { createBoundedServer, registerUnreadAnswers } from "./unread-answers.ts";
import { answerUnreadable } from "./unreadable-requests.ts";

/** Most bytes of a JSON body; more than any form can send. */
const BODY_LIMIT = 64 * 1024;

/** How long a request may take to arrive, in milliseconds: slow clients must not hold a connection indefinitely. */
const ARRIVAL_TIMEOUT_MS = 60_000;

/** How long a connection is kept for another request, in milliseconds: longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 72_000;

export interface HttpParts {
  log: Log;
  publicUrl: string;
  /** Sent with every answer. */
  headers: SecurityHeaders;
  /** Whose requests are answered; without it those for any host. */
  isOwnHost: HostCheck | undefined;
  /** Whether the API can be browsed at `/api/docs`. */
  hasReference: boolean;
  allowedOrigins: string[];
  trustedProxies: number;
  limiter: Limiter;
  router: ApiRouter;
  gate: SessionGate;
  /** Called with each signed-in person who changes something. */
  onMemberAct: (personId: string) => void;
}

/** Puts the HTTP server together: limits, headers, API, authentication. Pages and files are added by the caller. */
export async function createHttpApp(parts: HttpParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    // Requests are logged below, without the query: it can carry tokens.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < parts.trustedProxies,
    bodyLimit: BODY_LIMIT,
    // Requests that name no host are ours to refuse.
    serverFactory: (handler) =>
      createBoundedServer(handler, {
        requestTimeout: ARRIVAL_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        requireHostHeader: false,
      }),
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    // Malformed paths are refused before the error handler below is in place.
    frameworkErrors: (error, request, reply) => {
      const body = fromFastifyError(error, request.id);
      return (reply as FastifyReply).headers(parts.headers).status(body.status).send(body);
    },
    clientErrorHandler: answerUnreadable(parts.headers),
    // Requests on connections that are still open while the server stops are answered like all others.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
  });

  // Node would refuse expectations that it does not know with an answer of its own.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));

  const databaseOutage = createDatabaseOutage(parts.log);

  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions, id } = request;
    const line = { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime), id };
    request.log.debug(line, "request");
  });
  app.setErrorHandler(async (error, request, reply) => {
    const body = fromFastifyError(error, request.id);
    databaseOutage.failed(error);
    if (isUnexpected(error, body)) request.log.error({ err: error, requestId: request.id }, "unexpected error");
    const retryAfter = retryAfterOf(body);
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    return reply.status(body.status).send(body);
  });

  registerJsonParser(app);
  registerSecurityHeaders(app, parts.headers);
  registerHostCheck(app, parts.isOwnHost);
  registerUnreadAnswers(app);
  registerOriginCheck(app, parts);
  registerLimits(app, parts.limiter);
  registerApi(app, { ...parts, databaseOutage });
  if (parts.hasReference) await registerApiReference(app);
  return app;
}
