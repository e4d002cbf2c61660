import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/open.ts";
import { interestAliases, interests, titleReferences } from "../../platform/database/schema/interests.ts";
import type { ReferencedTitle } from "./references.ts";
import type { Title } from "./titles.ts";

/** By popularity, 1 first. */
export type RankedTitle = Title & { rank: number | null };

/** Blocks other writers of titles until the commit. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await tx.execute(sql`select hold_catalogue()`);
}

/**
 * Updates titles of the same kind and name, ignoring case, and keeps their aliases. Call it once per transaction:
 * triggers lock titles, then their fans (`0002_people.sql`), and a second call would lock titles after fans.
 */
export async function writeTitles(tx: Tx, titles: readonly (RankedTitle & { kind: InterestKind })[]): Promise<void> {
  const column = <Value>(value: (title: RankedTitle & { kind: InterestKind }) => Value) => sql.param(titles.map(value));
  // One parameter per column, as a statement has at most 65,535.
  await tx.execute(sql`
    insert into ${interests} as present (tipo, nombre, year, tags, rank)
    select tipo, nombre, year, string_to_array(tags, '|'), rank
    from unnest(
      ${column(({ kind }) => kind)}::text[], ${column(({ name }) => name)}::text[], ${column(({ year }) => year)}::int[],
      ${column(({ tags }) => tags.join("|"))}::text[], ${column(({ rank }) => rank)}::int[]
    ) as title (tipo, nombre, year, tags, rank)
    on conflict (tipo, lower(nombre)) do update set
      nombre = excluded.nombre, year = excluded.year, tags = excluded.tags, rank = excluded.rank
    where (present.nombre, present.year, present.tags, present.rank)
      is distinct from (excluded.nombre, excluded.year, excluded.tags, excluded.rank)`);
  const aliases = titles.flatMap(({ kind, name, aliases }) => aliases.map((alias) => ({ kind, name, alias })));
  const aliasColumn = (field: "kind" | "name" | "alias") => sql.param(aliases.map((alias) => alias[field]));
  await tx.execute(sql`
    insert into ${interestAliases} (gustos_id, alias)
    select present.id, other.alias
    from unnest(${aliasColumn("kind")}::text[], ${aliasColumn("name")}::text[], ${aliasColumn("alias")}::text[])
      as other (tipo, nombre, alias)
    join ${interests} present on present.tipo = other.tipo and lower(present.nombre) = lower(other.nombre)
    on conflict do nothing`);
}

/** Moves a reference that belongs to another title. */
export async function writeReferences(tx: Tx, titles: readonly ReferencedTitle[]): Promise<void> {
  const rows = titles.flatMap(({ kind, name, references }) =>
    references.map((reference) => ({ kind, name, reference })),
  );
  const column = (field: "kind" | "name" | "reference") => sql.param(rows.map((row) => row[field]));
  await tx.execute(sql`
    insert into ${titleReferences} as present (reference, gustos_id)
    select other.reference, title.id
    from unnest(${column("kind")}::text[], ${column("name")}::text[], ${column("reference")}::text[])
      as other (tipo, nombre, reference)
    join ${interests} title on title.tipo = other.tipo and lower(title.nombre) = lower(other.nombre)
    on conflict (reference) do update set gustos_id = excluded.gustos_id
    where present.gustos_id <> excluded.gustos_id`);
}
