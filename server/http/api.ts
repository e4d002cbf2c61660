import type { ErrorBody } from "@nakamatch/contract/errors";
import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fastify";
import type { Router } from "@orpc/server";
import { ResponseHeadersPlugin } from "@orpc/server/plugins";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { FastifyInstance } from "fastify";
import { languageOf } from "../platform/auth/request-language.ts";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import type { Availability } from "./availability.ts";
import { errorBody, isUnexpected, toOrpcError } from "./error-body.ts";
import { registerKeeping } from "./keeping.ts";
import type { RequestContext } from "./procedures.ts";
import { toHeaders } from "./web-request.ts";

/** Where the API lives. */
export const API_PREFIX = "/api/v1";

// biome-ignore lint/suspicious/noExplicitAny: the router's exact type matters to its parts, not here.
export type ApiRouter = Router<any, RequestContext>;

/** Serves the contract's endpoints and the OpenAPI document that describes them. */
export function registerApi(
  app: FastifyInstance,
  {
    router,
    gate,
    availability,
    onMemberAct,
  }: { router: ApiRouter; gate: SessionGate; availability: Availability; onMemberAct: (personId: string) => void },
): void {
  const handler = new OpenAPIHandler<RequestContext & { requestId: string }>(router, {
    plugins: [new ResponseHeadersPlugin()],
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          availability.failed(error);
          if (isUnexpected(error)) app.log.error({ err: error, requestId: context.requestId }, "unexpected error");
          throw toOrpcError(error, context.requestId);
        }
      },
    ],
    customErrorResponseBodyEncoder: ({ code, status, message, data }) =>
      ({ code, status, message, ...(data && { data }) }) as ErrorBody,
  });

  let document: Promise<unknown> | undefined;
  app.get(`${API_PREFIX}/openapi.json`, () => {
    document ??= describeApi(router);
    return document;
  });

  registerKeeping(app, "/api/");

  app.all(`${API_PREFIX}/*`, async (request, reply) => {
    const actor = await gate.admit(request.headers.cookie);
    if (actor) availability.answered();
    // Reading may be an open tab that asks by itself; a change is somebody at work (OPEN-59).
    if (actor && request.method !== "GET") onMemberAct(actor.id);
    const context = {
      actor,
      language: languageOf(toHeaders(request.headers)),
      requestId: request.id,
    };
    const { matched } = await handler.handle(request, reply, { prefix: API_PREFIX, context });
    if (!matched) return reply.status(404).send(errorBody("NOT_FOUND", "there is no such endpoint"));
  });
}

function describeApi(router: ApiRouter): Promise<unknown> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(router, {
    info: {
      title: "Nakamatch",
      version: "1",
      description:
        "Everything the web app does. Sign in through `/api/auth/sign-in/email`; the session travels in a cookie. Every error has a `code` of a closed set.",
    },
    servers: [{ url: API_PREFIX }],
  });
}
