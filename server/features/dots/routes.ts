import { memberProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import { currentDots } from "./service.ts";

/** Binds the notifications endpoint, for members. */
export function dotRoutes({ db }: { db: Db }) {
  const { notifications } = memberProcedures;
  return { current: notifications.current.handler(({ context }) => currentDots(db, context.actor)) };
}
