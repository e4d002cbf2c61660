import { randomBytes, randomUUID } from "node:crypto";
import type { ErrorBody } from "@nakamatch/contract/errors";
import type { Assertion } from "@nakamatch/contract/schemas/passkeys";
import { es } from "@nakamatch/phrases/es";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../../platform/auth/passwords.ts";
import { totpStep } from "../../../platform/auth/totp.ts";
import { authAccounts, authFactors, authSessions, authUsers } from "../../../platform/database/schema/auth.ts";
import { authPasskeys, passkeyChallenges, passkeyHandles } from "../../../platform/database/schema/passkeys.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { createLog, type Log } from "../../../platform/log.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { type Faults, SoftAuthenticator } from "../../../testing/authenticator.ts";
import { refusal } from "../../../testing/factors.ts";
import { noJobs } from "../../../testing/no-jobs.ts";
import { addPerson } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";
import { NEW_DEVICE, openDeps } from "../../../testing/sign-in.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { totpCode } from "../../../testing/totp.ts";
import { until } from "../../../testing/waiting.ts";
import { byPasskey } from "../authentication/service.ts";
import { openSession as signIntoAccount } from "../sessions/service.ts";
import { passkeyJobs } from "./jobs.ts";
import { answeringPasskey } from "./service.ts";

const SECRET = "a secret for tests, long enough to sign";
const SITE = "http://localhost:3000";

const server = await startTestApplication({ AUTH_SECRET: SECRET });
const { db } = server.database;
const passwordHash = await hashPassword(GOOD_PASSWORD);
afterAll(() => server.close());

/** A member with a password. */
async function addMember() {
  const { id, email } = await addPerson(db);
  const account = { userId: id, accountId: id, providerId: "credential", password: passwordHash };
  await db.insert(authAccounts).values({ ...account, updatedAt: new Date() });
  const { cookie, sessionId } = await openSession(db, id, SECRET);
  return { id, email, sessionId, client: server.client(cookie) };
}

type Member = Awaited<ReturnType<typeof addMember>>;

/** Adds a passkey after proving the password. */
async function addPasskey({ client }: Member, { name = "Móvil", authenticator = new SoftAuthenticator() } = {}) {
  await client.identity.prove({ password: GOOD_PASSWORD });
  const options = await client.passkeys.beginRegistration({});
  const { id } = await client.passkeys.add({ name, passkey: authenticator.make(options) });
  return { id, authenticator };
}

const begin = () => server.client().passkeys.beginSignIn({});

/** Sends an assertion to the sign-in. */
async function send(passkey: Assertion) {
  const response = await server.post("/api/auth/sign-in/passkey", { passkey });
  const body = (await response.json()) as Partial<ErrorBody>;
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  return { status: response.status, code: body.code, data: body.data, cookie, client: server.client(cookie) };
}

/** Signs in with a passkey, all steps. */
const signIn = async (authenticator: SoftAuthenticator, faults?: Faults) =>
  send(authenticator.answer(await begin(), faults));

