import type { ShareableTitle } from "@nakamatch/domain/meeting/common-interests";
import { eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { discoveryTitles } from "./schema/discovery.ts";
import { interests, profileInterests } from "./schema/interests.ts";

/** A title that people may share with a viewer. */
export type ShareableRow = ShareableTitle & { name: string };

/**
 * The viewer's titles and all others of the same names (DISC-15), the best known first, then by name: as one value, for
 * statements that read the viewer.
 */
export function shareableTitles(viewerId: string | Placeholder): SQL<ShareableRow[]> {
  const own = sql`array(
    select ${profileInterests.interestId} from ${profileInterests} where ${profileInterests.profileId} = ${viewerId})`;
  const ofTheirNames = sql`array(
    select distinct unnest(named.numbers) from ${discoveryTitles} named where named.gustos_id = any(${own}))`;
  const title = sql`json_build_object(
    'id', ${interests.id}, 'name', ${interests.name}, 'kind', ${interests.kind},
    'nameNumber', ${discoveryTitles.numbers}[1], 'isOwn', ${interests.id} = any(mine.ids))`;
  const order = sql`${interests.rank} nulls last,
    case when ${interests.rank} is null then fold_text(${interests.name}) end, ${interests.id}`;
  const all = sql`
    select coalesce(json_agg(${title} order by ${order}), '[]')
    from (select ${own} as ids) mine, ${interests}
    join ${discoveryTitles} on ${eq(discoveryTitles.interestId, interests.id)}
    where ${interests.id} = any(${ofTheirNames})`;
  // In a query of one table, columns in a bare fragment lose their table's name; in one within it they keep it.
  return sql<ShareableRow[]>`(${all})`;
}
