import { memberProcedures } from "../../../http/procedures.ts";
import type { Db } from "../../../platform/database/open.ts";
import { changeSearch, listSearches, removeSearch, saveSearch } from "./service.ts";

/** Binds the endpoints of saved searches, for signed-in people. */
export function savedSearchRoutes({ db }: { db: Db }) {
  const { savedSearches } = memberProcedures;
  return {
    list: savedSearches.list.handler(({ context }) => listSearches(db, context.actor)),
    save: savedSearches.save.handler(({ context, input }) => saveSearch(db, context.actor, input)),
    change: savedSearches.change.handler(({ context, input }) => changeSearch(db, context.actor, input)),
    remove: savedSearches.remove.handler(({ context, input }) => removeSearch(db, context.actor, input.searchId)),
  };
}