describe("a passkey", () => {
  it("is added after the password, with a name, and is listed, renamed and removed", async () => {
    const member = await addMember();
    const { client } = member;
    const { id, authenticator } = await addPasskey(member);
    const [listed] = (await client.passkeys.list({})).passkeys;
    expect(listed).toMatchObject({ id, name: "Móvil", lastUsedAt: null });
    await signIn(authenticator);
    const [used] = (await client.passkeys.list({})).passkeys;
    expect(new Date(used?.lastUsedAt ?? 0).getTime()).toBeGreaterThanOrEqual(new Date(used?.addedAt ?? "").getTime());
    expect(await client.passkeys.rename({ passkeyId: id, name: "  Portátil " })).toMatchObject({ name: "Portátil" });
    await expect(client.passkeys.rename({ passkeyId: id, name: "\u3164" })).rejects.toMatchObject({ status: 422 });
    const { credentialId } = await client.passkeys.remove({ passkeyId: id });
    expect(credentialId).toBe(authenticator.answer(await begin()).id);
    expect((await client.passkeys.list({})).passkeys).toEqual([]);
    expect(await signIn(authenticator)).toMatchObject({ status: 404, code: "PASSKEY_UNKNOWN", cookie: "" });
  });

  it("that is added or removed is told by email, without the name that somebody gave it", async () => {
    const member = await addMember();
    const { id } = await addPasskey(member, { name: "Premio: premio.test" });
    await member.client.passkeys.remove({ passkeyId: id });
    const mails = await until(async () => {
      const found = (await server.outbox.list()).filter(({ to }) => to === member.email);
      return found.length >= 2 ? found : Promise.reject(new Error("too few"));
    });
    const { passkeyAdded, passkeyRemoved } = es.securityEmails;
    expect(mails.map(({ subject }) => subject).sort()).toEqual([passkeyRemoved.subject, passkeyAdded.subject].sort());
    for (const { text, html } of mails) expect(text + html).not.toContain("premio.test");
  });

  it("is neither begun, added nor removed without the password, also where the proof ends in between", async () => {
    const member = await addMember();
    const { client, sessionId } = member;
    await expect(client.passkeys.beginRegistration({})).rejects.toEqual(refusal("IDENTITY_NOT_PROVEN"));
    const { id } = await addPasskey(member);
    const options = await client.passkeys.beginRegistration({});
    await db.execute(sql`delete from identity_proofs where session_id = ${sessionId}::uuid`);
    const passkey = new SoftAuthenticator().make(options);
    await expect(client.passkeys.add({ name: "x", passkey })).rejects.toEqual(refusal("IDENTITY_NOT_PROVEN"));
    await expect(client.passkeys.remove({ passkeyId: id })).rejects.toEqual(refusal("IDENTITY_NOT_PROVEN"));
    expect((await client.passkeys.list({})).passkeys).toMatchObject([{ id }]);
  });

  it("is asked for with what says nothing of the person to others, and with those that exist left out", async () => {
    const member = await addMember();
    const first = await addPasskey(member);
    const options = await member.client.passkeys.beginRegistration({});
    const handle = Buffer.from(options.user.id, "base64url");
    expect(handle).toHaveLength(32);
    expect(handle.toString("hex")).not.toContain(member.id.replaceAll("-", ""));
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: member.email },
      excludeCredentials: [{ id: first.authenticator.answer(await begin()).id, transports: ["internal"] }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });
    expect((await member.client.passkeys.beginRegistration({})).user.id, "the same each time").toBe(options.user.id);
    const { allowCredentials } = await begin();
    expect(allowCredentials, "nobody is named to strangers").toEqual([]);
  });

  it("is one of ten at most, also for two that are added at once", async () => {
    const member = await addMember();
    const { client } = member;
    await client.identity.prove({ password: GOOD_PASSWORD });
    const passkey = { userId: member.id, publicKey: Buffer.alloc(77), counter: 0, transports: [], name: "x" };
    const nine = Array.from({ length: 9 }, () => ({ ...passkey, credentialId: randomBytes(32) }));
    await db.insert(authPasskeys).values(nine);
    const [one, two] = [await client.passkeys.beginRegistration({}), await client.passkeys.beginRegistration({})];
    const outcomes = await Promise.allSettled(
      [one, two].map((options) => client.passkeys.add({ name: "x", passkey: new SoftAuthenticator().make(options) })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: refusal("PASSKEYS_FULL") });
    await expect(client.passkeys.beginRegistration({})).rejects.toEqual(refusal("PASSKEYS_FULL"));
  });

  it("that was added before is not added again, by whomever", async () => {
    const [member, other] = [await addMember(), await addMember()];
    const { authenticator } = await addPasskey(member);
    const { credentialId } = await storedPasskey(member.id);
    await other.client.identity.prove({ password: GOOD_PASSWORD });
    const options = await other.client.passkeys.beginRegistration({});
    const passkey = authenticator.make(options, { id: credentialId });
    await expect(other.client.passkeys.add({ name: "x", passkey })).rejects.toEqual(refusal("PASSKEY_DUPLICATE"));
  });

  it.each<[string, Parameters<SoftAuthenticator["make"]>[1]]>([
    ["of another page", { origin: "https://evil.test" }],
    ["of another host", { rpId: "evil.test" }],
    ["of somebody who was not verified", { isVerified: false }],
    ["that is no registration", { type: "webauthn.get" }],
    ["with certificates that nobody asked for", { format: "packed", statement: new Map([["x5c", []]]) }],
    ["of another format", { format: "fido-u2f" }],
  ])("%s is refused", async (_what, faults) => {
    const { client } = await addMember();
    await client.identity.prove({ password: GOOD_PASSWORD });
    const passkey = new SoftAuthenticator().make(await client.passkeys.beginRegistration({}), faults);
    await expect(client.passkeys.add({ name: "x", passkey })).rejects.toEqual(refusal("PASSKEY_REFUSED"));
    expect((await client.passkeys.list({})).passkeys).toEqual([]);
  });

  it("of another person is not found, neither to be renamed nor removed", async () => {
    const { id: passkeyId } = await addPasskey(await addMember());
    const other = await addMember();
    await other.client.identity.prove({ password: GOOD_PASSWORD });
    await expect(other.client.passkeys.rename({ passkeyId, name: "x" })).rejects.toEqual(refusal("PASSKEY_UNKNOWN"));
    await expect(other.client.passkeys.remove({ passkeyId })).rejects.toEqual(refusal("PASSKEY_UNKNOWN"));
  });

  it("stays where it is the last way in", async () => {
    const member = await addMember();
    const [{ id: first }, { id: second }] = [await addPasskey(member), await addPasskey(member)];
    await db.delete(authAccounts).where(eq(authAccounts.userId, member.id));
    const { client } = member;
    expect(await client.passkeys.remove({ passkeyId: first })).toMatchObject({ id: first });
    await expect(client.passkeys.remove({ passkeyId: second })).rejects.toEqual(refusal("LAST_WAY_IN"));
    expect((await client.passkeys.list({})).passkeys).toMatchObject([{ id: second }]);
  });
});

