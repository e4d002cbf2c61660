import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import type { OwnMarks } from "./types.ts";

/** The marks of the person's own profile (NOTIF-03). */
export async function readOwnMarks(db: Queryable, personId: string): Promise<OwnMarks | undefined> {
  const [marks] = await db
    .select({
      hasNewLikes: profiles.hasNewLikes,
      hasNewChats: profiles.hasNewChats,
      isModerator: profiles.isModerator,
    })
    .from(profiles)
    .where(eq(profiles.id, personId));
  return marks;
}
