import { eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import type { StoredBadges } from "./types.ts";

/** The dots stored with the person's own profile (NOTIF-03). */
export async function readOwnBadges(db: Queryable, personId: string): Promise<StoredBadges | undefined> {
  const [dots] = await db
    .select({
      hasNewLikes: profiles.hasNewLikes,
      hasNewChats: profiles.hasNewChats,
      isModerator: profiles.isModerator,
      isOperator: profiles.isOperator,
    })
    .from(profiles)
    .where(eq(profiles.id, personId));
  return dots;
}