describe("signing in by a passkey", () => {
  it("opens a session at aal2 without a name or a password, also with a second factor", async () => {
    const member = await addMember();
    const { authenticator } = await addPasskey(member);
    const { client, status } = await signIn(authenticator);
    expect(status).toBe(200);
    expect(await client.accounts.session()).toMatchObject({
      user: { id: member.id },
      session: { assuranceLevel: "aal2" },
    });
    const { id: factorId, totp } = await member.client.factors.enrol({ factor_type: "totp" });
    const { id: challenge_id } = await member.client.factors.challenge({ factorId });
    const code = totpCode(totp?.secret ?? "", totpStep(Date.now()));
    await member.client.factors.verify({ factorId, challenge_id, code });
    const later = await signIn(authenticator);
    expect((await later.client.accounts.session())?.user.id).toBe(member.id);
  });

  it("remembers the device, whose wrong passwords then count by themselves", async () => {
    const { authenticator } = await addPasskey(await addMember());
    expect((await signIn(authenticator)).cookie).toContain("nakamatch.device=");
  });

  it.each<[string, Faults]>([
    ["on another page", { origin: "https://evil.test" }],
    ["on another port of this host", { origin: "http://localhost:4000" }],
    ["for another host", { rpId: "evil.test" }],
    ["by somebody who was not verified", { isVerified: false }],
    ["as a registration", { type: "webauthn.create" }],
    ["for another person", { userHandle: Buffer.alloc(32).toString("base64url") }],
    ["for nobody", { userHandle: null }],
  ])("%s is refused", async (_what, faults) => {
    const { authenticator } = await addPasskey(await addMember());
    expect(await signIn(authenticator, faults)).toMatchObject({ status: 403, code: "PASSKEY_REFUSED", cookie: "" });
  });

  it("with another key is refused", async () => {
    const member = await addMember();
    await addPasskey(member);
    const { credentialId } = await storedPasskey(member.id);
    const thief = new SoftAuthenticator();
    const { client } = await addMember();
    await client.identity.prove({ password: GOOD_PASSWORD });
    thief.make(await client.passkeys.beginRegistration({}), { id: credentialId });
    const [row] = await db
      .select({ handle: passkeyHandles.handle })
      .from(passkeyHandles)
      .where(eq(passkeyHandles.userId, member.id));
    const userHandle = row?.handle.toString("base64url") ?? "";
    expect(await signIn(thief, { userHandle })).toMatchObject({ code: "PASSKEY_REFUSED" });
  });

  it("takes each challenge once, also for two calls at once", async () => {
    const { authenticator } = await addPasskey(await addMember());
    const options = await begin();
    const answers = [authenticator.answer(options), authenticator.answer(options)];
    const outcomes = await Promise.all(answers.map(send));
    expect(outcomes.map(({ code }) => code ?? "in").sort()).toEqual(["PASSKEY_EXPIRED", "in"]);
    expect(await send(authenticator.answer(options))).toMatchObject({ status: 422, code: "PASSKEY_EXPIRED" });
  });

  it("takes a challenge for five minutes, and none that was made for something else", async () => {
    const member = await addMember();
    const { authenticator } = await addPasskey(member);
    const codeAfter = async (age: string) => {
      const options = await begin();
      const challenge = Buffer.from(options.challenge, "base64url");
      await db
        .update(passkeyChallenges)
        .set({ createdAt: sql`now() - ${age}::interval` })
        .where(eq(passkeyChallenges.challenge, challenge));
      return (await send(authenticator.answer(options))).code;
    };
    expect([await codeAfter("4 minutes 50 seconds"), await codeAfter("5 minutes")]).toEqual([
      undefined,
      "PASSKEY_EXPIRED",
    ]);
    const forProof = await member.client.passkeys.beginProof({});
    expect((await send(authenticator.answer(forProof))).code).toBe("PASSKEY_EXPIRED");
    const { challenge } = await member.client.passkeys.beginRegistration({});
    expect((await send(authenticator.answer({ ...forProof, challenge }))).code).toBe("PASSKEY_EXPIRED");
  });

  it("with a counter that has gone back is refused, and noted without values", async () => {
    const lines: string[] = [];
    const log: Log = createLog({ level: "info", pretty: false }, { write: (line) => void lines.push(line) });
    const member = await addMember();
    const { authenticator } = await addPasskey(member);
    expect((await signIn(authenticator)).status).toBe(200);
    authenticator.counter -= 1;
    expect((await signIn(authenticator)).code, "the same again").toBe("PASSKEY_REFUSED");
    authenticator.counter -= 2;
    const deps = { db, outbox: noJobs, publicUrl: SITE, origins: [SITE], log };
    const refused = answeringPasskey(deps, authenticator.answer(await begin()));
    await expect(refused).rejects.toMatchObject({ code: "PASSKEY_REFUSED" });
    expect(lines).toHaveLength(1);
    expect(Object.keys(JSON.parse(lines[0] ?? "{}")).sort()).toEqual(["level", "msg", "time"]);
    authenticator.counter += 10;
    expect((await signIn(authenticator)).status, "the original goes on").toBe(200);
  });

  it("works with authenticators that do not count", async () => {
    const { authenticator } = await addPasskey(await addMember(), {
      authenticator: new SoftAuthenticator({ counts: false }),
    });
    expect([(await signIn(authenticator)).status, (await signIn(authenticator)).status]).toEqual([200, 200]);
  });

  it("opens nothing to banned people and unconfirmed addresses", async () => {
    const [banned, unconfirmed] = [await addMember(), await addMember()];
    const { authenticator } = await addPasskey(banned);
    const { authenticator: other } = await addPasskey(unconfirmed);
    await db
      .insert(authFactors)
      .values({ userId: banned.id, factorType: "phone", status: "verified", phone: "+34600000001" });
    await db.insert(bans).values({ userId: banned.id, type: "ban", reason: "spam" });
    const { data, ...refused } = await signIn(authenticator);
    expect(refused).toMatchObject({ status: 403, code: "ACCOUNT_BANNED", cookie: "" });
    expect(data?.factors, "OPEN-74 a passkey is two factors").toEqual([]);
    expect(await server.client().suspension.current({ token: data?.dataToken ?? "" })).toMatchObject({ export: null });
    await db.update(authUsers).set({ emailVerified: false }).where(eq(authUsers.id, unconfirmed.id));
    expect(await signIn(other)).toMatchObject({ code: "EMAIL_NOT_CONFIRMED", cookie: "" });
    for (const { id } of [banned, unconfirmed]) {
      expect(await db.$count(authSessions, sql`${authSessions.userId} = ${id} and ${authSessions.aal} = 'aal2'`)).toBe(
        0,
      );
    }
  });

  it("leaves no session where the passkey is removed at that moment", async () => {
    const member = await addMember();
    const { id: passkeyId } = await addPasskey(member);
    await member.client.passkeys.remove({ passkeyId });
    const opened = signIntoAccount(openDeps(db), member.id, byPasskey(passkeyId), NEW_DEVICE);
    await expect(opened).rejects.toMatchObject({ code: "PASSKEY_UNKNOWN" });
    expect(await db.$count(authSessions, eq(authSessions.userId, member.id)), "the one of the test").toBe(1);
  });

  it("and removing it at once end in one order or the other", { tags: ["postgres"] }, async () => {
    for (let round = 0; round < 5; round++) {
      const member = await addMember();
      const { id: passkeyId, authenticator } = await addPasskey(member);
      const answer = authenticator.answer(await begin());
      const [signedIn, removed] = await Promise.all([send(answer), member.client.passkeys.remove({ passkeyId })]);
      expect(removed).toMatchObject({ id: passkeyId });
      expect([undefined, "PASSKEY_UNKNOWN"]).toContain(signedIn.code);
      const opened = await db.$count(authSessions, eq(authSessions.userId, member.id));
      expect(opened).toBe(signedIn.code === undefined ? 2 : 1);
      expect((await signIn(authenticator)).code).toBe("PASSKEY_UNKNOWN");
    }
  });
});

