import { memberProcedures } from "../../http/procedures.ts";
import { changePushSettings, ownPushSettings, type PushDeps, subscribe, unsubscribe } from "./service.ts";

/** Binds the push notification endpoints, for members. */
export function pushRoutes(deps: PushDeps) {
  const { alerts } = memberProcedures;
  return {
    settings: alerts.settings.handler(({ context }) => ownPushSettings(deps, context.actor)),
    change: alerts.change.handler(({ input, context }) => changePushSettings(deps, context.actor, input)),
    subscribe: alerts.subscribe.handler(({ input: { endpoint, keys }, context }) =>
      subscribe(deps, context.actor, { endpoint, ...keys }),
    ),
    unsubscribe: alerts.unsubscribe.handler(({ context }) => unsubscribe(deps, context.actor)),
  };
}
