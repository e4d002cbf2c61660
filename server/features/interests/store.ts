import type { Interest } from "@nakamatch/contract/schemas/people";
import { OWN_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { containsFolded, foldText } from "../../platform/database/folded-text.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { interestAliases, interests, profileInterests } from "../../platform/database/schema/interests.ts";
import type { CatalogueTitle } from "./types.ts";

const interestColumns = { id: interests.id, name: interests.name, kind: interests.kind };

/** The first `limit` titles in alphabetical order, accents aside (INTEREST-16). */
export function readTitlesByName(db: Queryable, kind: InterestKind | undefined, limit: number): Promise<Interest[]> {
  return db
    .select(interestColumns)
    .from(interests)
    .where(kind && eq(interests.kind, kind))
    .orderBy(foldText(interests.name), asc(interests.id))
    .limit(limit);
}

/**
 * The `limit` best of the titles that contain `part` in their name or in another of their titles: names that begin with
 * it first, then the best known, then by name.
 */
export function searchTitles(
  db: Queryable,
  part: string,
  kind: InterestKind | undefined,
  limit: number,
): Promise<CatalogueTitle[]> {
  // A union, because an OR across two tables would keep the trigram indexes out.
  const found = union(
    db.select({ id: interests.id }).from(interests).where(containsFolded(interests.name, part)),
    db
      .select({ id: interestAliases.interestId })
      .from(interestAliases)
      .where(containsFolded(interestAliases.alias, part)),
  );
  const hitAlias = db
    .select({ alias: interestAliases.alias })
    .from(interestAliases)
    .where(and(eq(interestAliases.interestId, interests.id), containsFolded(interestAliases.alias, part)))
    .orderBy(
      desc(startsFolded(interestAliases.alias, part)),
      sql`char_length(${interestAliases.alias})`,
      interestAliases.alias,
    )
    .limit(1);
  return db
    .select({
      ...interestColumns,
      matchedTitle: sql<string | null>`case when not ${containsFolded(interests.name, part)} then (${hitAlias}) end`,
    })
    .from(interests)
    .where(and(inArray(interests.id, found), kind && eq(interests.kind, kind)))
    .orderBy(
      desc(startsFolded(interests.name, part)),
      sql`${interests.rank} nulls last`,
      foldText(interests.name),
      asc(interests.id),
    )
    .limit(limit);
}

/** Fewer members than this have chosen a title: then it counts as chosen by nobody, so that its place tells of no one. */
const MEMBERS_MIN = 10;

/** How many pages of the table of choices are read at most, 8 kB each: enough for the order of the titles that many choose. */
const SAMPLED_PAGES = 1000;

/**
 * The `limit` most chosen titles of each kind, then the best known. Counts the members in a random sample of the pages where
 * there are more than `sampledPages`, so that it takes the same time however many members there are.
 */
export async function readPopularTitles(
  db: Queryable,
  { limit, sampledPages = SAMPLED_PAGES }: { limit: number; sampledPages?: number },
): Promise<Interest[]> {
  const { rows } = await db.execute<Interest & Record<string, unknown>>(sql`
    with choices as (
      select gustos_id, count(*) as members
      from usuario_gustos tablesample system ((
        select least(100, 100.0 * ${sampledPages}::int * current_setting('block_size')::int
          / greatest(1, pg_relation_size('usuario_gustos')))))
      group by gustos_id having count(*) >= ${MEMBERS_MIN}
    ), ordered as (
      select ${interests.id}, ${interests.name}, ${interests.kind}, row_number() over (
        partition by ${interests.kind}
        order by members desc nulls last, ${interests.rank} nulls last, ${foldText(interests.name)}, ${interests.id}
      ) as place
      from ${interests} left join choices on choices.gustos_id = ${interests.id}
    )
    select id, nombre as name, tipo as kind from ordered where place <= ${limit} order by kind, place`);
  return rows.map(({ id, name, kind }) => ({ id, name, kind }));
}

/** A person's interests with name and kind, in alphabetical order (INTEREST-17). */
export function readInterestsOf(db: Queryable, profileId: string): Promise<Interest[]> {
  return db
    .select(interestColumns)
    .from(profileInterests)
    .innerJoin(interests, eq(interests.id, profileInterests.interestId))
    .where(eq(profileInterests.profileId, profileId))
    .orderBy(foldText(interests.name), asc(interests.id))
    .limit(OWN_INTERESTS_MAX);
}

/** The title with this id. */
export async function readTitle(db: Queryable, id: number): Promise<Interest | undefined> {
  const [title] = await db.select(interestColumns).from(interests).where(eq(interests.id, id));
  return title;
}

/**
 * Gives a person an interest they may have already, unless they have `OWN_INTERESTS_MAX` others. Run it in a transaction: it
 * locks the person, so that two devices together do not exceed the maximum.
 *
 * @returns whether they have it now
 */
export async function insertInterest(tx: Queryable, profileId: string, interestId: number): Promise<boolean> {
  await tx.execute(sql`select hold_person(${profileId}::uuid, true)`);
  const [own] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      has: sql<boolean>`coalesce(bool_or(${eq(profileInterests.interestId, interestId)}), false)`,
    })
    .from(profileInterests)
    .where(eq(profileInterests.profileId, profileId));
  if (own?.has) return true;
  if (own && own.total >= OWN_INTERESTS_MAX) return false;
  await tx.insert(profileInterests).values({ profileId, interestId });
  return true;
}

/** Takes an interest from a person, who may not have it. */
export async function deleteInterest(db: Queryable, profileId: string, interestId: number): Promise<void> {
  await db
    .delete(profileInterests)
    .where(and(eq(profileInterests.profileId, profileId), eq(profileInterests.interestId, interestId)));
}

/** The condition that `column` begins with `part`, whatever its case and accents. */
function startsFolded(column: typeof interests.name | typeof interestAliases.alias, part: string) {
  return sql<boolean>`starts_with(${foldText(column)}, ${foldText(sql`${part}::text`)})`;
}
