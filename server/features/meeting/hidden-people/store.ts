import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { badgeColumns } from "../../../platform/database/person-columns.ts";
import { hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CursorPosition } from "../../../platform/keyset.ts";

/** Reads whether the viewer may see and has hidden a person, and how many they have hidden. */
export async function readHiding(
  db: Queryable,
  viewerId: string,
  personId: string,
): Promise<{ isVisible: boolean; isHidden: boolean; hidden: number }> {
  const { rows } = await db.execute<{ isVisible: boolean; isHidden: boolean; hidden: number }>(sql`
    select ${visibleTo(viewerId, sql`${personId}::uuid`)} as "isVisible",
      coalesce(bool_or(hidden_id = ${personId}), false) as "isHidden", count(*)::int as hidden
    from ${hiddenPeople} where person_id = ${viewerId}`);
  const [state] = rows;
  if (!state) throw new Error("a count gave no row");
  return state;
}

export async function insertHidden(db: Queryable, personId: string, hiddenId: string): Promise<void> {
  await db.insert(hiddenPeople).values({ personId, hiddenId }).onConflictDoNothing();
}

export async function deleteHidden(db: Queryable, personId: string, hiddenId: string): Promise<void> {
  await db.delete(hiddenPeople).where(and(eq(hiddenPeople.personId, personId), eq(hiddenPeople.hiddenId, hiddenId)));
}

/** Reads visible people the viewer has hidden, latest first, after `after`. */
export function readHidden(
  db: Queryable,
  viewerId: string,
  { after, limit }: { after: CursorPosition | undefined; limit: number },
): Promise<{ hiddenAt: Date; person: PersonBadge }[]> {
  const { hiddenAt, hiddenId } = hiddenPeople;
  return db
    .select({ hiddenAt, person: badgeColumns })
    .from(hiddenPeople)
    .innerJoin(profiles, eq(profiles.id, hiddenId))
    .where(
      and(
        eq(hiddenPeople.personId, viewerId),
        visibleTo(viewerId, profiles.id),
        after && sql`(${hiddenAt}, ${hiddenId}) < (${sql.param(after.at, hiddenAt)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(hiddenAt), desc(hiddenId))
    .limit(limit);
}
