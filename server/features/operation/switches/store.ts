import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { switches } from "../../../platform/database/schema/switches.ts";
import type { StoredSwitches, SwitchState } from "./types.ts";

const columns = {
  isRegistrationOpen: switches.isRegistrationOpen,
  maintenanceUntil: switches.maintenanceUntil,
  version: switches.version,
  changedAt: switches.changedAt,
  changedBy: switches.changedBy,
  changedByName: sql<string | null>`(
    select ${profiles.nickname} from ${profiles} where ${profiles.id} = ${switches.changedBy})`,
};

const NEVER_CHANGED: StoredSwitches = {
  isRegistrationOpen: true,
  maintenanceUntil: null,
  version: 0,
  changedAt: null,
  changedBy: null,
  changedByName: null,
};

export async function readSwitches(db: Queryable): Promise<StoredSwitches> {
  const [stored] = await db.select(columns).from(switches);
  return stored ?? NEVER_CHANGED;
}

/** Undefined if the stored version differs; it is 0 before the first change. */
export async function writeSwitches(
  db: Queryable,
  { version, changedBy, ...state }: SwitchState & { version: number; changedBy: string | null },
): Promise<StoredSwitches | undefined> {
  const values = { ...state, changedBy };
  const [stored] =
    version === NEVER_CHANGED.version
      ? await db.insert(switches).values(values).onConflictDoNothing().returning(columns)
      : await db
          .update(switches)
          .set({ ...values, version: sql`${switches.version} + 1`, changedAt: sql`now()` })
          .where(eq(switches.version, version))
          .returning(columns);
  return stored;
}
