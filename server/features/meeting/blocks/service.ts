/** Blocks: neither sees or reaches the other (OPEN-42, OPEN-63). */
import type { BlockedPerson } from "@nakamatch/contract/endpoints/meeting/blocks";
import type { PageQuery } from "@nakamatch/contract/schemas/pages";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db } from "../../../platform/database/open.ts";
import { readPage } from "../../../platform/keyset.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { refuseSelf, requirePerson } from "../../people/profiles/service.ts";
import { publishBlock, publishRemovedReactions } from "./events.ts";
import { presentBlock } from "./present.ts";
import { countBlocks, deleteBlock, insertBlock, lockReactions, readBlocks } from "./store.ts";

export interface BlockDeps {
  db: Db;
  realtime: Delivery;
}

/**
 * Blocks a person (BLOCK-01). The triggers `chat_messages_hold_people` and `matches_hold_people` serialize it with
 * concurrent messages and likes.
 *
 * @throws {AppError} `VALIDATION_FAILED`, `PERSON_NOT_FOUND`
 */
export async function blockPerson(
  { db, realtime }: BlockDeps,
  actor: Actor,
  personId: PersonId,
): Promise<{ isBlocked: true }> {
  refuseSelf(actor, personId);
  const { isNew, removed } = await requirePerson(
    db.transaction(async (tx) => {
      const reacted = await lockReactions(tx, actor.id, personId);
      const block = await insertBlock(tx, actor.id, personId);
      return block && { ...block, removed: block.isNew ? reacted : undefined };
    }),
  );
  if (removed) publishRemovedReactions(realtime, [actor.id, personId], removed);
  if (isNew) publishBlock(realtime, { blockerId: actor.id, personId, isBlocked: true });
  return { isBlocked: true };
}

/** Idempotent (BLOCK-09). */
export async function unblockPerson(
  { db, realtime }: BlockDeps,
  actor: Actor,
  personId: PersonId,
): Promise<{ isBlocked: false }> {
  const wasBlocked = await deleteBlock(db, actor.id, personId);
  if (wasBlocked) publishBlock(realtime, { blockerId: actor.id, personId, isBlocked: false });
  return { isBlocked: false };
}

/**
 * Returns blocked people, latest first, including banned ones, with a total on the first page (BLOCK-06..08).
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid cursor
 */
export async function listBlocks(
  { db }: Pick<BlockDeps, "db">,
  actor: Actor,
  query: PageQuery,
): Promise<{ blocked: BlockedPerson[]; total: number | null; nextCursor: string | null }> {
  const { page, isFirst, nextCursor } = await readPage(
    query,
    (range) => readBlocks(db, actor.id, range),
    ({ blockedAt, id }) => ({ at: blockedAt, id }),
  );
  return { blocked: page.map(presentBlock), total: isFirst ? await countBlocks(db, actor.id) : null, nextCursor };
}
