import type { PublicJwk } from "@nakamatch/contract/endpoints/sign-in/authentication";
import { desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { signingKeys } from "../../../platform/database/schema/auth.ts";

type StoredKey = typeof signingKeys.$inferSelect;

/** Reads the newest key if younger than `days`. */
export async function readNewestKey(db: Queryable, days: number): Promise<StoredKey | undefined> {
  const [newest] = await db
    .select()
    .from(signingKeys)
    .where(gt(signingKeys.createdAt, sql`now() - make_interval(days => ${days})`))
    .orderBy(desc(signingKeys.createdAt), desc(signingKeys.id))
    .limit(1);
  return newest;
}

/** Returns its id. */
export async function insertKey(db: Queryable, key: { publicKey: PublicJwk; privateKey: string }): Promise<string> {
  const [inserted] = await db.insert(signingKeys).values(key).returning({ id: signingKeys.id });
  if (!inserted) throw new Error("the signing key was not stored");
  return inserted.id;
}

export async function readPublicKey(db: Queryable, id: string): Promise<PublicJwk | undefined> {
  const [found] = await db.select({ publicKey: signingKeys.publicKey }).from(signingKeys).where(eq(signingKeys.id, id));
  return found?.publicKey;
}

/** Newest first. */
export function readPublicKeys(db: Queryable): Promise<Pick<StoredKey, "id" | "publicKey">[]> {
  return db
    .select({ id: signingKeys.id, publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .orderBy(desc(signingKeys.createdAt), desc(signingKeys.id));
}

/** Deletes keys older than `days`. */
export async function deleteOldKeys(db: Queryable, days: number): Promise<void> {
  await db.delete(signingKeys).where(lt(signingKeys.createdAt, sql`now() - make_interval(days => ${days})`));
}
