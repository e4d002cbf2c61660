import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, it } from "vitest";
import { registerClientAddress } from "./client-address.ts";

let app: FastifyInstance;
afterEach(() => app.close());

/** Creates a server behind `trustedProxies` that answers with the client's address, and the list of its log lines. */
function start(trustedProxies: number): { lines: string[] } {
  const lines: string[] = [];
  app = Fastify({ logger: { level: "warn", stream: { write: (line: string) => lines.push(line) } } });
  registerClientAddress(app, trustedProxies);
  app.get("/api/v1/health", ({ clientAddress }) => clientAddress);
  app.get("/", ({ clientAddress }) => clientAddress);
  return { lines };
}

async function ask(forwarded: string | undefined, { url = "/", host = "nakamatch.example" } = {}): Promise<string> {
  const headers = { host, ...(forwarded !== undefined && { "x-forwarded-for": forwarded }) };
  return (await app.inject({ url, headers, remoteAddress: "192.0.2.1" })).body;
}

it("requests carry the address that the trusted proxies saw", async () => {
  start(1);
  expect(await ask("198.51.100.7, 203.0.113.7:50001")).toBe("203.0.113.7");
  expect(await ask(undefined)).toBe("192.0.2.1");
});

it("one warning says that requests pass fewer proxies than are trusted; health checks pass none", async () => {
  const { lines } = start(2);
  await ask("198.51.100.7, 203.0.113.7");
  await ask(undefined, { host: "localhost:3000" });
  await ask(undefined, { url: "/api/v1/health" });
  expect(lines).toEqual([]);
  await ask("203.0.113.7");
  await ask("203.0.113.7");
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ seen: 1, trustedProxies: 2 })]);
});
