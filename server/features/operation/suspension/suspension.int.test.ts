import type { ErrorBody } from "@nakamatch/contract/errors";
import { es } from "@nakamatch/phrases/es";
import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, describe, expect, it, vi } from "vitest";
import { emailPhrases } from "../../../mail/languages.ts";
import { systemClock } from "../../../platform/clock.ts";
import {
  authAccounts,
  authSessions,
  authUsers,
  authVerifications,
  recoveryCodes,
} from "../../../platform/database/schema/auth.ts";
import { checkIns } from "../../../platform/database/schema/check-ins.ts";
import { bannedEmails } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { type FactorMember, openFactorsScene, refusal } from "../../../testing/factors.ts";
import { jpegOf } from "../../../testing/photos.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { describeSuspension } from "./service.ts";

const INVALID = refusal("SUSPENSION_TOKEN_INVALID");

const scene = await openFactorsScene();
const { server } = scene;
const { db } = server.database;
afterAll(() => scene.close());

const api = () => server.client().suspension;

/** Bans a person and their address, like a decision. */
async function suspend({ id }: FactorMember): Promise<void> {
  await db.insert(bans).values({ userId: id, type: "ban", reason: "spam" });
  await db.insert(bannedEmails).values({ personId: id, emailKey: `key of ${id}`, bannedUntil: null });
}

/** What the refused sign-in returns. */
async function offered({ email }: FactorMember) {
  const response = await server.post("/api/auth/sign-in/email", { email, password: GOOD_PASSWORD });
  expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  const { dataToken = "", factors = [] } = ((await response.json()) as ErrorBody).data ?? {};
  return { token: dataToken, factors };
}

async function addSuspended() {
  const member = await scene.addMember();
  await suspend(member);
  return { ...member, ...(await offered(member)) };
}

const isThere = async (id: string) => (await db.$count(profiles, eq(profiles.id, id))) === 1;
const sentTo = async (email: string) => (await server.outbox.list()).filter(({ to }) => to === email);

/** Every call that requires access. */
const opening = (token: string) => [
  () => api().current({ token }),
  () => api().request({ token }),
  () => api().archive({ token }),
  () => api().remove({ token }),
];

describe("OPEN-74 a suspended person, after the right password", { timeout: 60_000 }, () => {
  it("learns whether a deletion would end a check-in that is not answered", async () => {
    const member = await scene.addMember();
    await suspend(member);
    const dueAt = new Date(Date.now() + 3_600_000);
    await db.insert(checkIns).values({ personId: member.id, dueAt, timeZone: "UTC" });
    const { token } = await offered(member);
    expect(await api().current({ token })).toMatchObject({ hasCheckIn: true });
    await db.update(checkIns).set({ answer: "end", answeredAt: new Date() });
    expect(await api().current({ token })).toMatchObject({ hasCheckIn: false });
  });

  it("has the archive built and downloads it, with the own photo; no session is opened, and an email says where it is", async () => {
    const member = await scene.addMember();
    const body = new Uint8Array(await jpegOf(200, 200));
    const headers = { cookie: member.cookie, "content-type": "image/jpeg" };
    expect((await fetch(`${server.url}/api/v1/me/photo`, { method: "PUT", headers, body })).status).toBe(200);
    await suspend(member);
    await db.delete(authSessions).where(eq(authSessions.userId, member.id));
    const { token } = await offered(member);
    expect(await api().current({ token })).toEqual({ export: null, subscription: null, hasCheckIn: false });
    expect((await api().request({ token })).export?.state).toBe("building");
    await vi.waitFor(async () => expect((await api().current({ token })).export).toMatchObject({ state: "ready" }), {
      timeout: 15_000,
      interval: 100,
    });
    const response = await server.post("/api/v1/suspension/data-export/archive", { token });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(files["data.json"] ?? new Uint8Array())).toContain(member.email);
    expect(files["photo.jpg"]).toBeTruthy();
    const { subject } = es.emails.dataExportSuspended;
    await expect.poll(async () => (await sentTo(member.email)).map((mail) => mail.subject)).toContain(subject);
    const [email] = await sentTo(member.email);
    expect(email?.text).toMatch(/localhost:3000\/login/);
    expect(await db.$count(authSessions, eq(authSessions.userId, member.id))).toBe(0);
  });

  it("deletes the account for good; that its address was banned stays known, and the same call again changes nothing", async () => {
    const { id, email, token } = await addSuspended();
    const stranger = await addSuspended();
    expect(await api().remove({ token })).toEqual({ isDeleted: true });
    expect([await isThere(id), await isThere(stranger.id)]).toEqual([false, true]);
    const keys = await db
      .select()
      .from(bannedEmails)
      .where(eq(bannedEmails.emailKey, `key of ${id}`));
    expect(keys).toMatchObject([{ personId: null, bannedUntil: null }]);
    await expect
      .poll(async () => (await sentTo(email)).map(({ subject }) => subject))
      .toEqual([emailPhrases.es.farewell.subject]);
    expect(await api().remove({ token })).toEqual({ isDeleted: true });
    await expect(api().current({ token })).rejects.toEqual(INVALID);
  });

  it("is offered nothing if the password was replaced since it was compared", async () => {
    const member = await scene.addMember();
    await suspend(member);
    const [account] = await db.select().from(authAccounts).where(eq(authAccounts.userId, member.id));
    const offer = (comparedHash: string | null | undefined) => {
      const deps = { db, clock: systemClock, secret: "a secret", factors: {} as never };
      return describeSuspension(deps, member.id, { hasTwoFactors: true, comparedHash: comparedHash ?? undefined });
    };
    expect(await offer(account?.password)).toMatchObject({ dataToken: expect.any(String), factors: [] });
    expect(await offer("an earlier hash")).toEqual({});
  });

  it("gets a clear refusal for a token that is none, or whose ban or password is over", async () => {
    const [lifted, changed] = [await addSuspended(), await addSuspended()];
    await db.delete(bans).where(eq(bans.userId, lifted.id));
    await db.update(authAccounts).set({ password: "another hash" }).where(eq(authAccounts.userId, changed.id));
    for (const token of ["", "made-up", lifted.token, changed.token]) {
      for (const call of opening(token)) await expect(call()).rejects.toEqual(INVALID);
    }
    expect([await isThere(lifted.id), await isThere(changed.id)]).toEqual([true, true]);
  });

  it("is not let in by the token anywhere else", async () => {
    const { token, id } = await addSuspended();
    for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `nakamatch.access_token=${token}` }]) {
      const response = await server.post("/api/delete-user", { userId: id }, headers);
      expect(response.status).toBe(401);
    }
  });
});

