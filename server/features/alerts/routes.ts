import { memberProcedures } from "../../http/procedures.ts";
import { type AlertDeps, changeAlerts, ownAlerts, subscribe, unsubscribe } from "./service.ts";

/** Binds the endpoints of notifications by push, for members. */
export function alertRoutes(deps: AlertDeps) {
  const { alerts } = memberProcedures;
  return {
    settings: alerts.settings.handler(({ context }) => ownAlerts(deps, context.actor)),
    change: alerts.change.handler(({ input, context }) => changeAlerts(deps, context.actor, input)),
    subscribe: alerts.subscribe.handler(({ input: { endpoint, keys }, context }) =>
      subscribe(deps, context.actor, { endpoint, ...keys }),
    ),
    unsubscribe: alerts.unsubscribe.handler(({ context }) => unsubscribe(deps, context.actor)),
  };
}
