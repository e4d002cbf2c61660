import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/open.ts";
import { interestAliases, interests } from "../../platform/database/schema/interests.ts";
import type { Title } from "./titles.ts";

/** A title with its place in the order of how often fans name it, 1 first; null is unknown. */
export type RankedTitle = Title & { rank: number | null };

/**
 * Writes titles of one kind. One that exists under this name, whatever its case, is brought up to date and keeps the
 * aliases it had: somebody may have added them.
 */
export async function writeTitles(tx: Tx, kind: InterestKind, titles: readonly RankedTitle[]): Promise<void> {
  const column = <Value>(value: (title: RankedTitle) => Value) => sql.param(titles.map(value));
  // One parameter per column instead of one per value: a statement takes at most 65,535 of them.
  await tx.execute(sql`
    insert into ${interests} as present (tipo, nombre, year, tags, rank)
    select ${kind}, nombre, year, string_to_array(tags, '|'), rank
    from unnest(
      ${column(({ name }) => name)}::text[], ${column(({ year }) => year)}::int[],
      ${column(({ tags }) => tags.join("|"))}::text[], ${column(({ rank }) => rank)}::int[]
    ) as title (nombre, year, tags, rank)
    on conflict (tipo, lower(nombre)) do update set
      nombre = excluded.nombre, year = excluded.year, tags = excluded.tags, rank = excluded.rank
    where (present.nombre, present.year, present.tags, present.rank)
      is distinct from (excluded.nombre, excluded.year, excluded.tags, excluded.rank)`);
  const aliases = titles.flatMap(({ name, aliases }) => aliases.map((alias) => ({ name, alias })));
  await tx.execute(sql`
    insert into ${interestAliases} (gustos_id, alias)
    select present.id, other.alias
    from unnest(
      ${sql.param(aliases.map(({ name }) => name))}::text[], ${sql.param(aliases.map(({ alias }) => alias))}::text[]
    ) as other (nombre, alias)
    join ${interests} present on present.tipo = ${kind} and lower(present.nombre) = lower(other.nombre)
    on conflict do nothing`);
}
