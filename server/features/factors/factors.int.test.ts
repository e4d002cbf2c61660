import { hashPassword } from "better-auth/crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { totpCode, totpStep } from "../../platform/auth/totp.ts";
import { authAccounts, authFactors, factorChallenges } from "../../platform/database/schema/auth.ts";
import { startTestApplication, type TestApplication } from "../../testing/application.ts";
import { addPerson } from "../../testing/people.ts";
import { openSession } from "../../testing/sessions.ts";
import { GOOD_PASSWORD } from "../../testing/sign-up.ts";
import { factorJobs } from "./jobs.ts";
import { factorSeal } from "./service.ts";

const SECRET = "a secret for tests, long enough to sign";

let server: TestApplication;
let passwordHash: string;
/** What the server takes for the current time, in milliseconds. */
let now = Date.now();

beforeAll(async () => {
  server = await startTestApplication({ AUTH_SECRET: SECRET }, { clock: { now: () => new Date(now) } });
  passwordHash = await hashPassword(GOOD_PASSWORD);
});
afterAll(() => server.close());

async function addMember() {
  const { db } = server.database;
  const { id, email } = await addPerson(db);
  const account = { userId: id, accountId: id, providerId: "credential", password: passwordHash };
  await db.insert(authAccounts).values({ ...account, updatedAt: new Date() });
  const open = async () => {
    const { cookie } = await openSession(db, id, SECRET);
    return { cookie, client: server.client(cookie) };
  };
  return { id, email: email ?? "", open, ...(await open()) };
}

type Client = Awaited<ReturnType<typeof addMember>>["client"];

/** Answers a new challenge of a factor. */
async function give(client: Client, factorId: string, code: string) {
  const { id } = await client.factors.challenge({ factorId });
  return client.factors.verify({ factorId, challenge_id: id, code });
}

/** Adds an authenticator app that counts; returns its id and what it shows after so many steps. */
async function addApp(client: Client) {
  const { id, totp } = await client.factors.enrol({ factor_type: "totp", friendly_name: "Móvil" });
  const codeAfter = (steps: number) => totpCode(totp?.secret ?? "", totpStep(now) + steps);
  await give(client, id, codeAfter(-1));
  return { id, codeAfter };
}

/** The refusal that a client of the API gets. */
const codeOf = (code: string) =>
  expect.objectContaining({ data: expect.objectContaining({ body: expect.objectContaining({ code }) }) });

