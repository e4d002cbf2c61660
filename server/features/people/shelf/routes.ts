import { memberProcedures } from "../../../http/procedures.ts";
import type { Db } from "../../../platform/database/open.ts";
import { pinTitles, setStatus, showOwnShelf } from "./service.ts";

/** Binds the shelf endpoints. Members change only their own shelf. */
export function shelfRoutes({ db }: { db: Db }) {
  const { shelf } = memberProcedures;
  return {
    mine: shelf.mine.handler(({ context }) => showOwnShelf(db, context.actor.id)),
    pin: shelf.pin.handler(({ context, input }) => pinTitles(db, context.actor.id, input.interestIds)),
    setStatus: shelf.setStatus.handler(({ context, input }) => setStatus(db, context.actor.id, input)),
  };
}
