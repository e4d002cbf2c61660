/** Banned people, and changes of how long: the ban stays the same decision, its appeal and its reports are untouched. */

import type { PeopleQuery } from "@nakamatch/contract/endpoints/moderation/cases";
import type { BannedPerson } from "@nakamatch/contract/schemas/banned-person";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import type { BanDuration } from "@nakamatch/contract/vocabulary/decisions";
import { changedBanEnd } from "@nakamatch/domain/safety/ban";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db } from "../../../platform/database/open.ts";
import { readPage } from "../../../platform/keyset.ts";
import { markBannedEmail } from "../../sign-in/accounts/service.ts";
import {
  closedCase,
  conclude,
  type DecisionDeps,
  decide,
  keepForUndo,
  refuseInvolved,
  repeatedOr,
  setEnd,
} from "../decisions/service.ts";
import type { EarlierDecision } from "../decisions/types.ts";
import { cancelLook } from "../second-looks/service.ts";
import { presentBanned } from "./present.ts";
import { countBanned, readBan, readBanned } from "./store.ts";

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

interface Change {
  personId: PersonId;
  duration: BanDuration;
  notes?: string | undefined;
  /** The ban that the moderator saw. */
  ban: { bannedAt: string; until: string | null };
}

/**
 * Changes the duration of a ban in force, counted from its beginning.
 *
 * @returns the new end; null is permanent
 * @throws {AppError} as `decide`, `repeatedOr`; `CASE_NOT_FOUND`, `CASE_PARTY` also for a resolved report,
 * `PERSON_NOT_BANNED`, `BAN_CHANGED` after a change by someone else, `VALIDATION_FAILED` for an end that is over
 */
export async function changeBan(
  deps: DecisionDeps,
  actor: Actor,
  { personId, duration, notes, ban }: Change,
): Promise<{ decisionId: string; bannedUntil: string | null }> {
  const since = new Date(ban.bannedAt);
  const seenUntil = ban.until === null ? null : new Date(ban.until);
  const { decisionId, until } = await decide(deps, actor, personId, async (context) => {
    const { tx, state, at } = context;
    const end = changedBanEnd(duration, { since, until: seenUntil }, at);
    const isSame = ({ action, banUntil }: EarlierDecision) =>
      action === "ban_changed" && end !== undefined && isSameTime(banUntil, end);
    const repeated = async (refusal: AppError) => ({
      ...(await repeatedOr(refusal, context, { notes, isSame })),
      until: end ?? null,
    });
    const closed = closedCase(context);
    if (closed) throw closed;
    refuseInvolved(state);
    const current = state.isBanned ? await readBan(tx, personId) : undefined;
    // Also one that ended while this decision waited.
    if (!current || (current.until !== null && current.until <= at))
      return repeated(new AppError("PERSON_NOT_BANNED", "no ban is in force"));
    if (current.since.getTime() !== since.getTime() || !isSameTime(current.until, seenUntil)) {
      return repeated(new AppError("BAN_CHANGED", "someone else has changed the ban"));
    }
    if (end === undefined) throw invalidInput([{ path: "duration", reason: "over" }]);
    const kept = await keepForUndo(context);
    await setEnd(tx, current.id, end);
    await markBannedEmail(tx, { secret: deps.secret, personId, until: end });
    if (state.decisionId !== null) await cancelLook(tx, state.decisionId);
    const { evidence } = current;
    const entry = { action: "ban_changed", concerns: state.decisionId, banUntil: end, evidence, notes } as const;
    return { ...(await conclude(context, entry, kept)), until: end };
  });
  return { decisionId, bannedUntil: until?.toISOString() ?? null };
}

function isSameTime(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}