describe("a proof by a passkey", () => {
  it("takes the place of the password, in this session alone", async () => {
    const member = await addMember();
    const { authenticator } = await addPasskey(member);
    const { cookie } = await openSession(db, member.id, SECRET);
    const client = server.client(cookie);
    expect(await client.identity.ways({})).toMatchObject({ hasPasskeys: true, isProven: false });
    const options = await client.passkeys.beginProof({});
    expect(options.allowCredentials).toHaveLength(1);
    const passkey = authenticator.answer(options, { userHandle: null });
    await expect(member.client.passkeys.prove({ passkey }), "another session").rejects.toEqual(
      refusal("PASSKEY_EXPIRED"),
    );
    expect(await client.passkeys.prove({ passkey })).toEqual({ isProven: true });
    expect(await client.identity.ways({})).toMatchObject({ isProven: true });
    await expect(client.passkeys.prove({ passkey }), "once").rejects.toEqual(refusal("PASSKEY_EXPIRED"));
    expect(await client.deletion.deleteUser({ userId: member.id })).toEqual({ isDeleted: true });
    expect(await db.$count(authPasskeys, eq(authPasskeys.userId, member.id))).toBe(0);
    expect((await signIn(authenticator)).code).toBe("PASSKEY_UNKNOWN");
  });

  it("is not given by the passkey of somebody else, nor begun without one", async () => {
    const [member, other] = [await addMember(), await addMember()];
    await addPasskey(member);
    const { authenticator } = await addPasskey(other);
    const passkey = authenticator.answer(await member.client.passkeys.beginProof({}));
    await db.execute(sql`delete from identity_proofs`);
    await expect(member.client.passkeys.prove({ passkey })).rejects.toEqual(refusal("PASSKEY_UNKNOWN"));
    expect(await member.client.identity.ways({})).toMatchObject({ isProven: false });
    const { client } = await addMember();
    await expect(client.passkeys.beginProof({})).rejects.toEqual(refusal("PASSKEY_UNKNOWN"));
    expect(await client.identity.ways({})).toMatchObject({ hasPasskeys: false });
  });
});

it("challenges that nobody answered are deleted", async () => {
  await begin();
  await db.update(passkeyChallenges).set({ createdAt: sql`now() - interval '5 minutes 1 second'` });
  const { challenge } = await begin();
  await passkeyJobs({ db })[0]?.handle({}, "job");
  const left = await db.select({ challenge: passkeyChallenges.challenge }).from(passkeyChallenges);
  expect(left.map((row) => row.challenge.toString("base64url"))).toEqual([challenge]);
});

it("an answer that is none is refused", async () => {
  const clientDataJSON = Buffer.from("{}").toString("base64url");
  const response = { clientDataJSON, authenticatorData: "AA", signature: "AA" };
  expect(await send({ id: randomUUID().replaceAll("-", ""), response })).toMatchObject({ code: "PASSKEY_REFUSED" });
  expect(await send({ id: "", response })).toMatchObject({ status: 422, code: "VALIDATION_FAILED" });
});

async function storedPasskey(personId: string) {
  const [stored] = await db.select().from(authPasskeys).where(eq(authPasskeys.userId, personId));
  if (!stored) throw new Error("no passkey is stored");
  return stored;
}
