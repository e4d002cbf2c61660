import { revalidated } from "../../../http/http-cache.ts";
import { memberProcedures } from "../../../http/procedures.ts";
import { createListServices, type ListServiceOptions } from "../../../list-services/list-services.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import {
  addInterest,
  createPopularTitles,
  importInterests,
  listInterests,
  removeInterest,
  requestTitle,
} from "./service.ts";

/** Binds the interests endpoints. Members change only their own. */
export function interestRoutes({ db, clock, ...services }: { db: Db; clock: Clock } & ListServiceOptions) {
  const { interests } = memberProcedures;
  const popularTitles = createPopularTitles({ db, clock });
  const lists = createListServices(services);
  return {
    popular: interests.popular.use(revalidated).handler(({ input }) => popularTitles(input.kind)),
    mine: interests.mine.handler(({ context }) => listInterests(db, context.actor.id)),
    add: interests.add.handler(({ context, input }) => addInterest(db, context.actor.id, input.interestId)),
    remove: interests.remove.handler(({ context, input }) => removeInterest(db, context.actor.id, input.interestId)),
    request: interests.request.handler(({ input }) => requestTitle(db, input)),
    listServices: interests.listServices.handler(() => [...lists.names]),
    publicList: interests.publicList.handler(({ context, input, signal }) =>
      lists.read(input.service, input.name, { member: context.actor.id, signal }),
    ),
    import: interests.import.handler(({ context, input }) => importInterests(db, context.actor.id, input)),
  };
}
