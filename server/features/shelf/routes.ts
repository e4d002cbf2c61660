import { memberProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import { pinTitles, setStatus, showOwnShelf } from "./service.ts";

/** Members change their own shelf only. */
export function shelfRoutes({ db }: { db: Db }) {
  const { shelf } = memberProcedures;
  return {
    mine: shelf.mine.handler(({ context }) => showOwnShelf(db, context.actor.id)),
    pin: shelf.pin.handler(({ context, input }) => pinTitles(db, context.actor.id, input.interestIds)),
    setStatus: shelf.setStatus.handler(({ context, input }) => setStatus(db, context.actor.id, input)),
  };
}
