import { randomUUID } from "node:crypto";
import { searchableText } from "@nakamatch/domain/meeting/message-search";
import { eq, inArray, or } from "drizzle-orm";
import { authAccounts, authUsers } from "../../platform/database/schema/auth.ts";
import { chatMessages, chats } from "../../platform/database/schema/chats.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { unusedPhotos } from "../../platform/database/schema/people.ts";
import { subscriptions } from "../../platform/database/schema/premium.ts";
import { bans, blocks, reports } from "../../platform/database/schema/safety.ts";
import type { TestApplication } from "../application.ts";
import { addPerson, type Person, type PersonValues } from "../people.ts";
import { openSession } from "../sessions.ts";
import { addMadrid, MADRID } from "../sign-up.ts";
import type { Role } from "./roles.ts";

/** Two people who match and chat, and the caller. */
export interface Scene {
  server: TestApplication;
  role: Role;
  /** The `owner`, or a stranger by role; undefined if signed out. */
  actor: Person | undefined;
  cookie: string | undefined;
  owner: Person;
  other: Person;
  chatId: string;
  /** Sent by the other, unread. */
  message: { id: string; text: string };
  /** Id for a report that a line arranges. */
  reportId: string;
  /** Both love the first, neither the second. */
  titles: [shared: number, free: number];
  /** Address of the other's photo; its file exists. */
  photo: string;
}

const STRANGERS: readonly Role[] = ["anonymous", "otherMember", "moderator", "operator"];

export interface Stage {
  server: TestApplication;
  secret: string;
  /** Hash of everyone's password. */
  passwordHash: string;
  titles: [number, number];
}

/** Adds a place and two titles. `secret` signs the server's sessions. */
export async function prepareStage(server: TestApplication, secret: string, passwordHash: string): Promise<Stage> {
  const { db } = server.database;
  await addMadrid(db);
  const rows = ["Dune", "Berserk"].map((name) => ({ name, kind: "anime" as const }));
  const [shared, free] = await db.insert(interests).values(rows).returning();
  if (!shared || !free) throw new Error("the titles were not inserted");
  return { server, secret, passwordHash, titles: [shared.id, free.id] };
}

/** `isPremium` applies to the caller. */
export async function openScene(stage: Stage, role: Role, { isPremium = false } = {}): Promise<Scene> {
  const { server, secret, passwordHash, titles } = stage;
  const { db } = server.database;
  const person = async (values: PersonValues = {}) => {
    const added = await addPerson(db, { country: "ES", city: MADRID.id, bio: `bio of ${randomUUID()}`, ...values });
    const { id } = added;
    const account = { userId: id, accountId: id, providerId: "credential", password: passwordHash };
    await db.insert(authAccounts).values({ ...account, updatedAt: new Date() });
    return added;
  };
  const isStranger = STRANGERS.includes(role);
  const ownRole = {
    emailVerified: role !== "unconfirmed",
    isModerator: role === "moderator",
    isOperator: role === "operator",
  };
  const otherId = randomUUID();
  const photo = `/avatars/${otherId}/1_photo.jpg`;
  const [owner, other] = [
    await person(isStranger ? {} : ownRole),
    await person({ id: otherId, avatarUrl: photo, firstName: "Leo", bio: `the other's bio, ${otherId}` }),
  ];
  const stranger = isStranger && role !== "anonymous" ? await person(ownRole) : undefined;
  const actor = isStranger ? stranger : owner;

  await db.insert(profileInterests).values([owner, other].map(({ id }) => ({ profileId: id, interestId: titles[0] })));
  const [user1Id, user2Id] = [owner.id, other.id].sort() as [string, string];
  await db.insert(matches).values({ user1Id, user2Id, likedByUser1: true, likedByUser2: true });
  const chatId = randomUUID();
  await db.insert(chats).values({ id: chatId, user1Id, user2Id });
  const message = { id: randomUUID(), text: `a secret, ${randomUUID()}` };
  const searchText = searchableText(message.text);
  await db
    .insert(chatMessages)
    .values({ id: message.id, chatId, senderId: other.id, message: message.text, searchText });

  const aal = role === "operator" ? "aal2" : "aal1";
  const cookie = actor && (await openSession(db, actor.id, secret, { aal })).cookie;
  if (actor && isPremium)
    await db.insert(subscriptions).values({ userId: actor.id, status: "active", plan: "mensual" });
  if (role === "blocked") await db.insert(blocks).values({ blockerId: other.id, blockedId: owner.id });
  if (role === "blocking") await db.insert(blocks).values({ blockerId: owner.id, blockedId: other.id });
  if (role === "banned") await db.insert(bans).values({ userId: owner.id, type: "ban", reason: "spam" });
  if (role === "deleted") await db.delete(authUsers).where(eq(authUsers.id, owner.id));
  return { server, role, actor, cookie, owner, other, chatId, message, reportId: randomUUID(), titles, photo };
}

export async function closeScene({ server: { database }, owner, other, actor }: Scene): Promise<void> {
  const ids = [owner, other, ...(actor ? [actor] : [])].map(({ id }) => id);
  await database.db.delete(reports).where(or(inArray(reports.reporterId, ids), inArray(reports.reportedUserId, ids)));
  await database.db.delete(authUsers).where(inArray(authUsers.id, ids));
  // Otherwise a job might delete them.
  await database.db.delete(unusedPhotos);
}

/** Texts whose presence in a response exposes something of the two that is not the caller's. */
export function traces({ role, owner, other, chatId, message, reportId }: Scene): string[] {
  const ofOwner = STRANGERS.includes(role) ? [owner.id, owner.nickname ?? "", owner.bio ?? ""] : [];
  return [other.id, other.nickname ?? "", other.bio ?? "", chatId, message.id, message.text, reportId, ...ofOwner];
}
