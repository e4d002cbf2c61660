import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { visitorOf } from "../platform/visitor.ts";

/** Requests per minute and address, by what they ask for; the first bucket that fits counts. */
const BUCKETS: { name: string; fits: (request: FastifyRequest) => boolean; perMinute: number }[] = [
  { name: "sign-up", fits: is("POST", "/api/v1/accounts"), perMinute: 10 },
  { name: "availability", fits: isBelow("/api/v1/accounts/"), perMinute: 60 },
  { name: "auth", fits: isBelow("/api/auth/"), perMinute: 60 },
  { name: "missing-paths", fits: is("POST", "/api/v1/missing-paths"), perMinute: 20 },
  { name: "api", fits: isBelow("/api/"), perMinute: 600 },
  { name: "files", fits: () => true, perMinute: 3000 },
];

/** Limits how often one address may call. */
export async function registerLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: 60_000,
    keyGenerator: (request) => `${bucketOf(request).name} ${visitorOf(request.ip)}`,
    max: (request) => bucketOf(request).perMinute,
  });
}

function bucketOf(request: FastifyRequest) {
  return BUCKETS.find(({ fits }) => fits(request)) as (typeof BUCKETS)[number];
}

function is(method: string, path: string): (request: FastifyRequest) => boolean {
  return (request) => request.method === method && pathOf(request) === path;
}

function isBelow(path: string): (request: FastifyRequest) => boolean {
  return (request) => pathOf(request).startsWith(path);
}

/** The path as the routers read it: without a host before it, and with or without a slash at its end. */
function pathOf({ url }: FastifyRequest): string {
  return URL.parse(url, "http://host")?.pathname.replace(/\/+$/, "") ?? "";
}
