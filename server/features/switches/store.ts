import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { switches } from "../../platform/database/schema/switches.ts";
import type { StoredSwitches, SwitchState } from "./types.ts";

const columns = {
  isRegistrationOpen: switches.isRegistrationOpen,
  maintenanceUntil: switches.maintenanceUntil,
  version: switches.version,
  changedAt: switches.changedAt,
  changedBy: switches.changedBy,
};

const NEVER_CHANGED: StoredSwitches = {
  isRegistrationOpen: true,
  maintenanceUntil: null,
  version: 0,
  changedAt: null,
  changedBy: null,
};

export async function readSwitches(db: Queryable): Promise<StoredSwitches> {
  const [stored] = await db.select(columns).from(switches);
  return stored ?? NEVER_CHANGED;
}

/** Undefined if the stored version differs. */
export async function writeSwitches(
  db: Queryable,
  { version, changedBy, ...state }: SwitchState & { version: number; changedBy: string | null },
): Promise<StoredSwitches | undefined> {
  const [stored] = await db
    .insert(switches)
    .values({ ...state, changedBy })
    .onConflictDoUpdate({
      target: switches.onlyRow,
      set: { ...state, changedBy, version: sql`${switches.version} + 1`, changedAt: sql`now()` },
      setWhere: eq(switches.version, version),
    })
    .returning(columns);
  return stored;
}
