import { cacheable } from "../../http/http-cache.ts";
import { memberProcedures } from "../../http/procedures.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open.ts";
import { addInterest, createPopularTitles, listInterests, listTitles, removeInterest } from "./service.ts";

/** The same for every member; the session must be checked each time, and the operator may add titles. */
const revalidated = cacheable("private, no-cache");

/** Binds the interests endpoints. All are for the signed-in, and change the caller's own interests only. */
export function interestRoutes({ db, clock }: { db: Db; clock: Clock }) {
  const { interests } = memberProcedures;
  const popularTitles = createPopularTitles({ db, clock });
  return {
    catalogue: interests.catalogue.use(revalidated).handler(({ input }) => listTitles(db, input)),
    popular: interests.popular.use(revalidated).handler(({ input }) => popularTitles(input.kind)),
    mine: interests.mine.handler(({ context }) => listInterests(db, context.actor.id)),
    add: interests.add.handler(({ context, input }) => addInterest(db, context.actor.id, input.interestId)),
    remove: interests.remove.handler(({ context, input }) => removeInterest(db, context.actor.id, input.interestId)),
  };
}
