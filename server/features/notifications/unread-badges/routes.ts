import { memberProcedures } from "../../../http/procedures.ts";
import type { Db } from "../../../platform/database/open.ts";
import { currentBadges } from "./service.ts";

/** Binds the endpoint, for members. */
export function unreadBadgeRoutes({ db }: { db: Db }) {
  const { unreadBadges } = memberProcedures;
  return { current: unreadBadges.current.handler(({ context }) => currentBadges(db, context.actor)) };
}
