import type { Interest } from "@nakamatch/contract/schemas/people";
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

/** A person's interests with name and kind, in alphabetical order (INTEREST-17). */
export function readInterestsOf(db: Queryable, profileId: string): Promise<Interest[]> {
  return db
    .select(interestColumns)
    .from(profileInterests)
    .innerJoin(interests, eq(interests.id, profileInterests.interestId))
    .where(eq(profileInterests.profileId, profileId))
    .orderBy(foldText(interests.name), asc(interests.id));
}

/** The title with this id. */
export async function readTitle(db: Queryable, id: number): Promise<Interest | undefined> {
  const [title] = await db.select(interestColumns).from(interests).where(eq(interests.id, id));
  return title;
}

/** Gives a person an interest they may have already. */
export async function insertInterest(db: Queryable, profileId: string, interestId: number): Promise<void> {
  await db.insert(profileInterests).values({ profileId, interestId }).onConflictDoNothing();
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
