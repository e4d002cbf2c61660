import { memberProcedures } from "../../../http/procedures.ts";
import type { DiscoveryDeps } from "../discovery/service.ts";
import { changeSettings, peopleOfToday, showSettings } from "./service.ts";

/** Binds the endpoints, for signed-in people. */
export function dailyPeopleRoutes(deps: DiscoveryDeps) {
  const { dailyPeople } = memberProcedures;
  return {
    today: dailyPeople.today.handler(({ context }) => peopleOfToday(deps, context.actor.id)),
    settings: dailyPeople.settings.handler(({ context }) => showSettings(deps, context.actor)),
    change: dailyPeople.change.handler(({ input, context }) => changeSettings(deps, context.actor, input)),
  };
}
