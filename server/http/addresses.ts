import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../platform/config/config.ts";

/** Returns this process's address on this machine, once it listens. */
export function ownAddress(app: FastifyInstance): string {
  const address = app.server.address() as AddressInfo;
  return `http://${address.family === "IPv6" ? "[::1]" : "127.0.0.1"}:${address.port}`;
}

/** Returns the origins that may call: our own address, and in development its aliases. */
export function allowedOrigins({ PUBLIC_URL, PORT, isProduction }: Config): string[] {
  const own = new URL(PUBLIC_URL).origin;
  return isProduction ? [own] : [own, `http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
}
