import type { ErrorCode } from "@nakamatch/contract/errors";
import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refusals, requests } from "../platform/metrics.ts";
import { activeTracer } from "../platform/tracing.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The contract's name, once known. */
    endpoint: string | undefined;
    /** Code of an error response. */
    refusal: ErrorCode | undefined;
    span: Span | undefined;
  }
}

/** Returns a name from a closed set, never the path. */
export function endpointOf({ endpoint, routeOptions }: FastifyRequest): string {
  return endpoint ?? routeOptions.url ?? "none";
}

/** Logs, measures and traces each request, without the query, which may contain tokens. */
export function observeRequests(app: FastifyInstance): void {
  for (const name of ["endpoint", "refusal", "span"]) app.decorateRequest(name, undefined);
  app.addHook("onRequest", (request, reply, done) => {
    // `onResponse` is not called if the client leaves early.
    reply.raw.once("close", () => observe(request, reply));
    request.span = activeTracer()?.startSpan("request", { kind: SpanKind.SERVER }, ROOT_CONTEXT);
    if (request.span) context.with(trace.setSpan(ROOT_CONTEXT, request.span), done);
    else done();
  });
}

function observe(request: FastifyRequest, reply: FastifyReply): void {
  const { method, id, refusal, span } = request;
  const { statusCode: status, elapsedTime } = reply;
  const isAborted = !reply.raw.writableFinished;
  const endpoint = endpointOf(request);
  const outcome = isAborted ? { aborted: true } : { status };
  request.log.debug({ method, endpoint, ...outcome, ms: Math.round(elapsedTime), id }, "request");
  requests.observe({ endpoint, status: isAborted ? "aborted" : `${Math.floor(status / 100)}xx` }, elapsedTime / 1000);
  if (refusal) refusals.inc({ endpoint, code: refusal });
  if (!span) return;
  span.updateName(endpoint);
  const error = isAborted ? "aborted" : refusal;
  span.setAttributes({
    "http.route": endpoint,
    "http.request.method": method,
    ...(!isAborted && { "http.response.status_code": status }),
    ...(error && { "error.type": error }),
  });
  if (!isAborted && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