describe("an authenticator app", () => {
  it("SESSION-15 SESSION-19 is added with a name and an issuer, unverified, and its secret is shown this once", async () => {
    const { client, email } = await addMember();
    const added = await client.factors.enrol({ factor_type: "totp", friendly_name: "Móvil", issuer: "Naka" });
    const factor = { id: added.id, factor_type: "totp", friendly_name: "Móvil", issuer: "Naka", phone: null };
    expect(added).toMatchObject({ ...factor, status: "unverified" });
    expect(decodeURIComponent(added.totp?.uri ?? "")).toContain(`totp/Naka:${email}?secret=${added.totp?.secret}&`);
    expect((await client.factors.list({})).factors).toEqual([{ ...factor, status: "unverified" }]);
    const { rows } = await server.database.db.execute(sql`select * from auth_factors`);
    expect(JSON.stringify(rows)).not.toContain(added.totp?.secret);
  });

  it("SESSION-18 SESSION-20 counts once a right code was given, which raises the session to aal2", async () => {
    const { client } = await addMember();
    const { id, totp } = await client.factors.enrol({ factor_type: "totp" });
    await expect(give(client, id, "000000")).rejects.toEqual(codeOf("FACTOR_CODE_WRONG"));
    expect((await client.accounts.session())?.session.assuranceLevel).toBe("aal1");
    const code = totpCode(totp?.secret ?? "", totpStep(now));
    expect(await give(client, id, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ assurance_level: "aal2" });
    expect((await client.accounts.session())?.session.assuranceLevel).toBe("aal2");
    expect((await client.factors.list({})).factors).toMatchObject([{ id, status: "verified" }]);
  });

  it("SESSION-18 takes each code once, one step late or early and no more", async () => {
    const { client, open } = await addMember();
    const { id, codeAfter } = await addApp(client);
    const other = (await open()).client;
    await expect(give(other, id, codeAfter(-1)), "used already").rejects.toEqual(codeOf("FACTOR_CODE_WRONG"));
    await expect(give(other, id, codeAfter(2))).rejects.toEqual(codeOf("FACTOR_CODE_WRONG"));
    expect(await give(other, id, codeAfter(1))).toEqual({ assurance_level: "aal2" });
    await expect(give(other, id, codeAfter(0)), "older than one that was used").rejects.toEqual(
      codeOf("FACTOR_CODE_WRONG"),
    );
  });

  it("SESSION-18 takes one code of two calls at once", async () => {
    const { client, open } = await addMember();
    const { id, codeAfter } = await addApp(client);
    const others = [(await open()).client, (await open()).client];
    const given = await Promise.allSettled(others.map((each) => give(each, id, codeAfter(0))));
    expect(given.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("SESSION-17 SESSION-18 takes five tries for a challenge of the same session, for ten minutes", async () => {
    const { client, open } = await addMember();
    const { id, codeAfter } = await addApp(client);
    const other = (await open()).client;
    const { id: challenge_id, expires_at } = await other.factors.challenge({ factorId: id });
    expect(Math.abs(expires_at - Date.now() / 1000 - 600)).toBeLessThan(60);
    const answer = (code: string, from = other) => from.factors.verify({ factorId: id, challenge_id, code });
    await expect(answer(codeAfter(0), (await open()).client)).rejects.toEqual(codeOf("CHALLENGE_EXPIRED"));
    for (let tries = 0; tries < 5; tries++) {
      await expect(answer("000000")).rejects.toEqual(codeOf("FACTOR_CODE_WRONG"));
    }
    await expect(answer(codeAfter(0)), "the sixth").rejects.toEqual(codeOf("CHALLENGE_EXPIRED"));
    const late = await other.factors.challenge({ factorId: id });
    await server.database.db
      .update(factorChallenges)
      .set({ createdAt: sql`now() - interval '10 minutes'` })
      .where(eq(factorChallenges.id, late.id));
    await expect(other.factors.verify({ factorId: id, challenge_id: late.id, code: codeAfter(0) })).rejects.toEqual(
      codeOf("CHALLENGE_EXPIRED"),
    );
  });

  it("SESSION-17 gives six challenges in ten minutes, on whatever session", async () => {
    const { client, open } = await addMember();
    const { id } = await client.factors.enrol({ factor_type: "totp" });
    for (let made = 0; made < 6; made++)
      await (made % 2 ? client : (await open()).client).factors.challenge({ factorId: id });
    await expect((await open()).client.factors.challenge({ factorId: id })).rejects.toEqual(
      codeOf("TOO_MANY_REQUESTS"),
    );
  });

  it("SESSION-16 is removed after the password", async () => {
    const { client } = await addMember();
    const { id } = await addApp(client);
    await expect(client.factors.remove({ factorId: id })).rejects.toEqual(codeOf("IDENTITY_NOT_PROVEN"));
    await client.identity.prove({ password: GOOD_PASSWORD });
    expect(await client.factors.remove({ factorId: id })).toEqual({ id });
    expect((await client.factors.list({})).factors).toEqual([]);
  });

  it("of another person is not found", async () => {
    const { client } = await addMember();
    const { id } = await client.factors.enrol({ factor_type: "totp" });
    const other = (await addMember()).client;
    await expect(other.factors.challenge({ factorId: id })).rejects.toEqual(codeOf("FACTOR_NOT_FOUND"));
    await expect(other.factors.remove({ factorId: id })).rejects.toEqual(codeOf("FACTOR_NOT_FOUND"));
  });

  it("is encrypted again with a new secret, and goes on working", async () => {
    const { id, client } = await addMember();
    await client.factors.enrol({ factor_type: "totp" });
    const { db } = server.database;
    const read = async () => (await db.select().from(authFactors).where(eq(authFactors.userId, id)))[0]?.secret ?? "";
    const before = await read();
    const rotated = factorSeal("another secret, long enough to sign", [SECRET]);
    await factorJobs({ db, seal: rotated })[0]?.handle({});
    const after = await read();
    expect(rotated.isCurrent(after)).toBe(true);
    expect(rotated.open(after)).toBe(factorSeal(SECRET, []).open(before));
  });
});

describe("who has a factor that counts", () => {
  it("SESSION-20 gets nothing past the login at aal1, in sessions that are open already too", async () => {
    const { client, email, open } = await addMember();
    const earlier = await open();
    const { id, codeAfter } = await addApp(client);
    for (const held of [earlier, { client: server.client(await server.signIn(email, GOOD_PASSWORD)) }]) {
      expect(await held.client.accounts.session()).toBeNull();
      await expect(held.client.chats.list({})).rejects.toEqual(codeOf("SESSION_MISSING"));
      await expect(held.client.factors.enrol({ factor_type: "totp" })).rejects.toEqual(codeOf("SESSION_MISSING"));
      await expect(held.client.factors.remove({ factorId: id })).rejects.toEqual(codeOf("SESSION_MISSING"));
      await expect(held.client.factors.makeRecoveryCodes({})).rejects.toEqual(codeOf("SESSION_MISSING"));
      expect((await held.client.factors.list({})).factors).toMatchObject([{ id }]);
    }
    await give(earlier.client, id, codeAfter(0));
    expect((await earlier.client.accounts.session())?.session.assuranceLevel).toBe("aal2");
  });

  it("SESSION-20 cannot come in by a factor of which no code was given", async () => {
    const { client, open } = await addMember();
    await addApp(client);
    const { id, totp } = await client.factors.enrol({ factor_type: "totp" });
    const held = (await open()).client;
    const code = totpCode(totp?.secret ?? "", totpStep(now));
    await expect(give(held, id, code)).rejects.toEqual(codeOf("FACTOR_NOT_FOUND"));
  });

  it("OPEN-28 comes in by a recovery code, each once; new ones replace the old", async () => {
    const { client, open } = await addMember();
    await expect(client.factors.makeRecoveryCodes({})).rejects.toEqual(codeOf("FACTOR_NOT_FOUND"));
    await addApp(client);
    await expect(client.factors.makeRecoveryCodes({})).rejects.toEqual(codeOf("IDENTITY_NOT_PROVEN"));
    await client.identity.prove({ password: GOOD_PASSWORD });
    const [old = ""] = (await client.factors.makeRecoveryCodes({})).codes;
    const { codes } = await client.factors.makeRecoveryCodes({});
    expect(new Set(codes).size).toBe(10);
    const held = (await open()).client;
    await expect(held.factors.recover({ code: old })).rejects.toEqual(codeOf("FACTOR_CODE_WRONG"));
    expect(await held.factors.recover({ code: ` ${codes[0]?.toUpperCase().replace("-", " ")}` })).toEqual({
      assurance_level: "aal2",
    });
    expect(await held.accounts.session()).not.toBeNull();
    await expect((await open()).client.factors.recover({ code: codes[0] ?? "" })).rejects.toEqual(
      codeOf("FACTOR_CODE_WRONG"),
    );
    expect((await client.factors.list({})).recovery_codes_left).toBe(9);
  });
});

describe("a phone", () => {
  it("SESSION-15 SESSION-17 SESSION-18 gets its code by text message, which works once", async () => {
    const { client, open } = await addMember();
    const added = await client.factors.enrol({ factor_type: "phone", phone: "+34600111222" });
    expect(added).toMatchObject({ factor_type: "phone", phone: "+34600111222", totp: null });
    const { id: challenge_id } = await client.factors.challenge({ factorId: added.id, channel: "sms" });
    const [message] = (await server.outbox.list()).filter(({ to }) => to === "+34600111222");
    const code = message?.text.match(/\d{6}/)?.[0] ?? "";
    const answer = () => client.factors.verify({ factorId: added.id, challenge_id, code });
    expect(await answer()).toEqual({ assurance_level: "aal2" });
    await expect(answer()).rejects.toEqual(codeOf("CHALLENGE_EXPIRED"));
    const held = (await open()).client;
    expect((await held.factors.list({})).factors[0]?.phone, "the last digits alone").toBe("••• 22");
  });
});

it("SESSION-15 the endpoints are where the specification says", async () => {
  const { cookie, client } = await addMember();
  const { id } = await client.factors.enrol({ factor_type: "totp" });
  const response = await server.post(`/api/auth/factors/${id}/challenge`, { channel: "sms" }, { cookie });
  expect([response.status, await response.json()]).toMatchObject([200, { factor_type: "totp" }]);
  now += 1;
});
