import type { Queryable } from "../../platform/database/open.ts";
import { blockExists } from "./store.ts";

/** Whether `personId` has blocked `otherId`; says nothing of the other direction (BLOCK-12). */
export function hasBlocked(db: Queryable, personId: string, otherId: string): Promise<boolean> {
  return blockExists(db, personId, otherId);
}
