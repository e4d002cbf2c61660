import { eq, sql } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hashOf } from "../../../platform/auth/random-token.ts";
import { createRefreshTokens } from "../../../platform/auth/refresh-tokens.ts";
import { authAccounts, authSessions, refreshTokens } from "../../../platform/database/schema/auth.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPerson } from "../../../testing/people.ts";
import { NEW_DEVICE, openDeps } from "../../../testing/sign-in.ts";
import { byIdentity } from "../authentication/service.ts";
import { sessionJobs } from "./jobs.ts";
import { endTokens, openSession, refreshSession } from "./service.ts";
import { readSessions } from "./store.ts";

let disconnected: string[];
let session: { id: string; userId: string };

const database = await createTestDatabase();
const deps = openDeps(database.db, { connections: { disconnectSession: (id) => void disconnected.push(id) } });
afterAll(() => database.close());
beforeEach(async () => {
  disconnected = [];
  session = { id: "", userId: (await addPerson(database.db)).id };
});

const proof = { hasTwoFactors: false, holds: () => true, refusal: () => new Error("no proof") as never };

/** Opens a session; returns its first refresh token. */
async function open(): Promise<string> {
  const { pair } = await openSession(deps, session.userId, proof, NEW_DEVICE);
  session.id = decodeJwt<{ sid: string }>(pair.accessToken).sid;
  return pair.refreshToken;
}

// Not `now()`: the column's rounding to milliseconds can put it half a millisecond in the future.
const expire = () =>
  database.db
    .update(authSessions)
    .set({ expiresAt: sql`now() - interval '1 millisecond'` })
    .where(eq(authSessions.id, session.id));

describe("a session that has expired", () => {
  it("SESSION-05 gives no next pair for a refresh token that was never used", async () => {
    const token = await open();
    await expire();
    expect(await refreshSession(deps, token)).toBeUndefined();
  });

  it("is not listed among the open ones", async () => {
    await open();
    expect(await readSessions(database.db, session.userId)).toMatchObject([{ id: session.id }]);
    await expire();
    expect(await readSessions(database.db, session.userId)).toEqual([]);
  });
});

it("SESSION-08 ending a session by its refresh token ends its sockets; an unknown one ends nothing", async () => {
  const token = await open();
  await endTokens(deps, { refreshToken: "made up" });
  expect(disconnected).toEqual([]);
  await endTokens(deps, { refreshToken: token });
  expect(disconnected).toEqual([session.id]);
  expect(await refreshSession(deps, token)).toBeUndefined();
});

describe("the refresh tokens of a session", () => {
  const count = () => database.db.$count(refreshTokens, eq(refreshTokens.sessionId, session.id));
  const next = async (token: string) => (await refreshSession(deps, token))?.refreshToken ?? "";
  const letDaysPass = (days: number) => {
    const ago = sql`make_interval(days => ${days})`;
    const { createdAt, usedAt } = refreshTokens;
    return database.db
      .update(refreshTokens)
      .set({ createdAt: sql`${createdAt} - ${ago}`, usedAt: sql`${usedAt} - ${ago}` });
  };

  it("SESSION-10 are a hundred at most; a forgotten one still ends the session", async () => {
    const first = await open();
    let token = first;
    for (let call = 0; call < 110; call++) token = await next(token);
    expect(await count()).toBe(100);
    token = await next(token);
    expect(token, "the newest goes on").not.toBe("");
    expect(await refreshSession(deps, first)).toBeUndefined();
    expect(disconnected).toEqual([session.id]);
    expect(await refreshSession(deps, token)).toBeUndefined();
  });

  it("SESSION-10 are forgotten a day after their use, the unused one is not, and signing out by them works still", async () => {
    const first = await open();
    const second = await next(first);
    await letDaysPass(2);
    const [tidy] = sessionJobs({ db: database.db });
    await tidy?.handle(undefined, "job");
    expect(await count()).toBe(1);
    expect(await next(second)).not.toBe("");
    await endTokens(deps, { refreshToken: first });
    expect(disconnected).toEqual([session.id]);
  });

  it("end nothing if another installation made them, or nobody", async () => {
    const token = await open();
    const [id, random] = token.split(".");
    const made = createRefreshTokens("another secret").make(session.id);
    for (const forged of [made, `${id}.${random}`, `${id}.${random}.`, `${token}x`, id ?? ""]) {
      expect(await refreshSession(deps, forged)).toBeUndefined();
    }
    expect(disconnected).toEqual([]);
    expect(await next(token)).not.toBe("");
  });

  it("name their session while their secret is an earlier one", () => {
    const token = createRefreshTokens("before").make("a-session");
    expect(createRefreshTokens("now", ["before"]).sessionOf(token)).toBe("a-session");
    expect(createRefreshTokens("now").sessionOf(token)).toBeUndefined();
  });
});

