import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { profiles } from "../../../platform/database/schema/people.ts";

/** Case-insensitive (OPEN-17, REG-13). */
export async function nicknameExists(db: Queryable, nickname: string): Promise<boolean> {
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(sql`lower(${profiles.nickname})`, nickname.toLowerCase()))
    .limit(1);
  return found.length > 0;
}

export async function readModeratorNicknames(db: Queryable): Promise<string[]> {
  const rows = await db.select({ nickname: profiles.nickname }).from(profiles).where(sql`${profiles.isModerator}`);
  return rows.flatMap(({ nickname }) => nickname ?? []);
}

/** REG-13. */
export async function emailExists(db: Queryable, email: string): Promise<boolean> {
  const found = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)).limit(1);
  return found.length > 0;
}
