import { contract } from "@nakamatch/contract/contract";
import type { EndpointMeta } from "@nakamatch/contract/endpoint";
import { apiAddress } from "@nakamatch/contract/vocabulary/fixed-paths";
import { isContractProcedure } from "@orpc/contract";
import { implement } from "@orpc/server";
import type { FastifyInstance } from "fastify";
import type { ApiRouter } from "../http/api.ts";
import { createHttpApp, type HttpParts } from "../http/app.ts";
import type { RequestContext } from "../http/procedures.ts";
import { createDatabaseOutage } from "../platform/database/outage.ts";
import { unlimited } from "../platform/limits/limiter.ts";
import { createLog } from "../platform/log.ts";

/** Every endpoint of the contract, including future ones. */
export const endpoints = Object.entries(contract).flatMap(([area, procedures]) =>
  Object.entries(procedures).map(([key, procedure]: [string, unknown]) => {
    const name = `${area}.${key}`;
    if (!isContractProcedure(procedure)) throw new Error(`${name} is no endpoint`);
    const { route, errorMap, meta } = procedure["~orpc"];
    const { method = "POST", path = "/" } = route;
    return { name, area, key, method, path, address: apiAddress(path), errorMap, meta: meta as EndpointMeta };
  }),
);
export type Endpoint = (typeof endpoints)[number];

const PUBLIC_URL = "http://localhost:3000";

/**
 * Creates the HTTP server without features and database: every endpoint throws the error of `respond`. `parts` replace
 * the server's parts.
 */
export function createTestHttpApp(respond: () => never, parts: Partial<HttpParts> = {}): Promise<FastifyInstance> {
  const procedures = implement(contract).$context<RequestContext>().use(respond) as unknown as Record<
    string,
    Record<string, { handler(run: () => unknown): unknown }>
  >;
  const log = createLog({ level: "silent", pretty: false });
  const router: Record<string, Record<string, unknown>> = {};
  for (const { area, key } of endpoints) {
    router[area] = { ...router[area], [key]: procedures[area]?.[key]?.handler(respond) };
  }
  return createHttpApp({
    log,
    publicUrl: PUBLIC_URL,
    headers: {},
    isOwnHost: undefined,
    hasReference: true,
    allowedOrigins: [],
    trustedProxies: 0,
    limiter: unlimited,
    router: router as ApiRouter,
    databaseOutage: createDatabaseOutage(log),
    gate: { admit: async () => undefined, identify: async () => undefined },
    isGone: async () => false,
    onMemberAct: () => {},
    requireNoMaintenance: async () => {},
    ...parts,
  });
}
