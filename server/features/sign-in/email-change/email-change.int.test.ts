import { randomBytes } from "node:crypto";
import { es } from "@nakamatch/phrases/es";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import {
  authAccounts,
  authFactors,
  authSessions,
  authUsers,
  authVerifications,
  emailChanges,
} from "../../../platform/database/schema/auth.ts";
import { moderationSignals } from "../../../platform/database/schema/moderation.ts";
import { authPasskeys } from "../../../platform/database/schema/passkeys.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { type FactorMember, openFactorsScene, refusal } from "../../../testing/factors.ts";
import { addPerson } from "../../../testing/people.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { until } from "../../../testing/waiting.ts";
import { markBannedEmail } from "../accounts/service.ts";
import { emailChangeJobs, emailChangeSeal, LINK_HOURS, UNDO_DAYS } from "./jobs.ts";
import { deleteOld } from "./store.ts";

const NEW_PASSWORD = "Thousand-5unny";

let made = 0;

const scene = await openFactorsScene();
const { server } = scene;
const { db } = server.database;
afterAll(() => scene.close());

/** The token in the newest email of this kind to an address. */
function tokenTo(address: string, kind: "confirm-email" | "undo"): Promise<string> {
  return until(async () => {
    const mails = (await server.outbox.list()).filter(({ to }) => to === address);
    const found = mails.map(({ text }) => text.match(new RegExp(`[?&]${kind}=([\\w-]+)`))?.[1]).find(Boolean);
    return found ?? Promise.reject(new Error(`no ${kind} to ${address}`));
  });
}

const newAddress = () => `new-${made++}@example.test`;

/** Requests another address with the password; returns it with the emailed token. */
async function ask(client: FactorMember["client"], email = newAddress()) {
  await client.identity.prove({ password: GOOD_PASSWORD });
  await client.emailChange.request({ email });
  return { email, token: await tokenTo(email, "confirm-email") };
}

/** Changes a new member's address; returns the old address's undo token. */
async function changed() {
  const member = await scene.addMember();
  const { email, token } = await ask(member.client);
  await member.client.emailChange.confirm({ token });
  return { ...member, newEmail: email, undo: await tokenTo(member.email, "undo") };
}

async function addressesOf(id: string) {
  const [account] = await db.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, id));
  const [profile] = await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, id));
  return [account?.email, profile?.email];
}

const signIn = async (email: string, password = GOOD_PASSWORD) =>
  (await server.post("/api/auth/sign-in/email", { email, password })).status;