it('SESSION-05 a session without "remember me" ends twelve hours after its last renewal, others after thirty days', async () => {
  for (const [isRemembered, hours] of [
    [true, 30 * 24],
    [false, 12],
  ] as const) {
    const { pair } = await openSession(deps, session.userId, proof, { ...NEW_DEVICE, isRemembered });
    const { sid } = decodeJwt<{ sid: string }>(pair.accessToken);
    const hoursLeft = async () => {
      const [found] = await database.db
        .select({ hours: sql<number>`extract(epoch from ${authSessions.expiresAt} - now())::float8 / 3600` })
        .from(authSessions)
        .where(eq(authSessions.id, sid));
      return found?.hours;
    };
    expect(await hoursLeft()).toBeCloseTo(hours, 1);
    await database.db
      .update(authSessions)
      .set({ expiresAt: sql`now() + interval '1 minute'` })
      .where(eq(authSessions.id, sid));
    await refreshSession(deps, pair.refreshToken);
    expect(await hoursLeft()).toBeCloseTo(hours, 1);
  }
});

it("OPEN-29 an identity opens the session of its person alone, and none once it was unlinked", async () => {
  const { db } = database;
  const [identity, { id: stranger }] = [
    { provider: "google", accountId: session.userId } as const,
    await addPerson(db),
  ];
  const refused = { code: "PROVIDER_IDENTITY_MISSING" };
  const enter = (userId: string) => openSession(deps, userId, byIdentity(identity), NEW_DEVICE);
  const linked = { userId: session.userId, providerId: "google", accountId: identity.accountId, updatedAt: new Date() };
  await db.insert(authAccounts).values(linked);
  expect(await enter(session.userId)).toMatchObject({ account: { id: session.userId } });
  await expect(enter(stranger)).rejects.toMatchObject(refused);
  await db.delete(authAccounts).where(eq(authAccounts.userId, session.userId));
  await expect(enter(session.userId)).rejects.toMatchObject(refused);
});

const tidy = async () => {
  for (const job of sessionJobs({ db: database.db })) await job.handle(undefined, "job");
};

it("expired sessions are deleted every day, however many, and no others", async () => {
  await open();
  await database.db.execute(sql`
    insert into auth_session ("userId", "expiresAt", "updatedAt")
    select ${session.userId}, now() - interval '1 minute', now() from generate_series(1, 11000)`);
  await tidy();
  const left = database.db.select({ id: authSessions.id }).from(authSessions);
  expect(await left.where(eq(authSessions.userId, session.userId))).toEqual([{ id: session.id }]);
});

it("refresh tokens are deleted after thirty days, when their sessions have ended for certain", async () => {
  const [old, young] = [hashOf(await open()), hashOf(await open())];
  const age = (hash: Buffer, minutes: number) =>
    database.db
      .update(refreshTokens)
      .set({ createdAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(refreshTokens.hash, hash));
  await age(old, 30 * 24 * 60 + 1);
  await age(young, 30 * 24 * 60 - 1);
  await tidy();
  const left = await database.db.select({ hash: refreshTokens.hash }).from(refreshTokens);
  expect(left.filter(({ hash }) => hash.equals(young) || hash.equals(old))).toEqual([{ hash: young }]);
});
