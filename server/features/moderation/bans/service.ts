/** The list of banned people. */
import type { BannedPerson, PeopleQuery } from "@nakamatch/contract/endpoints/moderation/cases";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db } from "../../../platform/database/open.ts";
import { readPage } from "../../../platform/keyset.ts";
import { presentBanned } from "./present.ts";
import { countBanned, readBanned } from "./store.ts";

export { countBanned };

/**
 * Returns a page of banned people, latest ban first, with a total on the first page (MOD-11).
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid cursor
 */
export async function listBanned(
  db: Db,
  actor: Actor,
  { search = "", ...query }: PeopleQuery,
): Promise<{ banned: BannedPerson[]; total: number | null; nextCursor: string | null }> {
  const { page, isFirst, nextCursor } = await readPage(
    query,
    (range) => readBanned(db, actor.id, { search, ...range }),
    ({ bannedAt, person }) => ({ at: bannedAt, id: person.id }),
  );
  return {
    banned: page.map(presentBanned),
    total: isFirst ? await countBanned(db, actor.id, search) : null,
    nextCursor,
  };
}
