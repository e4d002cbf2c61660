import { createHash, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { authSessions, refreshTokens } from "../../platform/database/schema/auth.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { addPerson } from "../../testing/people.ts";
import { createSigningKeys, signingKeySeal } from "../signing-keys/service.ts";
import { sessionJobs } from "./jobs.ts";
import { createSessionTokens, type SessionTokens } from "./service.ts";
import { readSessions } from "./store.ts";

let database: Database;
let tokens: SessionTokens;
let disconnected: string[];
let session: { id: string; token: string; userId: string };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const keys = createSigningKeys({ db, seal: signingKeySeal("a secret for tests, long enough to sign") });
  const connections = { disconnectSession: (id: string) => void disconnected.push(id) };
  tokens = createSessionTokens({ db, keys, publicUrl: "http://localhost:3000", connections });
});
afterAll(() => database.close());
beforeEach(async () => {
  disconnected = [];
  const { id: userId } = await addPerson(database.db);
  session = { id: randomUUID(), token: randomUUID(), userId };
  const expiresAt = new Date(Date.now() + 60_000);
  await database.db.insert(authSessions).values({ ...session, updatedAt: new Date(), expiresAt });
});

// Not `now()`: the column rounds to a millisecond, which may be up to half of one ahead.
const expire = () =>
  database.db
    .update(authSessions)
    .set({ expiresAt: sql`now() - interval '1 millisecond'` })
    .where(eq(authSessions.id, session.id));
const hashOf = (token: string) => createHash("sha256").update(token).digest();

describe("a session that has expired", () => {
  it("SESSION-05 gives no first pair of tokens, and is no session of the library's any more", async () => {
    expect(await tokens.issue(session.token)).toMatchObject({ userId: session.userId });
    expect(await tokens.libraryToken(session.id)).toBe(session.token);
    await expire();
    expect(await tokens.issue(session.token)).toBeUndefined();
    expect(await tokens.libraryToken(session.id)).toBeUndefined();
  });

  it("SESSION-05 gives no next pair for a refresh token that was never used", async () => {
    const pair = await tokens.issue(session.token);
    await expire();
    expect(await tokens.refresh(pair?.refreshToken ?? "")).toBeUndefined();
  });

  it("is not listed among the open ones", async () => {
    expect(await readSessions(database.db, session.userId)).toMatchObject([{ id: session.id }]);
    await expire();
    expect(await readSessions(database.db, session.userId)).toEqual([]);
  });
});

describe("ending a session", () => {
  it("SESSION-08 by its refresh token ends it and its sockets; one that is unknown ends nothing", async () => {
    const pair = await tokens.issue(session.token);
    await tokens.end({ refreshToken: "made up" });
    expect(disconnected).toEqual([]);
    await tokens.end({ refreshToken: pair?.refreshToken ?? "" });
    expect(disconnected).toEqual([session.id]);
    expect(await tokens.issue(session.token)).toBeUndefined();
  });
});

it("refresh tokens are deleted after thirty days, when their sessions have ended for certain", async () => {
  const pairs = [await tokens.issue(session.token), await tokens.issue(session.token)];
  const [old, young] = pairs.map((pair) => hashOf(pair?.refreshToken ?? ""));
  const age = (hash: Buffer | undefined, minutes: number) =>
    database.db
      .update(refreshTokens)
      .set({ createdAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(refreshTokens.hash, hash ?? Buffer.alloc(0)));
  await age(old, 30 * 24 * 60 + 1);
  await age(young, 30 * 24 * 60 - 1);
  for (const job of sessionJobs({ db: database.db })) await job.handle(undefined, "job");
  const left = await database.db.select({ hash: refreshTokens.hash }).from(refreshTokens);
  expect(left.filter(({ hash }) => hash.equals(young!) || hash.equals(old!))).toEqual([{ hash: young }]);
});
