import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { allPhotos, badgeColumns, photoUrlOf } from "../../../platform/database/person-columns.ts";
import { heldPhotos } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CursorPosition } from "../../../platform/keyset.ts";
import type { QuarantineRow } from "./types.ts";

const isWaiting = eq(heldPhotos.state, "held");

/** Reads pending photos, oldest first, except where the moderator is a party. */
export function readHeldPhotos(
  db: Queryable,
  moderatorId: string,
  { after, limit }: { after: CursorPosition | undefined; limit: number },
): Promise<QuarantineRow[]> {
  const { id, path, kinds, heldAt, personId } = heldPhotos;
  const place = sql<number>`array_position(${allPhotos}, ${photoUrlOf(path)})`;
  return db
    .select({ id, person: badgeColumns, path, place, kinds, heldAt })
    .from(heldPhotos)
    .innerJoin(profiles, eq(profiles.id, personId))
    .where(
      and(
        isWaiting,
        visibleTo(moderatorId, profiles.id, "impartialModerator"),
        after && sql`(${heldAt}, ${id}) > (${sql.param(after.at, heldAt)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(heldAt), asc(id))
    .limit(limit);
}

/** Pending photos that the moderator may decide. */
export function countQuarantine(db: Queryable, moderatorId: string): Promise<number> {
  return db.$count(heldPhotos, and(isWaiting, visibleTo(moderatorId, heldPhotos.personId, "impartialModerator")));
}
