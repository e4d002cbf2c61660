/** People whom a member hides from their own dashboard. */
import type { PageQuery as ListQuery } from "@nakamatch/contract/schemas/pages";
import type { PersonBadge, PersonId } from "@nakamatch/contract/schemas/people";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { readPage } from "../../../platform/keyset.ts";
import { refuseSelf, requirePerson } from "../../people/profiles/service.ts";
import { deleteHidden, insertHidden, readHidden, readHiding } from "./store.ts";

/** Limited because every query excludes each of them. */
export const HIDDEN_PEOPLE_MAX = 2000;

/**
 * Hides a person from the actor's own dashboard, without telling anyone.
 *
 * @throws {AppError} `VALIDATION_FAILED`, `PERSON_NOT_FOUND`, `HIDDEN_PEOPLE_FULL`
 */
export async function hidePerson(db: Queryable, actor: Actor, personId: PersonId): Promise<{ isHidden: true }> {
  refuseSelf(actor, personId);
  return requirePerson(hide(db, actor.id, personId));
}

async function hide(db: Queryable, actorId: string, personId: PersonId): Promise<{ isHidden: true } | undefined> {
  const { isVisible, isHidden, hidden } = await readHiding(db, actorId, personId);
  if (isHidden) return { isHidden };
  if (!isVisible) return undefined;
  // Concurrent requests may exceed it by a few.
  if (hidden >= HIDDEN_PEOPLE_MAX) throw new AppError("HIDDEN_PEOPLE_FULL", `at most ${HIDDEN_PEOPLE_MAX} people`);
  await insertHidden(db, actorId, personId);
  return { isHidden: true };
}

/** Shows a hidden person on the dashboard again. Idempotent. */
export async function unhidePerson(db: Queryable, actor: Actor, personId: PersonId): Promise<{ isHidden: false }> {
  await deleteHidden(db, actor.id, personId);
  return { isHidden: false };
}

/** Whether the actor has hidden a person; false for unknown people too. */
export async function isPersonHidden(db: Queryable, actor: Actor, personId: PersonId): Promise<{ isHidden: boolean }> {
  const { isHidden } = await readHiding(db, actor.id, personId);
  return { isHidden };
}

/**
 * Returns a page of visible people hidden by the actor, latest first.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a foreign cursor
 */
export async function listHidden(
  db: Queryable,
  actor: Actor,
  query: ListQuery,
): Promise<{ people: PersonBadge[]; nextCursor: string | null }> {
  const { page, nextCursor } = await readPage(
    query,
    (range) => readHidden(db, actor.id, range),
    ({ hiddenAt, person }) => ({ at: hiddenAt, id: person.id }),
  );
  return { people: page.map(({ person }) => person), nextCursor };
}
