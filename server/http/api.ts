import { contract } from "@nakamatch/contract/contract";
import type { EndpointMeta } from "@nakamatch/contract/endpoint";
import type { ErrorBody } from "@nakamatch/contract/errors";
import { apiAddress, apiBase, FIXED_PATHS } from "@nakamatch/contract/vocabulary/fixed-paths";
import { NAME_CHOICE_HEADER } from "@nakamatch/contract/vocabulary/headers";
import { CURRENCY_HEADER } from "@nakamatch/contract/vocabulary/premium";
import { type OpenAPI, OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fastify";
import type { Router } from "@orpc/server";
import { ResponseHeadersPlugin } from "@orpc/server/plugins";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "../platform/auth/request-language.ts";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import { clientNetwork, countForwarded } from "../platform/client-address.ts";
import type { DatabaseOutage } from "../platform/database/outage.ts";
import { inTime, SIGN_IN_DEADLINE_MS, sharedDeadline } from "../platform/deadline.ts";
import type { Limiter } from "../platform/limits/limiter.ts";
import { allowedMethods, refuseMethod } from "./allowed-methods.ts";
import { registerCompression } from "./compression.ts";
import {
  errorBody,
  internalError,
  isUnexpected,
  mayMeanGone,
  retryAfterOf,
  toErrorBody,
  toOrpcError,
} from "./error-body.ts";
import { registerHttpCache } from "./http-cache.ts";
import { jsonAnswer } from "./json-answer.ts";
import type { RequestContext } from "./procedures.ts";
import { registerUploads } from "./upload-route.ts";

export const API_PREFIX = "/api/v1";

// biome-ignore lint/suspicious/noExplicitAny: the router's exact type matters to its parts, not here.
export type ApiRouter = Router<any, RequestContext>;

interface Endpoint {
  route: { method?: string; path?: string };
  meta: EndpointMeta;
  errorMap: object;
}

const ENDPOINTS = Object.values(contract)
  .flatMap((procedures): { "~orpc": Endpoint }[] => Object.values(procedures))
  .map((procedure) => procedure["~orpc"]);

/** Paths of endpoints that ignore the session. */
const WITHOUT_GATE = new Set(ENDPOINTS.filter(({ meta }) => meta.ignoresSession).map(({ route }) => route.path));

const takesPhoto = ({ meta }: Pick<Endpoint, "meta">) => meta.limit === "upload";

/** Moderators and operators go on. */
function waitsForMaintenance({ route, meta, errorMap }: Endpoint): boolean {
  return route.method !== "GET" && !meta.worksInMaintenance && !("SECOND_FACTOR_MISSING" in errorMap);
}

export interface ApiParts {
  router: ApiRouter;
  gate: SessionGate;
  limiter: Limiter;
  databaseOutage: DatabaseOutage;
  /** Whether an account does not exist any more. */
  isGone: (personId: string) => Promise<boolean>;
  /** Called for each signed-in person who changes something. */
  onMemberAct: (personId: string) => void;
  /** Throws `MAINTENANCE`. */
  requireNoMaintenance: () => Promise<void>;
}

/** Internal; procedures do not see it. */
interface ApiContext extends RequestContext {
  request: FastifyRequest;
  /** Runs the rest of the request within its remaining time. */
  inTime: ReturnType<typeof sharedDeadline>;
  /** Set once the endpoint is known. */
  declaredErrors?: object;
}

/**
 * Serves the contract's endpoints and their OpenAPI document. Logs errors that the endpoint does not declare, and
 * responds with `INTERNAL`.
 */
export function registerApi(
  app: FastifyInstance,
  { router, gate, isGone, limiter, databaseOutage, onMemberAct, requireNoMaintenance }: ApiParts,
): void {
  const handler = new OpenAPIHandler<ApiContext>(router, {
    plugins: [new ResponseHeadersPlugin()],
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          const body = (await answerToGone(error, context)) ?? answerTo(error, context);
          const retryAfter = retryAfterOf(body);
          if (retryAfter !== undefined) context.resHeaders?.set("retry-after", String(retryAfter));
          throw toOrpcError(body, error);
        }
      },
    ],
    clientInterceptors: [
      async ({ next, context, procedure, path }) => {
        const endpoint: Endpoint = procedure["~orpc"];
        context.declaredErrors = endpoint.errorMap;
        context.request.endpoint = path.join(".");
        const { limit, dailyLimit, newcomerLimit, isSlow } = endpoint.meta;
        const { client, actor, pending } = context;
        // Reads do not count, as they may be polls by an open tab (OPEN-59).
        if (actor && endpoint.route.method !== "GET") onMemberAct(actor.id);
        const subjects = { address: client.network, member: pending?.id };
        if (waitsForMaintenance(endpoint)) await context.inTime(requireNoMaintenance);
        if (limit && !context.request.upload) await limiter.count(limit, subjects);
        if (dailyLimit) await limiter.count(dailyLimit, subjects);
        if (newcomerLimit && actor?.isNewcomer) await limiter.count(newcomerLimit, subjects);
        const answer = async () => jsonAnswer(await next());
        // Photos wait for their turn.
        if (takesPhoto(endpoint)) return answer();
        return isSlow ? inTime(answer, SIGN_IN_DEADLINE_MS) : context.inTime(answer);
      },
    ],
    customErrorResponseBodyEncoder: ({ code, status, message, data }) =>
      ({ code, status, message, ...(data && { data }) }) as ErrorBody,
  });

  /** A refusal of a caller whose account was deleted meanwhile speaks of what is missing because of that. */
  async function answerToGone(error: unknown, context: ApiContext): Promise<ErrorBody | undefined> {
    const { request, pending, declaredErrors = {} } = context;
    const { code } = toErrorBody(error, request.id);
    if (!pending || !("SESSION_MISSING" in declaredErrors) || !mayMeanGone(code)) return undefined;
    if (!(await inTime(() => isGone(pending.id)).catch(() => false))) return undefined;
    app.log.info({ err: error, requestId: request.id, endpoint: request.endpoint }, "the caller's account is gone");
    request.refusal = "SESSION_MISSING";
    return errorBody("SESSION_MISSING", "the account is gone");
  }

  /** An error of the request's own stream means that the client left before its call was read. */
  function answerTo(error: unknown, { request, declaredErrors }: ApiContext): ErrorBody {
    databaseOutage.failed(error);
    const { id: requestId, endpoint } = request;
    const body = toErrorBody(error, requestId);
    const isDeclared = declaredErrors === undefined || body.code in declaredErrors;
    if (!isDeclared)
      app.log.error({ err: error, code: body.code, requestId, endpoint }, "the endpoint does not declare this error");
    else if (isUnexpected(error, body) && error !== request.raw.errored)
      app.log.error({ err: error, requestId, endpoint }, "unexpected error");
    const answer = isDeclared ? body : internalError(requestId);
    request.refusal = answer.code;
    return answer;
  }

  let document: Promise<string> | undefined;
  app.get(`${API_PREFIX}/openapi.json`, async (_, reply) => {
    // Built once, as it is long and public.
    document ??= describeApi(router).then((described) => JSON.stringify(described));
    return reply.type("application/json; charset=utf-8").send(await document);
  });

  registerHttpCache(app, "/api/");
  registerCompression(app, "/api/");

  const serve = async (request: FastifyRequest, reply: FastifyReply, prefix: "/api" | "/api/v1" = API_PREFIX) => {
    const path = new URL(request.url, "http://localhost").pathname.slice(prefix.length);
    const isElsewhere = apiAddress(path) !== prefix + path;
    const rest = sharedDeadline();
    const found = WITHOUT_GATE.has(path) ? undefined : await rest(() => gate.identify(request.headers));
    const actor = found?.needsSecondFactor ? undefined : found?.actor;
    if (actor) {
      databaseOutage.answered();
      await limiter.count("api", { member: actor.id });
    }
    const context = {
      actor,
      pending: found?.actor,
      client: {
        address: request.clientAddress,
        network: clientNetwork(request.clientAddress),
        proxies: countForwarded(request.headers),
        userAgent: request.headers["user-agent"],
        cookies: request.headers.cookie,
        authorization: request.headers.authorization,
      },
      language: languageOf(request.headers),
      currency: request.headers[CURRENCY_HEADER]?.toString(),
      nameChoice: request.headers[NAME_CHOICE_HEADER]?.toString(),
      query: new URL(request.url, "http://localhost").search,
      request,
      inTime: rest,
    };
    // Handled as GET; Node sends only the headers.
    if (request.raw.method === "HEAD") request.raw.method = "GET";
    const { matched } = isElsewhere ? { matched: false } : await handler.handle(request, reply, { prefix, context });
    if (matched) return;
    const allowed = isElsewhere ? [] : allowedMethods(path);
    if (allowed.length > 0) return refuseMethod(reply, allowed);
    return reply.status(404).send(errorBody("NOT_FOUND", "there is no such endpoint"));
  };
  app.all(`${API_PREFIX}/*`, (request, reply) => serve(request, reply));
  const uploads = ENDPOINTS.filter(takesPhoto).map(({ route: { method = "POST", path = "" } }) => ({
    method,
    url: apiAddress(path),
  }));
  registerUploads(app, { gate, limiter, endpoints: uploads, serve, requireNoMaintenance });
  void app.register(async (scope) => {
    scope.addHook<string>("onSend", async (_request, reply, payload) =>
      reply.statusCode < 400 || typeof payload !== "string" ? payload : withErrorField(payload),
    );
    for (const path of FIXED_PATHS) {
      scope.all(`/api${path.replace(/\{(\w+)\}/g, ":$1")}`, (request, reply) => serve(request, reply, "/api"));
    }
  });
}

/** Repeats the error's message in `error`. */
function withErrorField(body: string): string {
  const error = JSON.parse(body) as ErrorBody;
  return JSON.stringify({ error: error.message, ...error });
}

async function describeApi(router: ApiRouter): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(router, {
    info: {
      title: "Nakamatch",
      version: "1",
      description:
        "Everything the web app does. Browsers sign in through `/api/auth/sign-in/email`, and their tokens travel in cookies; other clients get theirs from `/api/auth/token` and send the access token as `Authorization: Bearer …`. Every error has a `code` of a closed set; each endpoint lists its own.",
    },
    servers: [{ url: API_PREFIX }],
    customErrorResponseBodySchema: (errors, status) => ({
      oneOf: errors.map(([code, , needsData, data]) => ({
        type: "object",
        properties: {
          code: { const: code },
          status: { const: status },
          message: { type: "string" },
          ...(needsData && { data }),
        },
        required: ["code", "status", "message", ...(needsData ? ["data"] : [])],
      })),
    }),
  });
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    const url = apiBase(path);
    if (operations && url !== API_PREFIX) operations.servers = [{ url }];
  }
  return document;
}
