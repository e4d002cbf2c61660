import { and, eq, sql } from "drizzle-orm";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { moderationCases, noteDrafts } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { NoteDraft } from "./types.ts";

/**
 * Waits for a concurrent decision about the person.
 *
 * @returns false without such a case, or if the moderator is a party to it
 */
export async function upsertDraft(
  tx: Tx,
  moderatorId: string,
  { personId, caseId, notes }: NoteDraft,
): Promise<boolean> {
  await lockPerson(tx, personId, { toChange: false });
  const { rows } = await tx.execute(sql`
    insert into ${noteDrafts} (case_id, moderator_id, person_id, notes)
    select ${moderationCases.id}, ${moderatorId}::uuid, ${profiles.id}, ${notes}
    from ${moderationCases} left join ${profiles} on ${eq(profiles.id, moderationCases.personId)}
    where ${moderationCases.id} = ${caseId}::uuid and ${moderationCases.personId} = ${personId}::uuid
      and ${visibleTo(moderatorId, moderationCases.personId, "impartialModerator")}
    for key share of ${moderationCases}
    on conflict (case_id, moderator_id) do update set notes = excluded.notes, saved_at = now()
    returning case_id`);
  return rows.length > 0;
}

export async function deleteDraft(db: Queryable, moderatorId: string, caseId: string): Promise<void> {
  await db.delete(noteDrafts).where(and(eq(noteDrafts.caseId, caseId), eq(noteDrafts.moderatorId, moderatorId)));
}

/** Deletes drafts unchanged for 30 days. */
export async function forgetOldDrafts(db: Queryable): Promise<void> {
  await db.delete(noteDrafts).where(sql`${noteDrafts.savedAt} < now() - interval '30 days'`);
}
