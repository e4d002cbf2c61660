import { memberProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import { currentDots } from "./service.ts";

/** Binds the endpoint, for members. */
export function dotRoutes({ db }: { db: Db }) {
  const { dots } = memberProcedures;
  return { current: dots.current.handler(({ context }) => currentDots(db, context.actor)) };
}
