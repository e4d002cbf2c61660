/** Links by which one of two shows their plan to somebody they trust, who needs no account. */
import { randomBytes } from "node:crypto";
import type { PlanLink } from "@nakamatch/contract/endpoints/chats/plan-links";
import { PHOTO_SIDES } from "@nakamatch/contract/vocabulary/photos";
import { PLAN_LINK_PATH } from "@nakamatch/contract/vocabulary/plan-links";
import { canMakeLink } from "@nakamatch/domain/meeting/plan-links";
import { ageOn } from "@nakamatch/domain/people/age";
import { PHOTO_PREFIX, photoPathOfSide } from "@nakamatch/domain/people/photo-address";
import { AppError } from "../../../platform/app-error.ts";
import { hashOf } from "../../../platform/auth/random-token.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { namesMissingRow } from "../../../platform/database/missing-row.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import type { Storage } from "../../../storage/storage.ts";
import { findPhoto } from "../../photos/profile-photos/service.ts";
import { requireMembership } from "../conversations/service.ts";
import { lockPair } from "../endings/service.ts";
import { presentPlan, readPlan } from "../plans/service.ts";
import { linkToken } from "./policy.ts";
import { presentLink } from "./present.ts";
import { countOpened, deleteLink, insertLink, readLinks, readShown, readTokenParts, setWell } from "./store.ts";
import type { ShownLink } from "./types.ts";

export interface PlanLinkDeps {
  db: Db;
  storage: Storage;
  publicUrl: string;
  secret: string;
  earlierSecrets: readonly string[];
}

const NONCE_BYTES = 16;

/** Also of chats that the actor cannot read any more. */
export async function listLinks(db: Queryable, actor: Actor): Promise<{ links: PlanLink[] }> {
  return { links: (await readLinks(db, actor.id)).map(presentLink) };
}

/**
 * Makes the actor's link to a plan, in place of the one before. Its address stands nowhere; `findAddress` makes it again.
 *
 * @throws {AppError} `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`, `PLAN_NOT_FOUND`; `PLAN_CHANGED` unless both agree on it
 */
export async function makeLink(
  { db, publicUrl, secret }: Pick<PlanLinkDeps, "db" | "publicUrl" | "secret">,
  actor: Actor,
  at: { chatId: string; planId: string },
): Promise<{ link: PlanLink; address: string }> {
  const { otherId } = await requireMembership(db, actor, at.chatId);
  const row = await readPlan(db, at);
  if (!row) throw notFound();
  const { state, hasCalendar } = presentPlan(row, actor.id);
  const parts = { planId: at.planId, makerId: actor.id, nonce: randomBytes(NONCE_BYTES) };
  const token = linkToken(secret, parts);
  const link = { ...parts, tokenHash: hashOf(token) };
  const isMade =
    otherId !== null &&
    canMakeLink({ state, isAgreed: hasCalendar }) &&
    (await db
      .transaction(async (tx) => {
        await lockPair(tx, actor.id, otherId);
        return insertLink(tx, link);
      })
      .catch((error) => {
        throw namesMissingRow(error) ? notFound() : error;
      }));
  const made = isMade && (await ownLink(db, actor, at.planId));
  if (!made) throw new AppError("PLAN_CHANGED", "the two do not agree on the plan, or it is over");
  return { link: made, address: publicUrl + PLAN_LINK_PATH + token };
}

/** The address of a living link, for emails; undefined for one made before these, or with a secret that is forgotten. */
export async function findAddress(
  { db, publicUrl, secret, earlierSecrets }: Omit<PlanLinkDeps, "storage">,
  at: { planId: string; makerId: string },
): Promise<string | undefined> {
  const found = await readTokenParts(db, at);
  if (!found?.nonce) return undefined;
  const parts = { ...at, nonce: found.nonce };
  const tokens = [secret, ...earlierSecrets].map((each) => linkToken(each, parts));
  const token = tokens.find((each) => hashOf(each).equals(found.tokenHash));
  return token && publicUrl + PLAN_LINK_PATH + token;
}

/** @throws {AppError} `PLAN_LINK_NOT_FOUND` */
export async function tellWell(db: Queryable, actor: Actor, planId: string): Promise<PlanLink> {
  const link = (await setWell(db, actor.id, planId)) && (await ownLink(db, actor, planId));
  if (!link) throw new AppError("PLAN_LINK_NOT_FOUND", "the link has ended");
  return link;
}

/** Idempotent. */
export async function endLink(db: Queryable, actor: Actor, planId: string): Promise<{ isEnded: true }> {
  await deleteLink(db, actor.id, planId);
  return { isEnded: true };
}

async function ownLink(db: Queryable, actor: Actor, planId: string): Promise<PlanLink | undefined> {
  const [found] = await readLinks(db, actor.id, planId);
  return found && presentLink(found);
}

function notFound(): AppError {
  return new AppError("PLAN_NOT_FOUND", "there is no such plan");
}

/** Returns what a link shows, and counts that it was opened; undefined once it has ended. */
export async function openLink(
  deps: Pick<PlanLinkDeps, "db" | "storage">,
  token: string,
): Promise<ShownLink | undefined> {
  const tokenHash = hashOf(token);
  const found = (await countOpened(deps.db, tokenHash)) && (await readShown(deps.db, tokenHash));
  if (!found) return undefined;
  const { birthDate, avatarUrl, ...shown } = found;
  return {
    ...shown,
    age: birthDate === null ? null : ageOn(birthDate, found.now.toISOString().slice(0, 10)),
    photo: avatarUrl === null ? null : await readPhoto(deps, avatarUrl),
  };
}

/** Null for one that is not public, or while the storage fails, which keeps nobody from reading the rest. */
async function readPhoto(deps: Pick<PlanLinkDeps, "db" | "storage">, avatarUrl: string): Promise<ShownLink["photo"]> {
  const path = photoPathOfSide(avatarUrl.slice(PHOTO_PREFIX.length), PHOTO_SIDES.card);
  const photo = await findPhoto(deps, path, async () => undefined);
  return (await photo?.read().catch(() => undefined)) ?? null;
}