describe("another address", () => {
  it("is asked for after the password, and counts once its link was opened; sessions go on", async () => {
    const { client, id, email: before } = await scene.addMember();
    await expect(client.emailChange.request({ email: newAddress() })).rejects.toEqual(refusal("IDENTITY_NOT_PROVEN"));
    const { email, token } = await ask(client);
    expect(await addressesOf(id), "not yet").toEqual([before, before]);
    expect((await server.outbox.list()).find(({ to }) => to === email)?.messageId).toMatch(/^<[\w-]{36}@/);
    expect(await client.emailChange.confirm({ token })).toEqual({ email });
    expect(await addressesOf(id)).toEqual([email, email]);
    expect([await signIn(before), await signIn(email)]).toEqual([401, 200]);
    expect((await client.accounts.session())?.user.email).toBe(email);
  });

  it("with an international domain is kept as punycode, and is the present one in either form then", async () => {
    const { client } = await scene.addMember();
    const typed = "nami@müller.example";
    await client.identity.prove({ password: GOOD_PASSWORD });
    const { email } = await client.emailChange.request({ email: typed });
    expect(email).toBe("nami@xn--mller-kva.example");
    await client.emailChange.confirm({ token: await tokenTo(email, "confirm-email") });
    expect((await client.accounts.session())?.user.email).toBe(email);
    await expect(client.emailChange.request({ email: typed })).rejects.toMatchObject({ status: 422 });
  });

  it("is answered in the same way by the link that was opened before, and changed and told once, while it is the person's", async () => {
    const { client, id, open, email: before } = await scene.addMember();
    const { email, token } = await ask(client);
    const stored = () => db.select().from(emailChanges).where(eq(emailChanges.userId, id));
    await client.emailChange.confirm({ token });
    const undo = await tokenTo(before, "undo");
    const once = await stored();
    expect(await client.emailChange.confirm({ token })).toEqual({ email });
    expect(await stored()).toEqual(once);
    const stranger = await scene.addMember();
    await expect(stranger.client.emailChange.confirm({ token })).rejects.toEqual(refusal("LINK_INVALID"));

    const next = await ask(client);
    expect(await client.emailChange.confirm({ token }), "while another is waited for").toEqual({ email });
    expect(await addressesOf(id)).toEqual([email, email]);
    await client.emailChange.confirm({ token: next.token });
    // Emails are sent in the order of changes.
    await tokenTo(email, "undo");
    expect((await server.outbox.list()).filter(({ to, text }) => to === before && text.includes("undo="))).toHaveLength(
      1,
    );
    await expect(client.emailChange.confirm({ token }), "of an address before").rejects.toEqual(
      refusal("LINK_INVALID"),
    );
    await server.client().emailChange.undo({ token: undo, newPassword: NEW_PASSWORD });
    const again = await open();
    for (const used of [token, next.token])
      await expect(again.client.emailChange.confirm({ token: used }), "taken back").rejects.toEqual(
        refusal("LINK_INVALID"),
      );
  });

  it("has to be one, not the present one, and no disposable one", async () => {
    const { client, email: present } = await scene.addMember();
    await client.identity.prove({ password: GOOD_PASSWORD });
    for (const email of ["ana", present.toUpperCase(), "ana@mailinator.com"])
      await expect(client.emailChange.request({ email }), email).rejects.toEqual(refusal("VALIDATION_FAILED"));
  });

  it("gets the same answer where somebody else has it; they get an email without a link that confirms", async () => {
    const [asker, owner] = [await scene.addMember(), await scene.addMember()];
    await asker.client.identity.prove({ password: GOOD_PASSWORD });
    expect(await asker.client.emailChange.request({ email: owner.email.toUpperCase() })).toEqual({
      email: owner.email,
    });
    const told = await until(async () => {
      const mail = (await server.outbox.list()).find(({ to }) => to === owner.email);
      return mail ?? Promise.reject(new Error("nothing was sent"));
    });
    expect(told.subject).toBe(es.emails.emailTaken.subject);
    expect(told.text).not.toContain("confirm-email");
    expect(told.messageId, "not the one of the link").toMatch(/^<[\w-]{36}\.taken@/);
    expect(await addressesOf(owner.id)).toEqual([owner.email, owner.email]);
  });

  it("is refused to whom it reached first if somebody has confirmed it meanwhile; an account nobody has confirmed gives way", async () => {
    const { client, id } = await scene.addMember();
    const first = await ask(client);
    await addPerson(db, { email: first.email });
    await expect(client.emailChange.confirm({ token: first.token })).rejects.toEqual(refusal("VALIDATION_FAILED"));
    const second = await ask(client);
    const squatter = await addPerson(db, { email: second.email, emailVerified: false });
    const newcomer = await addPerson(db, { email: "newcomer@example.com", emailVerified: false });
    await client.emailChange.confirm({ token: second.token });
    expect(await addressesOf(newcomer.id), "somebody else").toEqual(["newcomer@example.com", "newcomer@example.com"]);
    expect(await addressesOf(id)).toEqual([second.email, second.email]);
    expect(await addressesOf(squatter.id)).toEqual([undefined, undefined]);
  });

  it("raises a signal for moderators if it is another banned person's, in any spelling; one's own raises none", async () => {
    const { secret } = scene;
    const banned = await addPerson(db, { email: "returns@example.test" });
    await markBannedEmail(db, { secret, personId: banned.id, until: null });
    const { client, id, email: before } = await scene.addMember();
    await markBannedEmail(db, { secret, personId: id, until: new Date(0) });
    const { token } = await ask(client, "returns+again@example.test");
    await client.emailChange.confirm({ token });
    await server.client().emailChange.undo({ token: await tokenTo(before, "undo"), newPassword: NEW_PASSWORD });
    const signals = await db.select().from(moderationSignals).where(eq(moderationSignals.personId, id));
    expect(signals).toMatchObject([{ kind: "returning_person", bannedId: banned.id }]);
  });

  it("goes to one of two members who confirm it at the same moment", async () => {
    const [one, two] = [await scene.addMember(), await scene.addMember()];
    const first = await ask(one.client);
    const second = await ask(two.client);
    await db.update(emailChanges).set({ newEmail: first.email }).where(eq(emailChanges.userId, two.id));
    const both = await Promise.allSettled([
      one.client.emailChange.confirm({ token: first.token }),
      two.client.emailChange.confirm({ token: second.token }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const have = [...(await addressesOf(one.id)), ...(await addressesOf(two.id))];
    expect(have.filter((email) => email === first.email)).toHaveLength(2);
  });

  it("is confirmed only in a session that has given the second factor, where there is one", async () => {
    const { client, id, open, email: before } = await scene.addMember();
    await client.identity.prove({ password: GOOD_PASSWORD });
    const { id: factorId, codeAfter } = await scene.addApp(client);
    const { token } = await ask(client);
    const other = await open();
    await expect(other.client.emailChange.confirm({ token })).rejects.toEqual(refusal("SESSION_MISSING"));
    expect(await addressesOf(id)).toEqual([before, before]);
    await scene.give(other.client, factorId, codeAfter(1));
    await other.client.emailChange.confirm({ token });
  });

  it("leaves nothing where the account is deleted at the same moment", async () => {
    const { client, id, cookie } = await scene.addMember();
    const { email, token } = await ask(client);
    await Promise.allSettled([
      client.emailChange.confirm({ token }),
      server.post("/api/delete-user", { userId: id }, { cookie }),
    ]);
    expect(await addressesOf(id)).toEqual([undefined, undefined]);
    expect(await db.$count(emailChanges, eq(emailChanges.newEmail, email))).toBe(0);
    await expect(client.emailChange.confirm({ token })).rejects.toEqual(refusal("SESSION_MISSING"));
  });

  it("is confirmed by the person alone, within a day, by the link of the newest request", async () => {
    const { client, id } = await scene.addMember();
    const first = await ask(client);
    const stranger = await scene.addMember();
    await expect(stranger.client.emailChange.confirm({ token: first.token })).rejects.toEqual(refusal("LINK_INVALID"));
    const second = await ask(client);
    await expect(client.emailChange.confirm({ token: first.token })).rejects.toEqual(refusal("LINK_INVALID"));
    await db
      .update(emailChanges)
      .set({ requestedAt: sql`now() - interval '24 hours'` })
      .where(eq(emailChanges.userId, id));
    await expect(client.emailChange.confirm({ token: second.token })).rejects.toEqual(refusal("LINK_INVALID"));
  });

  it("gets no email whose link has expired, such as after emails were held", async () => {
    const { id, newEmail } = await changed();
    const [change] = await db.select().from(emailChanges).where(eq(emailChanges.userId, id));
    const sent: string[] = [];
    const secret = "s".repeat(32);
    const mail = { send: async (to: string) => void sent.push(to), close: () => {} };
    const [confirm, undo] = emailChangeJobs({ db, mail, secret, publicUrl: "https://nakamatch.test" });
    const job = { changeId: change?.id ?? "", link: emailChangeSeal(secret).close("/settings") };
    const age = (values: object) => db.update(emailChanges).set(values).where(eq(emailChanges.userId, id));
    await undo.handle(job, "1");
    expect(sent).toHaveLength(1);
    await age({ confirmedAt: sql`now() - interval '7 days 1 second'` });
    await undo.handle(job, "2");
    await age({ confirmedAt: null, newEmail: newAddress(), oldEmail: null, undoHash: null });
    await confirm.handle(job, "3");
    expect(sent).toHaveLength(2);
    await age({ requestedAt: sql`now() - interval '24 hours 1 second'` });
    await confirm.handle(job, "4");
    expect(sent, newEmail).toHaveLength(2);
  });

  it("is no longer waited for after a new password", async () => {
    const { client } = await scene.addMember();
    const { token } = await ask(client);
    await client.identity.changePassword({ currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD });
    await expect(client.emailChange.confirm({ token })).rejects.toEqual(refusal("LINK_INVALID"));
  });

  it("is confirmed once by two tabs at the same moment, and both are told so", async () => {
    const { client, id, email: before } = await scene.addMember();
    const { email, token } = await ask(client);
    const both = await Promise.allSettled([
      client.emailChange.confirm({ token }),
      client.emailChange.confirm({ token }),
    ]);
    const answer = { status: "fulfilled", value: { email } };
    expect(both).toEqual([answer, answer]);
    expect(await addressesOf(id)).toEqual([email, email]);
    await tokenTo(before, "undo");
    expect(await db.$count(emailChanges, eq(emailChanges.userId, id))).toBe(1);
  });

  it("gets a link a minute apart at most, no matter who asks", async () => {
    const [one, two] = [await scene.addMember(), await scene.addMember()];
    const { email } = await ask(one.client);
    await two.client.identity.prove({ password: GOOD_PASSWORD });
    await expect(two.client.emailChange.request({ email })).rejects.toEqual(refusal("TOO_MANY_REQUESTS"));
  });
});

describe("the link to the old address", { timeout: 60_000 }, () => {
  it("takes the change back under a new password: all sessions end, and the old password works nowhere", async () => {
    const { client, id, email, newEmail, undo } = await changed();
    const anybody = server.client();
    await expect(anybody.emailChange.undo({ token: undo, newPassword: "weak" })).rejects.toEqual(
      refusal("VALIDATION_FAILED"),
    );
    expect(await anybody.emailChange.undo({ token: undo, newPassword: NEW_PASSWORD })).toEqual({ isUndone: true });
    expect(await addressesOf(id)).toEqual([email, email]);
    expect(await client.accounts.session()).toBeNull();
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
    expect([await signIn(email), await signIn(newEmail), await signIn(newEmail, NEW_PASSWORD)]).toEqual([
      401, 401, 401,
    ]);
    expect(await signIn(email, NEW_PASSWORD)).toBe(200);
    await expect(anybody.emailChange.undo({ token: undo, newPassword: GOOD_PASSWORD }), "again").rejects.toEqual(
      refusal("LINK_INVALID"),
    );
  });

  it("is answered as before where it is sent again with the same password within ten minutes, and changes nothing", async () => {
    const { id, email, undo } = await changed();
    const anybody = server.client();
    const again = () => anybody.emailChange.undo({ token: undo, newPassword: NEW_PASSWORD });
    await again();
    const stored = () => db.select().from(authAccounts).where(eq(authAccounts.userId, id));
    const once = await stored();
    expect(await signIn(email, NEW_PASSWORD)).toBe(200);
    expect(await again()).toEqual({ isUndone: true });
    expect(await stored()).toEqual(once);
    expect(await db.$count(authSessions, eq(authSessions.userId, id)), "the new session goes on").toBe(1);
    const isOfPerson = eq(authVerifications.value, id);
    await db.update(authVerifications).set({ expiresAt: sql`now()` }).where(isOfPerson);
    await expect(again(), "too late").rejects.toEqual(refusal("LINK_INVALID"));
  });

  it("removes providers, passkeys, and second factors that were added since the change: they may be an attacker's", async () => {
    const { id, undo } = await changed();
    const { id: other } = await scene.addMember();
    const factor = { factorType: "phone", status: "verified" } as const;
    const [kept] = await db
      .insert(authFactors)
      .values({ ...factor, userId: id, phone: "+34600000001", createdAt: sql`now() - interval '1 day'` })
      .returning();
    for (const userId of [id, other]) {
      const identity = { userId, providerId: "google", accountId: `of-${userId}`, updatedAt: new Date() };
      await db.insert(authAccounts).values(identity);
      const keys = { credentialId: randomBytes(16), publicKey: randomBytes(32) };
      await db.insert(authPasskeys).values({ ...keys, userId, counter: 0, transports: [], name: "Theirs" });
      await db.insert(authFactors).values({ ...factor, userId, phone: "+34600000002" });
    }
    const ofOther = () =>
      Promise.all([authAccounts, authPasskeys, authFactors].map((table) => db.$count(table, eq(table.userId, other))));
    const before = await ofOther();
    await server.client().emailChange.undo({ token: undo, newPassword: NEW_PASSWORD });
    expect(await db.$count(authPasskeys, eq(authPasskeys.userId, id))).toBe(0);
    const ways = await db.select().from(authAccounts).where(eq(authAccounts.userId, id));
    expect(ways).toMatchObject([{ providerId: "credential" }]);
    const left = await db.select({ id: authFactors.id }).from(authFactors).where(eq(authFactors.userId, id));
    expect(left).toEqual([{ id: kept?.id }]);
    expect(await ofOther()).toEqual(before);
  });

  it("gives a password to people who had none", async () => {
    const { id, email, undo } = await changed();
    await db.delete(authAccounts).where(eq(authAccounts.userId, id));
    await server.client().emailChange.undo({ token: undo, newPassword: NEW_PASSWORD });
    expect(await signIn(email, NEW_PASSWORD)).toBe(200);
  });

  it("works once, also when opened twice at the same moment, and ends with the account", async () => {
    const { undo, client } = await changed();
    const anybody = server.client();
    const both = await Promise.allSettled(
      [NEW_PASSWORD, "Grand-Line-7"].map((newPassword) => anybody.emailChange.undo({ token: undo, newPassword })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await client.accounts.session()).toBeNull();
    const gone = await changed();
    await gone.client.identity.prove({ password: GOOD_PASSWORD });
    const { status } = await server.post("/api/delete-user", { userId: gone.id }, { cookie: gone.cookie });
    expect(status).toBe(200);
    await expect(anybody.emailChange.undo({ token: gone.undo, newPassword: NEW_PASSWORD })).rejects.toEqual(
      refusal("LINK_INVALID"),
    );
  });

  it("works for seven days; after that nothing is kept of the change", async () => {
    const { id, undo, newEmail } = await changed();
    const age = (interval: string) =>
      db
        .update(emailChanges)
        .set({ confirmedAt: sql`now() - ${interval}::interval` })
        .where(eq(emailChanges.userId, id));
    await age("6 days 23 hours");
    await deleteOld(db, { hours: LINK_HOURS, days: UNDO_DAYS });
    expect(await db.$count(emailChanges, eq(emailChanges.userId, id))).toBe(1);
    await age("7 days");
    await expect(server.client().emailChange.undo({ token: undo, newPassword: NEW_PASSWORD })).rejects.toEqual(
      refusal("LINK_INVALID"),
    );
    expect(await addressesOf(id)).toEqual([newEmail, newEmail]);
    await deleteOld(db, { hours: LINK_HOURS, days: UNDO_DAYS });
    expect(await db.$count(emailChanges, eq(emailChanges.userId, id))).toBe(0);
  });

  it("takes later changes back with it", async () => {
    const { client, id, email, newEmail, undo } = await changed();
    const { token } = await ask(client);
    await client.emailChange.confirm({ token });
    const later = await tokenTo(newEmail, "undo");
    await server.client().emailChange.undo({ token: undo, newPassword: NEW_PASSWORD });
    expect(await addressesOf(id)).toEqual([email, email]);
    await expect(server.client().emailChange.undo({ token: later, newPassword: NEW_PASSWORD })).rejects.toEqual(
      refusal("LINK_INVALID"),
    );
  });

  it("works although somebody has registered with the old address, unless they have confirmed it", async () => {
    const first = await changed();
    const squatter = await addPerson(db, { email: first.email, emailVerified: false });
    await server.client().emailChange.undo({ token: first.undo, newPassword: NEW_PASSWORD });
    expect(await addressesOf(first.id)).toEqual([first.email, first.email]);
    expect(await addressesOf(squatter.id)).toEqual([undefined, undefined]);
    const second = await changed();
    await addPerson(db, { email: second.email });
    await expect(server.client().emailChange.undo({ token: second.undo, newPassword: NEW_PASSWORD })).rejects.toEqual(
      refusal("VALIDATION_FAILED"),
    );
    expect(await addressesOf(second.id), "nothing has changed").toEqual([second.newEmail, second.newEmail]);
    expect(await signIn(second.newEmail)).toBe(200);
  });
});
