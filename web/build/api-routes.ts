import { contract } from "@nakamatch/contract/contract";
import type { Plugin } from "vite";

/** The module that the build replaces. */
const SOURCE = "/web/lib/api-routes.ts";

/** Of an endpoint's route only the reference at `/api/docs` needs these. */
const DOCUMENTATION = new Set(["summary", "description", "tags", "successDescription"]);

/** A part of the contract, as far as its routes are concerned. */
type Router = { [name: string]: Router | Endpoint };
type Endpoint = { "~orpc": { route: object } };

/** Gives the browser the routes of the contract without its schemas, which take more bytes than a screen. */
export function apiRoutes(): Plugin {
  return {
    name: "nakamatch:api-routes",
    apply: "build",
    load(id) {
      if (!id.replaceAll("\\", "/").endsWith(SOURCE)) return null;
      return `export const apiRoutes = ${JSON.stringify(routesOf(contract))};`;
    },
  };
}

/** The shape by which oRPC's client recognises an endpoint, with nothing else in it. */
function routesOf(router: Router): object {
  return mapValues(router, (part) =>
    isEndpoint(part)
      ? { "~orpc": { errorMap: {}, meta: {}, route: withoutDocumentation(part["~orpc"].route) } }
      : routesOf(part),
  );
}

function isEndpoint(part: Router | Endpoint): part is Endpoint {
  return "~orpc" in part;
}

function withoutDocumentation(route: object): object {
  return Object.fromEntries(Object.entries(route).filter(([name]) => !DOCUMENTATION.has(name)));
}

function mapValues<From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}
