import { memberProcedures } from "../../http/procedures.ts";
import type { DiscoveryDeps } from "../discovery/service.ts";
import { peopleOfToday } from "./service.ts";

/** Binds the endpoint, for signed-in people. */
export function dailyPeopleRoutes(deps: DiscoveryDeps) {
  const { dailyPeople } = memberProcedures;
  return { today: dailyPeople.today.handler(({ context }) => peopleOfToday(deps, context.actor.id)) };
}
