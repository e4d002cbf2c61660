import { contract } from "@nakamatch/contract/contract";
import type { FastifyReply } from "fastify";
import { errorBody } from "./error-body.ts";

/** Method and path of each API endpoint. */
const routes = Object.values(contract)
  .flatMap((procedures) => Object.values(procedures))
  .map((procedure) => {
    const { method = "POST", path = "/" } = procedure["~orpc"].route;
    return { method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) };
  });

/** Returns the methods allowed at a path without the API prefix; empty if there is no endpoint. */
export function allowedMethods(path: string): string[] {
  const methods = routes.filter((route) => route.path.test(path)).map(({ method }) => method);
  return methods.includes("GET") ? ["HEAD", ...methods] : methods;
}

/** Responds with 405 to a method that the address does not support. */
export function refuseMethod(reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  return reply
    .status(405)
    .header("allow", [...new Set(allowed)].sort().join(", "))
    .send(errorBody("METHOD_NOT_ALLOWED", "this address does not take this method"));
}
