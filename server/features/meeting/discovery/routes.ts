import { memberProcedures } from "../../../http/procedures.ts";
import type { Read } from "../../../platform/database/replicas.ts";
import { hidePerson, isPersonHidden, listHidden, unhidePerson } from "../hidden-people/service.ts";
import { type DiscoveryDeps, discoverPeople } from "./service.ts";

/** Binds the discovery endpoints, for signed-in people. */
export function discoveryRoutes({ read, ...deps }: DiscoveryDeps & { read: Read }) {
  const { discovery } = memberProcedures;
  const { db } = deps;
  return {
    page: discovery.page.handler(({ context, input }) =>
      read((db) => discoverPeople({ ...deps, db }, context.actor.id, input)),
    ),
    hidden: discovery.hidden.handler(({ context, input }) => read((db) => listHidden(db, context.actor, input))),
    isHidden: discovery.isHidden.handler(({ context, input }) => isPersonHidden(db, context.actor, input.personId)),
    hide: discovery.hide.handler(({ context, input }) => hidePerson(db, context.actor, input.personId)),
    unhide: discovery.unhide.handler(({ context, input }) => unhidePerson(db, context.actor, input.personId)),
  };
}