describe("OPEN-74 a suspended person with a second factor", { timeout: 60_000 }, () => {
  async function addGuarded() {
    const member = await scene.addMember();
    const app = await scene.addApp(member.client);
    await member.client.identity.prove({ password: GOOD_PASSWORD });
    const { codes } = await member.client.factors.makeRecoveryCodes();
    await suspend(member);
    return { ...member, app, codes, ...(await offered(member)) };
  }

  it("opens nothing before a code of it was given", async () => {
    const { id, token, factors, app } = await addGuarded();
    expect(factors).toMatchObject([{ id: app.id, factor_type: "totp" }]);
    for (const call of opening(token)) await expect(call()).rejects.toEqual(INVALID);
    expect(await isThere(id)).toBe(true);
    const challenge = await api().challenge({ token, factorId: app.id });
    const answer = { token, factorId: app.id, challenge_id: challenge.id };
    await expect(api().verify({ ...answer, code: "000000" })).rejects.toEqual(refusal("FACTOR_CODE_WRONG"));
    const raised = await api().verify({ ...answer, code: app.codeAfter(0) });
    expect(await api().current(raised)).toMatchObject({ export: null });
    await expect(api().verify({ ...answer, code: app.codeAfter(1) }), "once").rejects.toEqual(
      refusal("CHALLENGE_EXPIRED"),
    );
    await expect(api().current({ token }), "the first token").rejects.toEqual(INVALID);
    expect(await db.$count(authSessions, sql`${authSessions.userId} = ${id} and aal = 'aal2'`)).toBe(1);
    expect(await api().remove(raised)).toEqual({ isDeleted: true });
  });

  it("may give a recovery code instead, which works once; sent again after a lost answer, for ten minutes", async () => {
    const { id, token, codes, ...member } = await addGuarded();
    const [code = "", unused] = codes;
    await expect(api().recover({ token, code: "23456-789ab" })).rejects.toEqual(refusal("FACTOR_CODE_WRONG"));
    const answers = await Promise.all([api().recover({ token, code }), api().recover({ token, code })]);
    for (const raised of [...answers, await api().recover({ token, code: code.replace("-", " ") })]) {
      expect(await api().current(raised)).toMatchObject({ export: null });
    }
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, id)), "one is used up").toBe(codes.length - 1);
    const other = await offered({ ...member, id });
    await expect(api().recover({ token: other.token, code })).rejects.toEqual(refusal("FACTOR_CODE_WRONG"));
    expect(await api().recover({ token: other.token, code: unused ?? "" })).toMatchObject({});
    await db.update(authVerifications).set({ expiresAt: sql`now()` }).where(eq(authVerifications.value, id));
    await expect(api().recover({ token, code }), "too late").rejects.toEqual(refusal("FACTOR_CODE_WRONG"));
  });

  it("has as few tries as in a session, and none at the factor of another", async () => {
    const [guarded, other] = [await addGuarded(), await addGuarded()];
    const { token, app } = guarded;
    await expect(api().challenge({ token, factorId: other.app.id })).rejects.toEqual(refusal("FACTOR_NOT_FOUND"));
    const { id: challenge_id } = await api().challenge({ token, factorId: app.id });
    const wrong = { token, factorId: app.id, challenge_id, code: "000000" };
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => api().verify(wrong)));
    for (const each of tries) expect(each).toMatchObject({ reason: refusal("FACTOR_CODE_WRONG") });
    const right = { token, factorId: app.id, challenge_id, code: app.codeAfter(0) };
    await expect(api().verify(right)).rejects.toEqual(refusal("CHALLENGE_EXPIRED"));
    for (let count = 1; count < 6; count++) await api().challenge({ token, factorId: app.id });
    await expect(api().challenge({ token, factorId: app.id })).rejects.toEqual(refusal("TOO_MANY_REQUESTS"));
  });
});

it("OPEN-74 a page that shows a ban learns from its token when the ban is over, and never that a deleted account is free", async () => {
  const member = await scene.addMember();
  await suspend(member);
  const response = await server.post("/api/auth/sign-in/email", { email: member.email, password: GOOD_PASSWORD });
  const { banToken: token = "" } = ((await response.json()) as ErrorBody).data ?? {};
  expect(await api().state({ token })).toEqual({ isSuspended: true });
  await db.delete(bans).where(eq(bans.userId, member.id));
  expect(await api().state({ token })).toEqual({ isSuspended: false });
  await db.delete(authUsers).where(eq(authUsers.id, member.id));
  expect(await api().state({ token })).toEqual({ isSuspended: true });
  await expect(api().state({ token: "made-up" })).rejects.toEqual(INVALID);
});
