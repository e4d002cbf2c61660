/** The deletion of the own account (spec §4 Delete account, OPEN-82, OPEN-83). */
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { deletePerson, emailKeyOf, holdAccount } from "../accounts/service.ts";
import { queuePhotoRemoval } from "../avatars/service.ts";
import { queueForgetting } from "../billing/service.ts";
import { requireProof } from "../identity/service.ts";
import { readModerators } from "../profiles/service.ts";
import { keepForCase } from "../reports/service.ts";
import { type DeletionDelivery, publishDeletion } from "./events.ts";
import { readChatPartners, readLikePartners } from "./store.ts";

export interface DeletionDeps {
  db: Db;
  outbox: Outbox;
  realtime: DeletionDelivery;
  /** Makes the hash by which the e-mail address is recognised if the person is banned afterwards. */
  secret: string;
}

/**
 * Deletes the actor's account for good, once they have given their password again in this session. One transaction: whatever
 * the database holds about them goes with the account by its foreign keys and triggers, and for what is outside of it (files, calls
 * to other services) jobs are queued here. The person is held first, so that messages, likes,
 * reports and decisions of the same moment happen before or find nobody; of two deletions the second finds no session.
 *
 * What stays: chats, with the other side's name for nobody (DELETE-07); unresolved reports, sealed evidence and the
 * moderation log, by their own rules (docs/decisions, 14 and 15).
 *
 * @throws {AppError} `FORBIDDEN` for another person's id, `IDENTITY_NOT_PROVEN`, `SESSION_MISSING`
 */
export async function deleteAccount(
  { db, outbox, realtime, secret }: DeletionDeps,
  actor: Actor,
  userId: PersonId,
): Promise<{ isDeleted: true }> {
  if (userId !== actor.id) throw new AppError("FORBIDDEN", "only the own account can be deleted");
  const audience = await db.transaction(async (tx) => {
    await holdAccount(tx, actor.id);
    await requireProof(tx, actor);
    const others = {
      chatPartners: await readChatPartners(tx, actor.id),
      likePartners: await readLikePartners(tx, actor.id),
      moderators: await readModerators(tx),
    };
    await queueForgetting(outbox, tx, actor.id);
    const emailKey = await emailKeyOf(tx, secret, actor.id);
    if (emailKey !== undefined) await keepForCase(tx, actor.id, emailKey);
    await deletePerson(tx, actor.id);
    await queuePhotoRemoval(outbox, tx, actor.id);
    return others;
  });
  publishDeletion(realtime, actor.id, audience);
  return { isDeleted: true };
}
