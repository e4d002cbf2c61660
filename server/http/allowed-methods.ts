import { contract } from "@nakamatch/contract/contract";
import type { FastifyReply } from "fastify";
import { errorBody } from "./error-body.ts";

/** Method and path of each endpoint of the API. */
const routes = Object.values(contract)
  .flatMap((procedures) => Object.values(procedures))
  .map((procedure) => {
    const { method = "POST", path = "/" } = procedure["~orpc"].route;
    return { method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) };
  });

/** The methods that the API takes at a path, without its prefix; empty where there is nothing. */
export function allowedMethods(path: string): string[] {
  const methods = routes.filter((route) => route.path.test(path)).map(({ method }) => method);
  return methods.includes("GET") ? ["HEAD", ...methods] : methods;
}

/** Answers 405 to a method that an address does not take. */
export function refuseMethod(reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  return reply
    .status(405)
    .header("allow", [...new Set(allowed)].sort().join(", "))
    .send(errorBody("METHOD_NOT_ALLOWED", "this address does not take this method"));
}
