import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { like, sql } from "drizzle-orm";
import { type Database, openDatabase } from "../../server/platform/database/open.ts";
import { profileInterests } from "../../server/platform/database/schema/interests.ts";
import { profiles } from "../../server/platform/database/schema/people.ts";
import { freePort } from "../../server/testing/cluster.ts";
import { addPerson } from "../../server/testing/people.ts";
import { openSession } from "../../server/testing/sessions.ts";
import { openChats } from "../chat/world.ts";
import type { Cleanup } from "../discovery/cleanup.ts";
import { ownDatabase } from "../discovery/database-home.ts";
import { step } from "../discovery/progress.ts";
import { launch } from "../sign-ins/served.ts";

export interface Member {
  id: string;
  cookie: string;
  /** Chat with the next member of the list. */
  chatId: string;
  /** Photo of a demo person. */
  photo: string;
  /** Address in the member's own network. */
  from: string;
}

export interface World {
  engine: Database["engine"];
  address: string;
  metricsUrl: string;
  /** The server's process id. */
  pid: number;
  members: Member[];
}

/** The real server with its limits, demo people and `count` members, on `DATABASE_URL` or the embedded engine. */
export async function openWorld(count: number, cleanup: Cleanup): Promise<World> {
  const dataFolder = await mkdtemp(join(tmpdir(), "nakamatch-load-"));
  cleanup.add(() => rm(dataFolder, { recursive: true, force: true }));
  const { DATABASE_URL } = process.env;
  const url = DATABASE_URL ? await ownDatabase(DATABASE_URL, cleanup, "nakamatch_load") : undefined;
  const secret = randomBytes(32).toString("hex");
  const metricsPort = await freePort();
  const settings = {
    DATABASE_URL: url ?? "",
    AUTH_SECRET: secret,
    METRICS_PORT: String(metricsPort),
    RATE_LIMITS: "on",
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "error",
  };
  const options = { folder: resolve(import.meta.dirname, "../.."), port: await freePort(), dataFolder, settings };
  const { address, stop } = await launch("the server, with demo people", options, cleanup);
  // The embedded engine has one process.
  await stop();
  const database = await openDatabase({ url, dataDir: join(dataFolder, "database") });
  const members = await step(`add ${count} members`, () => addMembers(database, { count, secret, address }));
  await database.close();
  const { pid } = await launch("the server again, with members", options, cleanup);
  return { engine: database.engine, address, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, pid, members };
}

/** Like the demo people in places, texts and titles. Neighbours in the list have a chat. */
async function addMembers(
  { db }: Database,
  { count, secret, address }: { count: number; secret: string; address: string },
): Promise<Member[]> {
  const models = await db.select().from(profiles).where(like(profiles.avatarUrl, "/avatars/%")).orderBy(profiles.id);
  const members: Member[] = [];
  for (let index = 0; index < count; index++) {
    const model = models[index % models.length];
    if (!model?.avatarUrl) throw new Error("there are no demo people");
    const { country, city, bio, gender, lookingFor, birthDate, friendshipPreference, relationshipPreference } = model;
    const copied = { country, city, bio, gender, lookingFor, birthDate, friendshipPreference, relationshipPreference };
    const { id } = await addPerson(db, copied);
    await db.execute(sql`
      INSERT INTO ${profileInterests} (user_id, gustos_id)
      SELECT ${id}, gustos_id FROM ${profileInterests} WHERE user_id = ${model.id}`);
    const { cookie } = await openSession(db, id, secret, { iss: address });
    members.push({ id, cookie, chatId: "", photo: model.avatarUrl, from: `10.0.${index >> 8}.${index & 255}` });
  }
  for (let index = 0; index + 1 < count; index += 2) {
    const [one, other] = [members[index], members[index + 1]] as [Member, Member];
    const [chatId = ""] = await openChats(db, one, [other]);
    one.chatId = other.chatId = chatId;
  }
  return members;
}
