/** Deletion of the own account (OPEN-82, OPEN-83). */
import type { Subscription } from "@nakamatch/contract/endpoints/premium/subscription";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db, Tx } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { keepForCase } from "../../moderation/reports/service.ts";
import { readModerators } from "../../people/profiles/service.ts";
import { queuePhotoRemoval } from "../../photos/profile-photos/service.ts";
import { queueForgetting } from "../../premium/billing/service.ts";
import { ownSubscription } from "../../premium/subscription/service.ts";
import { deletePerson, emailKeyOf, findRecipient, lockAccount } from "../../sign-in/accounts/service.ts";
import { requireProof } from "../../sign-in/identity/service.ts";
import { type DeletionDelivery, publishDeletion } from "./events.ts";
import { dayOf, farewellJob, farewellSeal, recordErasureJob } from "./jobs.ts";
import { readChatPartners, readLikePartners } from "./store.ts";
import type { Farewell } from "./types.ts";

export interface DeletionDeps {
  db: Db;
  outbox: Outbox;
  clock: Clock;
  realtime: DeletionDelivery;
  /** Encrypts the farewell and keys the address hash. */
  secret: string;
}

/** @throws {AppError} `FORBIDDEN` for another person's id, `IDENTITY_NOT_PROVEN`, `SESSION_MISSING` */
export async function deleteAccount(deps: DeletionDeps, actor: Actor, userId: PersonId): Promise<{ isDeleted: true }> {
  if (userId !== actor.id) throw new AppError("FORBIDDEN", "only the own account can be deleted");
  return removeAccount(deps, actor.id, (tx) => requireProof(tx, actor));
}

/**
 * Deletes an account: foreign keys and triggers remove rows, jobs remove files and external data. Locks the person
 * first, so that concurrent writes either finish before or find no account; then `prove` throws if the caller is not
 * allowed. Chats stay, anonymized (DELETE-07); for reports, evidence and the moderation log see docs/adr 14 and
 * 15.
 */
export async function removeAccount(
  { db, outbox, clock, realtime, secret }: DeletionDeps,
  personId: string,
  prove: (tx: Tx) => Promise<void>,
): Promise<{ isDeleted: true }> {
  const audience = await db.transaction(async (tx) => {
    await lockAccount(tx, personId);
    await prove(tx);
    const others = {
      chatPartners: await readChatPartners(tx, personId),
      likePartners: await readLikePartners(tx, personId),
      moderators: await readModerators(tx),
    };
    await queueFarewell(tx, { outbox, clock, secret }, personId);
    await erase(tx, { outbox, secret }, personId);
    await outbox.add(tx, recordErasureJob, { personId, day: dayOf(clock.now()) });
    return others;
  });
  publishDeletion(realtime, personId, audience);
  return { isDeleted: true };
}

/** Repeats a deletion in a restored database, without a farewell. Returns whether the account existed. */
export function eraseAgain(
  { db, outbox, secret }: Pick<DeletionDeps, "db" | "outbox" | "secret">,
  personId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await findRecipient(tx, personId))) return false;
    await erase(tx, { outbox, secret }, personId);
    return true;
  });
}

async function erase(
  tx: Tx,
  { outbox, secret }: Pick<DeletionDeps, "outbox" | "secret">,
  personId: string,
): Promise<void> {
  await queueForgetting(outbox, tx, personId);
  const emailKey = await emailKeyOf(tx, secret, personId);
  if (emailKey !== undefined) await keepForCase(tx, personId, emailKey);
  await deletePerson(tx, personId);
  await queuePhotoRemoval(outbox, tx, personId);
}

async function queueFarewell(
  tx: Tx,
  { outbox, clock, secret }: Pick<DeletionDeps, "outbox" | "clock" | "secret">,
  personId: string,
): Promise<void> {
  const recipient = await findRecipient(tx, personId);
  if (!recipient) return;
  const { subscription } = await ownSubscription({ db: tx, clock }, { id: personId });
  const farewell: Farewell = { ...recipient, premium: endOf(subscription) };
  await outbox.add(tx, farewellJob, { sealed: farewellSeal(secret).close(JSON.stringify(farewell)) });
}

function endOf(subscription: Subscription | null): Farewell["premium"] {
  if (!subscription) return "none";
  if (subscription.subscriptionId === null) return "granted";
  return subscription.withdrawableUntil === null ? "paid" : "withdrawable";
}
