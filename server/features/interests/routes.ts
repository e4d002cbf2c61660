import { revalidated } from "../../http/http-cache.ts";
import { memberProcedures } from "../../http/procedures.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open.ts";
import { addInterest, createPopularTitles, importInterests, listInterests, removeInterest } from "./service.ts";

/** Members change their own interests only. */
export function interestRoutes({ db, clock }: { db: Db; clock: Clock }) {
  const { interests } = memberProcedures;
  const popularTitles = createPopularTitles({ db, clock });
  return {
    popular: interests.popular.use(revalidated).handler(({ input }) => popularTitles(input.kind)),
    mine: interests.mine.handler(({ context }) => listInterests(db, context.actor.id)),
    add: interests.add.handler(({ context, input }) => addInterest(db, context.actor.id, input.interestId)),
    remove: interests.remove.handler(({ context, input }) => removeInterest(db, context.actor.id, input.interestId)),
    import: interests.import.handler(({ context, input }) => importInterests(db, context.actor.id, input)),
  };
}
