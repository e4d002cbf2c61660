import { contract } from "@nakamatch/contract/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
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

/** The name of an endpoint of authentication, such as `POST /sign-out`. */
export type EndpointName<Endpoint extends { method: string; path: string }> = Endpoint extends unknown
  ? `${Endpoint["method"]} ${Endpoint["path"]}`
  : never;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Answers 405 to the methods that none of the endpoints at an address of authentication takes. */
export function refuseOtherMethods(
  app: FastifyInstance,
  endpoints: readonly { readonly method: string; readonly path: string }[],
): void {
  for (const [path, here] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const taken = here.map(({ method }) => method);
    app.route({
      method: METHODS.filter((method) => !taken.includes(method)),
      url: `/api/auth${path}`,
      handler: (_, reply) => refuseMethod(reply, taken.includes("GET") ? ["HEAD", ...taken] : taken),
    });
  }
}
