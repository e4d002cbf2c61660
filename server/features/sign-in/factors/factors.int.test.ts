import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { totpStep } from "../../../platform/auth/totp.ts";
import { authFactors, authSessions, factorChallenges } from "../../../platform/database/schema/auth.ts";
import { openFactorsScene, refusal } from "../../../testing/factors.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { totpCode } from "../../../testing/totp.ts";
import { factorJobs } from "./jobs.ts";
import { factorSeal } from "./service.ts";

const scene = await openFactorsScene();
const { server, addMember, addApp, give } = scene;
const { db } = server.database;
afterAll(() => scene.close());

describe("an authenticator app", () => {
  it("SESSION-15 SESSION-19 is added with a name and an issuer, unverified, and its secret is shown this once", async () => {
    const { client, email } = await addMember();
    const added = await client.factors.enrol({ factor_type: "totp", friendly_name: "Móvil", issuer: "Naka" });
    const factor = { id: added.id, factor_type: "totp", friendly_name: "Móvil", issuer: "Naka", phone: null };
    expect(added).toMatchObject({ ...factor, status: "unverified" });
    expect(decodeURIComponent(added.totp?.uri ?? "")).toMatch(
      new RegExp(`totp/Naka:${email}\\?.*secret=${added.totp?.secret}&`),
    );
    expect((await client.factors.list({})).factors).toEqual([{ ...factor, status: "unverified" }]);
    const { rows } = await db.execute(sql`select * from auth_factors`);
    expect(JSON.stringify(rows)).not.toContain(added.totp?.secret);
  });

  it("SESSION-15 takes a name and an issuer of 1 to 60 characters, and a name that can be seen", async () => {
    const { client } = await addMember();
    const long = { friendly_name: "x".repeat(60), issuer: "y".repeat(60) };
    await client.factors.enrol({ factor_type: "totp", ...long });
    for (const own of [
      { friendly_name: "" },
      { issuer: "" },
      { friendly_name: "\u200b" },
      { issuer: "y".repeat(61) },
    ]) {
      await expect(client.factors.enrol({ factor_type: "totp", ...own })).rejects.toMatchObject({ status: 422 });
    }
    expect((await client.factors.list({})).factors).toMatchObject([long]);
  });

  it("SESSION-18 SESSION-20 counts once a right code was given, which raises the session to aal2", async () => {
    const { client } = await addMember();
    const { id, totp } = await client.factors.enrol({ factor_type: "totp" });
    await expect(give(client, id, "000000")).rejects.toEqual(refusal("FACTOR_CODE_WRONG"));
    expect((await client.accounts.session())?.session.assuranceLevel).toBe("aal1");
    const code = totpCode(totp?.secret ?? "", totpStep(scene.now));
    expect(await give(client, id, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ assurance_level: "aal2" });
    expect((await client.accounts.session())?.session.assuranceLevel).toBe("aal2");
    expect((await client.factors.list({})).factors).toMatchObject([{ id, status: "verified" }]);
  });

  it("SESSION-18 takes each code once, one step late or early and no more", async () => {
    const { client, open } = await addMember();
    const { id, codeAfter } = await addApp(client);
    const other = (await open()).client;
    await expect(give(other, id, codeAfter(-1)), "used already").rejects.toEqual(refusal("FACTOR_CODE_WRONG"));
    await expect(give(other, id, codeAfter(2))).rejects.toEqual(refusal("FACTOR_CODE_WRONG"));
    expect(await give(other, id, codeAfter(1))).toEqual({ assurance_level: "aal2" });
    await expect(give(other, id, codeAfter(0)), "older than one that was used").rejects.toEqual(
      refusal("FACTOR_CODE_WRONG"),
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
    await expect(answer(codeAfter(0), (await open()).client)).rejects.toEqual(refusal("CHALLENGE_EXPIRED"));
    for (let tries = 0; tries < 5; tries++) {
      await expect(answer("000000")).rejects.toEqual(refusal("FACTOR_CODE_WRONG"));
    }
    await expect(answer(codeAfter(0)), "the sixth").rejects.toEqual(refusal("CHALLENGE_EXPIRED"));
    const late = await other.factors.challenge({ factorId: id });
    await db
      .update(factorChallenges)
      .set({ createdAt: sql`now() - interval '10 minutes'` })
      .where(eq(factorChallenges.id, late.id));
    await expect(other.factors.verify({ factorId: id, challenge_id: late.id, code: codeAfter(0) })).rejects.toEqual(
      refusal("CHALLENGE_EXPIRED"),
    );
  });

  it("SESSION-17 leaves six challenges in ten minutes and twenty in a day without a right code, on whatever session", async () => {
    const { client, open, sessionId } = await addMember();
    const { id, codeAfter } = await addApp(client);
    const age = (interval: string) =>
      db
        .update(factorChallenges)
        .set({ createdAt: sql`${factorChallenges.createdAt} - ${interval}::interval` })
        .where(eq(factorChallenges.factorId, id));
    const ask = async () => (await open()).client.factors.challenge({ factorId: id });
    for (let made = 0; made < 6; made++) {
      const { client: other, sessionId: otherId } = await open();
      await other.factors.challenge({ factorId: id });
      // The attacker signs in again.
      await db.delete(authSessions).where(eq(authSessions.id, otherId));
    }
    await expect(ask()).rejects.toEqual(refusal("TOO_MANY_REQUESTS"));
    await age("10 minutes");
    for (let round = 0; round < 2; round++) {
      for (let made = 0; made < 6; made++) await ask();
      await age("10 minutes");
    }
    for (let made = 0; made < 2; made++) await ask();
    await expect(ask(), "the 21st").rejects.toEqual(refusal("TOO_MANY_REQUESTS"));
    await age("23 hours 40 minutes");
    const held = (await open()).client;
    expect(await give(held, id, codeAfter(0)), "a day later").toEqual({ assurance_level: "aal2" });
    expect(await db.$count(authSessions, eq(authSessions.id, sessionId))).toBe(1);
  });

  it("SESSION-17 does not count challenges that got a right code", async () => {
    const { client } = await addMember();
    const { id, codeAfter } = await addApp(client);
    await give(client, id, codeAfter(0));
    await give(client, id, codeAfter(1));
    for (let made = 0; made < 6; made++) await client.factors.challenge({ factorId: id });
    await expect(client.factors.challenge({ factorId: id })).rejects.toEqual(refusal("TOO_MANY_REQUESTS"));
  });

  it("SESSION-15 needs the password in a session that was opened a while ago", async () => {
    const { client, sessionId } = await addMember();
    await db
      .update(authSessions)
      .set({ createdAt: sql`now() - interval '10 minutes'` })
      .where(eq(authSessions.id, sessionId));
    await expect(client.factors.enrol({ factor_type: "totp" })).rejects.toEqual(refusal("IDENTITY_NOT_PROVEN"));
    expect((await client.factors.list({})).factors).toEqual([]);
    await client.identity.prove({ password: GOOD_PASSWORD });
    expect(await client.factors.enrol({ factor_type: "totp" })).toMatchObject({ status: "unverified" });
  });

  it("SESSION-15 are ten at most", async () => {
    const { client } = await addMember();
    for (let added = 0; added < 10; added++) await addApp(client);
    await expect(client.factors.enrol({ factor_type: "totp" })).rejects.toEqual(refusal("FACTORS_FULL"));
  });

  it("SESSION-16 is removed after the password", async () => {
    const { client } = await addMember();
    const { id } = await addApp(client);
    await expect(client.factors.remove({ factorId: id })).rejects.toEqual(refusal("IDENTITY_NOT_PROVEN"));
    await client.identity.prove({ password: GOOD_PASSWORD });
    expect(await client.factors.remove({ factorId: id })).toEqual({ id });
    expect((await client.factors.list({})).factors).toEqual([]);
  });

  it("SESSION-16 SESSION-20 puts all sessions back to aal1 once the last one is removed, and recovery codes go", async () => {
    const { client, open } = await addMember();
    const first = await addApp(client);
    const second = await addApp(client);
    const other = (await open()).client;
    await give(other, first.id, first.codeAfter(0));
    await client.identity.prove({ password: GOOD_PASSWORD });
    const [code = ""] = (await client.factors.makeRecoveryCodes({})).codes;
    const levels = async () =>
      Promise.all([client, other].map(async (each) => (await each.accounts.session())?.session.assuranceLevel));
    await client.factors.remove({ factorId: first.id });
    expect(await levels(), "one is left").toEqual(["aal2", "aal2"]);
    await client.factors.remove({ factorId: second.id });
    expect(await levels()).toEqual(["aal1", "aal1"]);
    await addApp(client);
    await expect((await open()).client.factors.recover({ code })).rejects.toEqual(refusal("FACTOR_CODE_WRONG"));
    expect(await other.accounts.session(), "limited by the new one").toBeNull();
  });

  it("of another person is not found", async () => {
    const { client } = await addMember();
    const { id } = await client.factors.enrol({ factor_type: "totp" });
    const other = (await addMember()).client;
    await expect(other.factors.challenge({ factorId: id })).rejects.toEqual(refusal("FACTOR_NOT_FOUND"));
    await expect(other.factors.remove({ factorId: id })).rejects.toEqual(refusal("FACTOR_NOT_FOUND"));
  });

  it("is encrypted again with a new secret, and goes on working", async () => {
    const { id, client } = await addMember();
    await client.factors.enrol({ factor_type: "totp" });
    const read = async () => (await db.select().from(authFactors).where(eq(authFactors.userId, id)))[0]?.secret ?? "";
    const before = await read();
    const rotated = factorSeal("another secret, long enough to sign", [scene.secret]);
    await factorJobs({ db, seal: rotated })[0]?.handle({}, "job");
    const after = await read();
    expect(rotated.isCurrent(after)).toBe(true);
    expect(rotated.open(after)).toBe(factorSeal(scene.secret, []).open(before));
  });
});

describe("a phone", () => {
  const messagesTo = async (phone: string) => (await server.outbox.list()).filter(({ to }) => to === phone);
  const codeIn = (text: string | undefined) => text?.match(/\d{6}/)?.[0] ?? "";

  it("SESSION-15 SESSION-17 SESSION-18 gets its code by text message, which works once", async () => {
    const { client, open } = await addMember();
    const phone = "+34600111222";
    const added = await client.factors.enrol({ factor_type: "phone", phone });
    expect(added).toMatchObject({ factor_type: "phone", phone, totp: null });
    const { id: challenge_id } = await client.factors.challenge({ factorId: added.id, channel: "sms" });
    const [message] = await messagesTo(phone);
    const code = codeIn(message?.text);
    const answer = (given: string) => client.factors.verify({ factorId: added.id, challenge_id, code: given });
    await expect(answer(code === "000000" ? "000001" : "000000")).rejects.toEqual(refusal("FACTOR_CODE_WRONG"));
    expect(await answer(code)).toEqual({ assurance_level: "aal2" });
    await expect(answer(code)).rejects.toEqual(refusal("CHALLENGE_EXPIRED"));
    const held = (await open()).client;
    expect((await held.factors.list({})).factors[0]?.phone, "the last digits alone").toBe("••• 22");
    expect((await client.factors.list({})).factors[0]?.phone).toBe(phone);
  });

  it("SESSION-17 gets it in the language of the page", async () => {
    const { cookie, client } = await addMember();
    const phone = "+34600111223";
    const { id } = await client.factors.enrol({ factor_type: "phone", phone });
    await server.post(`/api/auth/factors/${id}/challenge`, {}, { cookie, "accept-language": "de" });
    expect((await messagesTo(phone))[0]?.text).toMatch(/^Dein Nakamatch-Code lautet \d{6}\./);
  });

  it("SESSION-17 that nobody has verified gets five messages in an hour, no matter who asks for them", async () => {
    const phone = "+34600111224";
    const letSecondsPass = () =>
      db.execute(sql`update email_requests set requested_at = array(
        select at - interval '21 seconds' from unnest(requested_at) at order by at)`);
    const ask = async () => {
      const { client } = await addMember();
      const { id } = await client.factors.enrol({ factor_type: "phone", phone });
      await letSecondsPass();
      await client.factors.challenge({ factorId: id });
    };
    for (let sent = 0; sent < 5; sent++) await ask();
    await expect(ask()).rejects.toEqual(refusal("TOO_MANY_REQUESTS"));
    expect(await messagesTo(phone)).toHaveLength(5);
  });

  it("SESSION-17 costs its person's messages, also when it is removed in between", async () => {
    const { client } = await addMember();
    let asked = 0;
    const ask = async () => {
      const phone = `+346001113${String(asked++).padStart(2, "0")}`;
      const { id } = await client.factors.enrol({ factor_type: "phone", phone });
      await client.factors.challenge({ factorId: id });
    };
    for (let sent = 0; sent < 6; sent++) await ask();
    await expect(ask(), "of challenges").rejects.toEqual(refusal("TOO_MANY_REQUESTS"));
    const age = sql`now() - interval '10 minutes'`;
    await db.update(factorChallenges).set({ createdAt: age });
    for (let sent = 0; sent < 6; sent++) await ask();
    await db.update(factorChallenges).set({ createdAt: age });
    await expect(ask(), "of messages").rejects.toEqual(refusal("TOO_MANY_REQUESTS"));
  });
});
