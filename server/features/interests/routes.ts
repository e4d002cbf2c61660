import { keepable } from "../../http/keeping.ts";
import { memberProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import { addInterest, listInterests, listTitles, removeInterest } from "./service.ts";

/** The same for everybody who is signed in; who that is has to be asked each time, and the operator may add titles. */
const askedAnew = keepable("private, no-cache");

/** Binds the interests endpoints. All are for the signed-in, and change the caller's own interests only. */
export function interestRoutes({ db }: { db: Db }) {
  const { interests } = memberProcedures;
  return {
    catalogue: interests.catalogue.use(askedAnew).handler(({ input }) => listTitles(db, input)),
    mine: interests.mine.handler(({ context }) => listInterests(db, context.actor.id)),
    add: interests.add.handler(({ context, input }) => addInterest(db, context.actor.id, input.interestId)),
    remove: interests.remove.handler(({ context, input }) => removeInterest(db, context.actor.id, input.interestId)),
  };
}
