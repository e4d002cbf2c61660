import { memberProcedures } from "../../../http/procedures.ts";
import type { Db } from "../../../platform/database/open.ts";
import { setReminding, showReminding } from "./service.ts";

/** Binds the setting of reminders, for members. */
export function turnRoutes({ db }: { db: Db }) {
  const { turns } = memberProcedures;
  return {
    settings: turns.settings.handler(({ context }) => showReminding(db, context.actor)),
    change: turns.change.handler(({ input, context }) => setReminding(db, context.actor, input.isReminding)),
  };
}
