import { memberProcedures } from "../../http/procedures.ts";
import { type DiscoveryDeps, discoverPeople } from "./service.ts";

/** Binds the discovery endpoint, for the signed-in only. */
export function discoveryRoutes(deps: DiscoveryDeps) {
  const { discovery } = memberProcedures;
  return {
    page: discovery.page.handler(({ context, input }) => discoverPeople(deps, context.actor.id, input)),
  };
}
