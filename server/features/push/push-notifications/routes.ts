import { memberProcedures } from "../../../http/procedures.ts";
import { changePushSettings, ownPushSettings, type PushDeps, subscribe, unsubscribe } from "./service.ts";

/** Binds the push notification endpoints, for members. */
export function pushRoutes(deps: PushDeps) {
  const { pushNotifications } = memberProcedures;
  return {
    settings: pushNotifications.settings.handler(({ context }) => ownPushSettings(deps, context.actor)),
    change: pushNotifications.change.handler(({ input, context }) => changePushSettings(deps, context.actor, input)),
    subscribe: pushNotifications.subscribe.handler(({ input: { endpoint, keys, serverKey }, context }) =>
      subscribe(deps, context.actor, { endpoint, serverKey, ...keys }),
    ),
    unsubscribe: pushNotifications.unsubscribe.handler(({ context }) => unsubscribe(deps, context.actor)),
  };
}
