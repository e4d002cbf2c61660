import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Requests per minute and address, by what they ask for; the first bucket that fits counts. */
const BUCKETS: { name: string; fits: (request: FastifyRequest) => boolean; perMinute: number }[] = [
  { name: "sign-up", fits: is("POST", "/api/v1/accounts"), perMinute: 10 },
  { name: "availability", fits: (request) => request.url.startsWith("/api/v1/accounts/"), perMinute: 60 },
  { name: "auth", fits: (request) => request.url.startsWith("/api/auth/"), perMinute: 60 },
  { name: "missing-paths", fits: is("POST", "/api/v1/missing-paths"), perMinute: 20 },
  { name: "api", fits: (request) => request.url.startsWith("/api/"), perMinute: 600 },
  { name: "files", fits: () => true, perMinute: 3000 },
];

/** Limits how often one address may call. */
export async function registerLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: 60_000,
    keyGenerator: (request) => `${bucketOf(request).name} ${request.ip}`,
    max: (request) => bucketOf(request).perMinute,
  });
}

function bucketOf(request: FastifyRequest) {
  return BUCKETS.find(({ fits }) => fits(request)) as (typeof BUCKETS)[number];
}

function is(method: string, path: string): (request: FastifyRequest) => boolean {
  return (request) => request.method === method && request.url.split("?")[0] === path;
}
