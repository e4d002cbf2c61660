import { DISCOVERY_SORTS, type DiscoverySort } from "../../contract/vocabulary/discovery.ts";
import { percentiles } from "../percentiles.ts";
import type { Asked, FromClient, ToClient } from "./client-messages.ts";
import { call, type PageAnswer, type SignedInViewer } from "./clients.ts";
import { bySort, pagePath, type Scenario, UNFILTERED } from "./queries.ts";
import type { Served } from "./serve.ts";
import { round } from "./timing.ts";

export interface HttpBench {
  served: Served;
  signedIn: readonly SignedInViewer[];
  client: (task: ToClient) => Promise<FromClient>;
}

const ROUNDS = 3;

/**
 * One request at a time: every set of filters, and the second page. Milliseconds; `quiet` takes the best round of
 * each request, least disturbed by load.
 */
export async function measureAlone(bench: HttpBench, sets: readonly Scenario[]) {
  const firstPages = (scenario: Scenario) => (sort: DiscoverySort) => ask(bench, askAll(bench, sort, scenario));
  const figures: Record<string, Record<DiscoverySort, Awaited<ReturnType<typeof ask>>>> = {};
  // Warm-up; cold start is measured by loading.
  await ask(bench, [...askAll(bench, "distance", UNFILTERED), ...askAll(bench, "compatibility", UNFILTERED)]);
  for (const scenario of sets) figures[scenario.name] = await bySort(firstPages(scenario));
  figures["second page"] = await bySort(async (sort) => ask(bench, await secondPages(bench, sort)));
  return figures;
}

/** Concurrent connections, each with one request at a time; sorts and viewers mixed. */
export async function measureTogether(bench: HttpBench, connections: number, seconds: number) {
  const mixed = bench.signedIn.flatMap(({ cookie }) =>
    DISCOVERY_SORTS.map((sort) => ({ path: pagePath(sort, UNFILTERED), cookie })),
  );
  const before = await bench.served.monitor();
  const result = await bench.client({ port: bench.served.port, asked: mixed, connections, seconds });
  const after = await bench.served.monitor();
  return {
    connections,
    requestsPerSecond: round(result.times.length / result.seconds),
    ...percentiles(result.times),
    errors: result.errors,
    loop: { p50: after.p50, p99: after.p99, max: after.max, held: after.held },
    serverProcessorMsPerAnswer: round((after.processorMs - before.processorMs) / result.times.length),
    processorsOfClient: round(result.processor),
  };
}

function askAll({ signedIn }: HttpBench, sort: DiscoverySort, scenario: Scenario): Asked[] {
  return signedIn.map(({ cookie }) => ({ path: pagePath(sort, scenario), cookie }));
}

async function secondPages({ served, signedIn }: HttpBench, sort: DiscoverySort): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const { cookie } of signedIn) {
    const { nextCursor } = await call<PageAnswer>(served.port, "GET", pagePath(sort, UNFILTERED), cookie);
    if (nextCursor) asked.push({ path: pagePath(sort, UNFILTERED, nextCursor), cookie });
  }
  return asked;
}

async function ask({ served, client }: HttpBench, asked: Asked[]) {
  const { times, bytes, errors } = await client({ port: served.port, asked, connections: 1, rounds: ROUNDS });
  if (Object.keys(errors).length > 0) throw new Error(`answers were not 200: ${JSON.stringify(errors)}`);
  const best = asked.map((_, number) => Math.min(...times.filter((_, turn) => turn % asked.length === number)));
  return {
    ...percentiles(times),
    quiet: percentiles(best),
    bytesPerAnswer: Math.round(bytes / Math.max(1, times.length)),
  };
}
