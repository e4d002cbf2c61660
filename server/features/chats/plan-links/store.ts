import { PLAN_LINKS } from "@nakamatch/contract/vocabulary/plan-links";
import { and, asc, eq, sql } from "drizzle-orm";
import { isTimeAsked } from "../../../platform/database/asked-time.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { isVerified, nicknameOf, shownPhoto } from "../../../platform/database/person-columns.ts";
import { checkIns } from "../../../platform/database/schema/check-ins.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { planLinks, plans } from "../../../platform/database/schema/plans.ts";
import type { TokenParts } from "./policy.ts";
import type { LinkRow, ShownRow } from "./types.ts";

/** As `linkEnd` of the domain. */
const end = sql`${plans.startsAt} + make_interval(mins => ${plans.minutes}, hours => ${sql.raw(String(PLAN_LINKS.hoursAfter))})`;
const isAlive = sql`${end} > now()`;

/** By the link, or by an answered check-in. */
const wellAt = sql<Date | null>`greatest(${planLinks.wellAt}, (
  select ${checkIns.answeredAt} from ${checkIns} where ${checkIns.planId} = ${planLinks.planId}
    and ${checkIns.personId} = ${planLinks.makerId} and ${checkIns.answer} = 'home'))`.mapWith(planLinks.wellAt);

/** Soonest first. */
export function readLinks(db: Queryable, makerId: string, planId?: string): Promise<LinkRow[]> {
  const { madeAt, opened } = planLinks;
  const { what, titleKind, startsAt, minutes } = plans;
  return db
    .select({ planId: planLinks.planId, madeAt, opened, wellAt, what, titleKind, startsAt, minutes })
    .from(planLinks)
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(and(eq(planLinks.makerId, makerId), isAlive, planId === undefined ? undefined : eq(plans.id, planId)))
    .orderBy(asc(plans.startsAt), asc(plans.id))
    .limit(PLAN_LINKS.listed);
}

/**
 * Stores a link in place of the one before. Lock both people first (`lockPair`): what cancels the plan comes before and leaves
 * nothing to show, or after and finds the link.
 *
 * @returns false for a plan that is not agreed on by now
 */
export async function insertLink(
  tx: Queryable,
  { planId, makerId, nonce, tokenHash }: TokenParts & { tokenHash: Buffer },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${planLinks} (plan_id, maker_id, token_hash, nonce)
    select ${plans.id}, ${makerId}::uuid, ${sql.param(tokenHash, planLinks.tokenHash)}::bytea, ${sql.param(nonce, planLinks.nonce)}::bytea
    from ${plans} where ${and(eq(plans.id, planId), eq(plans.standing, "accepted"))} for update
    on conflict (plan_id, maker_id) do update set token_hash = excluded.token_hash, nonce = excluded.nonce, made_at = now(), opened = 0
    returning plan_id`);
  return rows.length > 0;
}

/** Of a link that is alive. */
export async function readTokenParts(
  db: Queryable,
  { planId, makerId }: Omit<TokenParts, "nonce">,
): Promise<{ nonce: Buffer | null; tokenHash: Buffer } | undefined> {
  const [found] = await db
    .select({ nonce: planLinks.nonce, tokenHash: planLinks.tokenHash })
    .from(planLinks)
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(and(eq(planLinks.planId, planId), eq(planLinks.makerId, makerId), isAlive));
  return found;
}

/** Returns whether there is such a link. */
export async function setWell(db: Queryable, makerId: string, planId: string): Promise<boolean> {
  const set = await db
    .update(planLinks)
    .set({ wellAt: sql`now()` })
    .where(and(eq(planLinks.makerId, makerId), eq(planLinks.planId, planId)))
    .returning({ planId: planLinks.planId });
  return set.length > 0;
}

export async function deleteLink(db: Queryable, makerId: string, planId: string): Promise<void> {
  await db.delete(planLinks).where(and(eq(planLinks.makerId, makerId), eq(planLinks.planId, planId)));
}

/** Counts that a link is opened. Returns whether it is alive. */
export async function countOpened(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  const counted = await db
    .update(planLinks)
    .set({ opened: sql`${planLinks.opened} + 1` })
    .from(plans)
    .where(and(eq(planLinks.tokenHash, tokenHash), eq(plans.id, planLinks.planId), isAlive))
    .returning({ planId: planLinks.planId });
  return counted.length > 0;
}

/** Also of somebody who was banned or has left, and of whom a block hides: the reader keeps the nickname. */
export async function readShown(db: Queryable, tokenHash: Buffer): Promise<ShownRow | undefined> {
  const isOther = sql`${profiles.id} = case when ${plans.proposerId} = ${planLinks.makerId} then ${plans.receiverId} else ${plans.proposerId} end`;
  const unlessChanged = <Value>(value: unknown) =>
    sql<Value | null>`case when ${planLinks.changedAt} is null then ${value} end`;
  const cancelledAt = sql`case when ${plans.standing} = 'cancelled' then ${plans.changedAt} end`;
  const { what, titleKind, place, startsAt, minutes, timeZone } = plans;
  const [found] = await db
    .select({
      ...{ what, titleKind, place, startsAt, minutes, timeZone },
      nickname: sql<string>`coalesce(${planLinks.nickname}, ${nicknameOf(profiles.nickname)})`,
      birthDate: unlessChanged<string>(profiles.birthDate),
      avatarUrl: unlessChanged<string>(shownPhoto),
      isVerified: sql<boolean>`coalesce(${unlessChanged(isVerified)}, false)`,
      wellAt,
      isTimeAsked: sql<boolean>`(${eq(plans.standing, "accepted")} and ${isTimeAsked})`,
      changedAt: sql<Date | null>`coalesce(${planLinks.changedAt}, ${cancelledAt})`.mapWith(plans.changedAt),
      now: sql<Date>`now()`.mapWith(plans.changedAt),
    })
    .from(planLinks)
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .leftJoin(profiles, isOther)
    .where(and(eq(planLinks.tokenHash, tokenHash), isAlive));
  return found;
}

/** Nothing stays of links that have ended. What somebody holds is left to the next run, so that neither waits for the other. */
export async function deleteEnded(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from ${planLinks} where (plan_id, maker_id) in (
      select ${planLinks.planId}, ${planLinks.makerId} from ${planLinks} join ${plans} on ${eq(plans.id, planLinks.planId)}
      where not (${isAlive}) for update of ${planLinks} skip locked)`);
}
