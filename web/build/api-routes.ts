import { contract } from "@nakamatch/contract/contract";
import type { Plugin } from "vite";

const SOURCE = "/web/lib/api-routes.ts";

/** Only needed by the reference at `/api/docs`. */
const DOCUMENTATION = new Set(["summary", "description", "tags", "successDescription"]);

type Router = { [name: string]: Router | Endpoint };
type Endpoint = { "~orpc": { route: object } };

/** Replaces the contract in the browser by its routes: schemas are larger than a screen. */
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

/** The minimum by which oRPC's client recognises an endpoint. */
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
