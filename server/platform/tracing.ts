import { context, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import type { Config } from "./config/config.ts";
import { inTime } from "./deadline.ts";

/** Time to send the last spans. */
const FLUSH_MS = 3000;

let tracer: Tracer | undefined;

/** Undefined unless tracing is configured. */
export const activeTracer = (): Tracer | undefined => tracer;

/**
 * Sends spans to `OTEL_EXPORTER_OTLP_ENDPOINT`; the returned function flushes and stops. The SDK is loaded only here
 * and patches no library. Spans contain only what we name, never an id, address, text or error message.
 */
export async function startTracing(
  endpoint: string,
  { OTEL_TRACES_SAMPLER_ARG: share }: Pick<Config, "OTEL_TRACES_SAMPLER_ARG">,
): Promise<() => Promise<void>> {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/resources"),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": "nakamatch" }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  tracer = provider.getTracer("nakamatch");
  return async () => {
    tracer = undefined;
    context.disable();
    // The receiver may be unreachable.
    await inTime(() => provider.shutdown(), FLUSH_MS).catch(() => {});
  };
}

/** Runs `work` in a span of the current trace, if any; `isRoot` begins one. `name` is from a closed set. */
export async function traced<Result>(
  name: string,
  work: () => Promise<Result>,
  { isRoot = false } = {},
): Promise<Result> {
  if (!tracer || !(isRoot || trace.getActiveSpan())) return work();
  return tracer.startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
