import { randomBytes, randomUUID } from "node:crypto";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { es } from "@nakamatch/phrases/es";
import { eq, sql } from "drizzle-orm";
import { io } from "socket.io-client";
import { afterAll, describe, expect, it } from "vitest";
import { createJobRunner } from "../../../jobs/runner.ts";
import type { MailTransport } from "../../../mail/transport.ts";
import { createPasswords, hashPassword } from "../../../platform/auth/passwords.ts";
import { systemClock } from "../../../platform/clock.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import {
  accountRescues,
  addressRestorations,
  authAccounts,
  authUsers,
  authVerifications,
} from "../../../platform/database/schema/auth.ts";
import { moderationCases } from "../../../platform/database/schema/moderation.ts";
import { pushSubscriptions } from "../../../platform/database/schema/notifications.ts";
import { authPasskeys } from "../../../platform/database/schema/passkeys.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { createLog } from "../../../platform/log.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { type FactorMember, openFactorsScene, refusal } from "../../../testing/factors.ts";
import { addPerson } from "../../../testing/people.ts";
import { left } from "../../../testing/realtime.ts";
import { recordingDelivery } from "../../../testing/recording-delivery.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { until, untilStatementWaits } from "../../../testing/waiting.ts";
import { storedLink } from "../../sign-in/accounts/policy.ts";
import { UNDO_DAYS } from "../../sign-in/email-change/jobs.ts";
import { rescueJobs } from "./jobs.ts";
import {
  endRole,
  listSecured,
  reopenAccount,
  restoreAddress,
  restoreDue,
  secureAccount,
  withdrawRestoration,
} from "./service.ts";
import { forgetEnded } from "./store.ts";

const NEW_PASSWORD = "Thousand-5unny";

const scene = await openFactorsScene();
const { server } = scene;
const { db } = server.database;
// As the command has one, beside the server's.
const jobs = createJobRunner(server.database, createLog({ level: "silent", pretty: false }));
await jobs.start([]);
const deps = { db, outbox: jobs, clock: systemClock, passwords: createPasswords(), secret: scene.secret };
afterAll(async () => {
  await jobs.stop();
  await scene.close();
});

const emailsTo = async (address: string) => (await server.outbox.list()).filter(({ to }) => to === address);

/** The first match in an email to an address, once it has come. */
const inEmailTo = (address: string, pattern: RegExp) =>
  until(async () => {
    const found = (await emailsTo(address)).map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
    return found ?? Promise.reject(new Error(`no ${pattern} to ${address}`));
  });

/** Asks for a link for a new password, and waits until the request is answered. */
async function askForReset(email: string) {
  await server.post("/api/auth/request-password-reset", { email, redirectTo: "/reset-password" });
  await until(async () => {
    const waiting = await db.$count(sql`pgboss.job where name = 'accounts.link-request' and state < 'completed'`);
    expect(waiting).toBe(0);
  });
}

const reset = async (token: string) =>
  (await server.post("/api/auth/reset-password", { token, newPassword: NEW_PASSWORD })).status;
const signIn = (email: string, password: string, cookie = "") =>
  server.post("/api/auth/sign-in/email", { email, password }, { cookie });

/** Changes the address by both emails; returns the new one, and the link that undoes the change. */
async function changeAddress({ client, email: before }: Pick<FactorMember, "client" | "email">) {
  const email = `${randomUUID()}@example.test`;
  await client.identity.prove({ password: GOOD_PASSWORD });
  await client.emailChange.request({ email });
  await client.emailChange.confirm({ token: await inEmailTo(email, /confirm-email=([\w-]+)/) });
  return { email, undo: await inEmailTo(before, /[?&]undo=([\w-]+)/) };
}

function passkeyOf(userId: string) {
  const [credentialId, publicKey] = [randomBytes(16), randomBytes(16)];
  return { userId, credentialId, publicKey, counter: 0, transports: [], name: "x" };
}

/** Gives an account all that securing takes away. */
async function addEverything(member: FactorMember) {
  const { id, client, sessionId } = member;
  await client.identity.prove({ password: GOOD_PASSWORD });
  await scene.addApp(client);
  await client.factors.makeRecoveryCodes();
  await db.insert(authAccounts).values({ userId: id, accountId: id, providerId: "google", updatedAt: new Date() });
  await db.insert(authPasskeys).values(passkeyOf(id));
  const endpoint = `https://push.example.test/${id}`;
  await db.insert(pushSubscriptions).values({ sessionId, endpoint, p256dh: "x", auth: "x" });
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + 1e6);
  await db.insert(authVerifications).values({ identifier: storedLink(token), value: id, expiresAt });
  await db.update(profiles).set({ isModerator: true, isOperator: true }).where(eq(profiles.id, id));
  const [reporter, reported] = [await addPerson(db), await addPerson(db)];
  await db.insert(reports).values({ reporterId: reporter.id, reportedUserId: reported.id, reason: "spam" });
  const claimedUntil = new Date(Date.now() + 1e6);
  await db
    .update(moderationCases)
    .set({ claimedBy: id, claimedUntil })
    .where(eq(moderationCases.personId, reported.id));
  return { token, caseOf: reported.id };
}

/** What is left of it. */
async function leftOf(id: string, caseOf: string) {
  const { rows } = await db.execute(sql`select
    (select count(*)::int from auth_session where "userId" = ${id}::uuid) as sessions,
    (select count(*)::int from push_subscriptions where endpoint like ${`%${id}`}) as pushes,
    (select count(*)::int from auth_passkeys where user_id = ${id}::uuid) as passkeys,
    (select count(*)::int from auth_account where "userId" = ${id}::uuid and password is null) as providers,
    (select count(*)::int from auth_factors where user_id = ${id}::uuid) as factors,
    (select count(*)::int from auth_recovery_codes where user_id = ${id}::uuid) as codes,
    (select count(*)::int from auth_verification where value = ${id}) as links,
    (select count(*)::int from moderation_cases where person_id = ${caseOf}::uuid and claimed_by is not null) as claims,
    (select is_moderator::int + is_operator::int from profiles where id = ${id}::uuid) as rights`);
  return rows[0];
}

const NOTHING = {
  sessions: 0,
  pushes: 0,
  passkeys: 0,
  providers: 0,
  factors: 0,
  codes: 0,
  links: 0,
  claims: 0,
  rights: 0,
};

describe("securing an account", () => {
  it("takes away whatever lets somebody in or act for others, closes sockets at once, and is logged", async () => {
    const member = await scene.addMember();
    const { email, undo } = await changeAddress(member);
    const { token, caseOf } = await addEverything(member);
    const other = await scene.addMember();
    const others = await addEverything(other);
    const before = await leftOf(other.id, others.caseOf);
    const { cookie } = await member.open();
    // The second factor holds back the new session, so the socket is one of the raised session.
    expect(cookie).not.toBe(member.cookie);
    const socket = io(server.url, {
      path: REALTIME_PATH,
      transports: ["websocket"],
      reconnection: false,
      extraHeaders: { origin: "http://localhost:3000", cookie: member.cookie },
    });
    await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("connect_error", reject));
    const gone = left(socket);

    const secured = await secureAccount(deps, ` ${member.email.toUpperCase()} `);
    const removed = {
      sessions: 2,
      pushes: 1,
      passkeys: 1,
      providers: ["google"],
      factors: 1,
      recoveryCodes: 10,
      links: 2,
      cases: 1,
      wasModerator: true,
      wasOperator: true,
    };
    expect(secured).toMatchObject({ personId: member.id, email, removed, earlier: [{ email: member.email }] });
    expect(await gone).toBe("io server disconnect");
    expect(await leftOf(member.id, caseOf)).toEqual(NOTHING);
    expect((await signIn(email, GOOD_PASSWORD)).status, "the old password").toBe(401);
    expect(await reset(token), "an open link").toBe(400);
    await expect(
      server.client().emailChange.undo({ token: undo, newPassword: NEW_PASSWORD }),
      "the link to the earlier address, which may be the intruder's",
    ).rejects.toEqual(refusal("LINK_INVALID"));
    expect((await listSecured(db)).rescues[0]).toMatchObject({ personId: member.id, email, removed, reopenedAt: null });
    for (const known of [email, member.email]) {
      await inEmailTo(known, new RegExp(`(${es.emails.accountSecured.action})`));
    }
    expect(await leftOf(other.id, others.caseOf), "somebody else's").toEqual(before);
  });

  it("sends no link for a new password, nor lets one work, until it is opened again for its owner", async () => {
    const { id, email } = await scene.addMember();
    await secureAccount(deps, id);
    await askForReset(email);
    // As of a request that began before.
    const token = randomUUID();
    const link = { identifier: storedLink(token), value: id, expiresAt: new Date(Date.now() + 1e6) };
    await db.insert(authVerifications).values(link);
    expect(await reset(token)).toBe(400);
    expect((await emailsTo(email)).filter(({ text }) => text.includes("reset-password"))).toEqual([]);
    await db.insert(authVerifications).values(link);

    expect(await reopenAccount(deps, email)).toEqual({ email });
    expect(await reset(token), "still").toBe(400);
    expect(await reset(await inEmailTo(email, /reset-password\/([\w-]+)/))).toBe(200);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect(await reopenAccount(deps, email), "once").toBeUndefined();
    expect((await listSecured(db)).rescues[0]).toMatchObject({ personId: id, reopenedAt: expect.any(Date) });
  });

  it("forgets the devices of before: the next sign-in on one is told as of a new device", async () => {
    const { email } = await scene.addMember();
    const cookieOf = (response: Response) =>
      response.headers
        .getSetCookie()
        .map((header) => header.split(";")[0])
        .find((cookie) => cookie?.startsWith("nakamatch.device"));
    const newDevices = async () =>
      (await emailsTo(email)).filter(({ subject }) => subject.includes("dispositivo")).length;
    const device = cookieOf(await signIn(email, GOOD_PASSWORD));
    await secureAccount(deps, email);
    await reopenAccount(deps, email);
    await reset(await inEmailTo(email, /reset-password\/([\w-]+)/));
    const anew = cookieOf(await signIn(email, NEW_PASSWORD, device));
    await until(async () => expect(await newDevices()).toBe(1));
    await signIn(email, NEW_PASSWORD, anew);
    await until(async () =>
      expect(await db.$count(sql`pgboss.job where name = 'security-emails.send' and state < 'completed'`)).toBe(0),
    );
    expect(await newDevices()).toBe(1);
  });

  it("does all or nothing, and may be repeated", async () => {
    const member = await scene.addMember();
    const { caseOf } = await addEverything(member);
    const before = await leftOf(member.id, caseOf);
    const failing = { ...deps, outbox: { add: () => Promise.reject(new Error("killed")) } };
    await expect(secureAccount(failing, member.id)).rejects.toThrow("killed");
    expect(await leftOf(member.id, caseOf)).toEqual(before);
    await secureAccount(deps, member.id);
    expect(await secureAccount(deps, member.id)).toMatchObject({ removed: { sessions: 0, wasModerator: false } });
    await reopenAccount(deps, member.id);
    expect(await db.$count(accountRescues, sql`person_id = ${member.id}::uuid and reopened_at is null`)).toBe(0);
  });

  it("finds nobody by another address, and nothing to secure before an address was confirmed", async () => {
    const { email } = await addPerson(db, { emailVerified: false });
    expect(await secureAccount(deps, "nobody@example.test")).toBeUndefined();
    expect(await secureAccount(deps, email)).toBeUndefined();
    expect(await db.$count(accountRescues, sql`person_id in (select id from auth_user where email = ${email})`)).toBe(
      0,
    );
  });

  it("asks which of them is meant by an address that is one's now and was another's, and takes no unconfirmed one", async () => {
    const [member, passing] = [await scene.addMember(), await scene.addMember()];
    const { email } = member;
    await changeAddress(member);
    const unconfirmed = await addPerson(db, { email, emailVerified: false });
    expect(await secureAccount(deps, email)).toMatchObject({ personId: member.id });
    await db.delete(authUsers).where(eq(authUsers.id, unconfirmed.id));
    await db.update(authUsers).set({ email }).where(eq(authUsers.id, passing.id));

    const words = `ID: ${[member.id, passing.id].toSorted().join(", ")}.`;
    await expect(secureAccount(deps, email)).rejects.toThrow(words);
    await expect(reopenAccount(deps, email)).rejects.toThrow(words);
    await expect(restoreAddress(deps, email, { email: "free@example.test", proof: "x" })).rejects.toThrow(words);
    await expect(withdrawRestoration(deps, email)).rejects.toThrow(words);
    expect(await db.$count(accountRescues, eq(accountRescues.personId, passing.id))).toBe(0);
    expect(await secureAccount(deps, passing.id)).toMatchObject({ personId: passing.id });
  });

  it("lets nobody in while it is closed, whatever way in they have made", async () => {
    const { id, email } = await scene.addMember();
    await secureAccount(deps, id);
    const password = await hashPassword(NEW_PASSWORD);
    await db.update(authAccounts).set({ password }).where(eq(authAccounts.userId, id));
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(401);
    await reopenAccount(deps, id);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it("waits for a change that has begun, and takes away what it added", { tags: ["postgres"] }, async () => {
    const { id } = await scene.addMember();
    let securing: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await lockPerson(tx, id, { toChange: true });
      await tx.insert(authPasskeys).values(passkeyOf(id));
      securing = secureAccount(deps, id);
      await untilStatementWaits(server.database);
    });
    await securing;
    expect(await db.$count(authPasskeys, eq(authPasskeys.userId, id))).toBe(0);
  });
});

describe("giving an earlier address back", () => {
  const proof = "folder 7";
  const addressOf = async (id: string) =>
    (await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, id)))[0]?.email;
  const ofPerson = (id: string) => eq(addressRestorations.personId, id);
  const restorationOf = async (id: string) => (await db.select().from(addressRestorations).where(ofPerson(id)))[0];
  const allTold = (id: string) => until(async () => expect((await restorationOf(id))?.untold).toEqual([]));
  const makeDue = async (id: string) => {
    await allTold(id);
    await db.update(addressRestorations).set({ dueAt: sql`now() - interval '1 minute'` }).where(ofPerson(id));
  };
  const restoreAll = async () => expect(await restoreDue(deps)).toEqual({ failed: 0, errors: [] });
  /** The job that sends emails, with a mail server of its own. */
  const emailJob = (
    mail: Pick<MailTransport, "send">,
    { secret = scene.secret, earlierSecrets = [] as string[] } = {},
  ) => {
    const unused = null as never;
    const parts = { db, log: createLog({ level: "silent", pretty: false }), realtime: unused, restoreDue: unused };
    const publicUrl = "http://localhost:3000";
    return rescueJobs({ ...parts, mail: mail as MailTransport, secret, earlierSecrets, publicUrl })[1].handle;
  };
  /** Asks without a server that takes up the jobs. */
  async function askUnsent(id: string, email: string) {
    const queued: Parameters<ReturnType<typeof emailJob>>[0][] = [];
    const outbox: Outbox = { add: async (_tx, _kind, payload) => void queued.push(payload as never) };
    await restoreAddress({ ...deps, outbox }, id, { email, proof });
    return queued;
  }
  const outcomeOf = async (id: string) =>
    (await listSecured(db)).restorations.find(({ personId }) => personId === id)?.outcome;

  /** A member whose address an intruder changed, secured. */
  async function taken({ isModerator = false } = {}) {
    const member = await scene.addMember();
    const { email: intruders } = await changeAddress(member);
    await db.update(profiles).set({ isModerator }).where(eq(profiles.id, member.id));
    await secureAccount(deps, member.id);
    return { ...member, intruders };
  }
  const ask = (who: string, email: string) => restoreAddress(deps, who, { email, proof });

  it("tells all known addresses, waits for three days, then opens the account at it", async () => {
    const { id, email, intruders } = await taken();
    const told = [intruders, email];
    expect(await ask(intruders, ` ${email.toUpperCase()} `)).toEqual({ asked: told });
    const texts = await Promise.all(told.map((to) => inEmailTo(to, /[?&]objection=([\w-]+)/)));
    expect(new Set(texts).size).toBe(1);
    expect(await ask(id, email), "once at a time").toEqual({ problem: "pending" });
    await restoreAll();
    expect(await addressOf(id), "not before").toBe(intruders);
    await askForReset(intruders);
    await makeDue(id);
    await Promise.all([restoreDue(deps), restoreDue(deps)]);
    expect([await addressOf(id), await outcomeOf(id)]).toEqual([email, "restored"]);
    expect(await reset(await inEmailTo(email, /reset-password\/([\w-]+)/))).toBe(200);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await emailsTo(intruders)).filter(({ text }) => text.includes("reset-password/"))).toEqual([]);
  });

  it.each<[string, (email: string) => Promise<unknown>]>([
    [
      "the link in the email, which may be pressed again",
      async (email) => {
        const token = await inEmailTo(email, /[?&]objection=([\w-]+)/);
        await server.client().emailChange.object({ token });
        await server.client().emailChange.object({ token });
      },
    ],
    ["the operator's command", async (email) => expect(await withdrawRestoration(deps, email)).toBe(true)],
    ["opening the account at its address", async (email) => reopenAccount(deps, email)],
  ])("does not happen after %s", async (_how, end) => {
    const { id, email, intruders } = await taken();
    const older = `${randomUUID()}@example.test`;
    expect(await ask(id, older)).toMatchObject({ asked: [intruders, older, email] });
    await end(intruders);
    await makeDue(id);
    await restoreAll();
    expect(await addressOf(id)).toBe(intruders);
    expect(await outcomeOf(id)).toMatch(/^(objected|withdrawn)$/);
    expect(await withdrawRestoration(deps, id)).toBe(false);
  });

  it("is done at once for who was a moderator, whom the operator knows", async () => {
    const { id, email } = await taken({ isModerator: true });
    expect(await ask(id, email)).toEqual({ restored: email });
    expect(await addressOf(id)).toBe(email);
    expect(await reset(await inEmailTo(email, /reset-password\/([\w-]+)/))).toBe(200);
    const logged = (await listSecured(db)).restorations.find(({ personId }) => personId === id);
    expect(logged).toMatchObject({ email, proof, outcome: "restored" });
  });

  it("is asked for, like anybody's, to an address that a moderator's account is not known to have had", async () => {
    const { id, email, intruders } = await taken({ isModerator: true });
    expect(await ask(id, "mistyped@example.test")).toEqual({ asked: [intruders, "mistyped@example.test", email] });
    expect(await addressOf(id)).toBe(intruders);
  });

  it("is refused for an open account, a malformed address, and one that an account has, also one of meanwhile", async () => {
    const other = await scene.addMember();
    const { id, email } = await taken();
    expect(await ask(other.id, "free@example.test")).toEqual({ problem: "notClosed" });
    expect(await ask("nobody@example.test", "free@example.test")).toEqual({ problem: "notClosed" });
    expect(await ask(id, "no address")).toEqual({ problem: "invalid" });
    expect(await ask(id, other.email)).toEqual({ problem: "taken" });
    await ask(id, email);
    await db.update(authUsers).set({ email }).where(eq(authUsers.id, other.id));
    await makeDue(id);
    expect(await restoreDue(deps)).toEqual({ failed: 1, errors: [] });
    expect(await outcomeOf(id)).toBe("failed");
  });

  it("counts the 72 hours from when the last address was told, and an email that is sent again once", async () => {
    const { id, email, intruders } = await taken();
    const [first, second] = await askUnsent(id, email);
    const past = new Date(Date.now() - 3_600_000);
    const hoursLeft = async () => Math.round((Number((await restorationOf(id))?.dueAt) - Date.now()) / 3_600_000);
    const overdue = () => db.update(addressRestorations).set({ dueAt: past }).where(ofPerson(id));
    await overdue();
    const out: string[] = [];
    const tell = emailJob({ send: async (to) => void out.push(to) });
    const broken = emailJob({ send: () => Promise.reject(new Error("no mail server")) });

    await tell(first!, "1");
    await expect(broken(second!, "2")).rejects.toThrow("no mail server");
    expect((await restorationOf(id))?.untold).toEqual([email]);
    await overdue();
    await tell(first!, "1");
    expect((await restorationOf(id))?.untold, "the other is as untold as before").toEqual([email]);
    await restoreAll();
    expect(await addressOf(id), "long after, but not everybody was told").toBe(intruders);

    await tell(second!, "2");
    expect([out, await hoursLeft()]).toEqual([[intruders, intruders, email], 72]);
    await overdue();
    await tell(second!, "2");
    expect(await hoursLeft(), "counted once").toBe(-1);
    await restoreAll();
    expect(await addressOf(id)).toBe(email);
  });

  it("sends what an earlier AUTH_SECRET sealed, and fails visibly without it", async () => {
    const { id, email } = await taken();
    const [queued] = await askUnsent(id, email);
    const send = () => Promise.resolve();
    await expect(emailJob({ send }, { secret: "another" })(queued!, "1")).rejects.toThrow("AUTH_SECRET");
    expect((await restorationOf(id))?.untold).toHaveLength(2);
    await emailJob({ send }, { secret: "another", earlierSecrets: [scene.secret] })(queued!, "1");
    expect((await restorationOf(id))?.untold).toEqual([email]);
  });

  it("goes on with the others where one cannot be restored now", async () => {
    const [broken, whole] = [await taken(), await taken()];
    for (const { id, email } of [broken, whole]) {
      await ask(id, email);
      await makeDue(id);
    }
    const outbox: Outbox = {
      add: (tx, kind, payload) =>
        (payload as { userId?: string }).userId === broken.id
          ? Promise.reject(new Error("no queue"))
          : jobs.add(tx, kind, payload),
    };
    expect(await restoreDue({ ...deps, outbox })).toEqual({ failed: 0, errors: [new Error("no queue")] });
    expect([await addressOf(broken.id), await addressOf(whole.id)]).toEqual([broken.intruders, whole.email]);
    await restoreAll();
    expect(await addressOf(broken.id), "the next time").toBe(broken.email);
  });

  it("is forgotten but for dates and outcome seven days after it ended, not while it waits", async () => {
    const [ended, recent, waiting] = [await taken(), await taken(), await taken()];
    for (const { id, email } of [ended, recent, waiting]) await ask(id, email);
    for (const { id } of [ended, recent]) await withdrawRestoration(deps, id);
    const ago = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
    await db
      .update(addressRestorations)
      .set({ endedAt: ago(7 * 24 + 1) })
      .where(ofPerson(ended.id));
    await db
      .update(addressRestorations)
      .set({ endedAt: ago(7 * 24 - 1) })
      .where(ofPerson(recent.id));
    await db
      .update(addressRestorations)
      .set({ askedAt: ago(1000), dueAt: ago(900) })
      .where(ofPerson(waiting.id));
    await forgetEnded(db, UNDO_DAYS);
    expect(await restorationOf(ended.id)).toMatchObject({ email: null, proof: null, untold: [], outcome: "withdrawn" });
    for (const { id, email } of [recent, waiting]) expect(await restorationOf(id)).toMatchObject({ email, proof });
  });

  it("is done at once despite an objection, by an operator who says why, and only after one", async () => {
    const { id, email } = await taken();
    const anyhow = () => restoreAddress(deps, id, { email, proof: "two operators, folder 7", overrules: true });
    expect(await anyhow(), "nobody was asked").toEqual({ problem: "notObjected" });
    await ask(id, email);
    expect(await anyhow(), "nobody objected").toEqual({ problem: "notObjected" });
    const token = await inEmailTo(email, /[?&]objection=([\w-]+)/);
    await server.client().emailChange.object({ token });
    const other = { email: `${randomUUID()}@example.test`, proof, overrules: true };
    expect(await restoreAddress(deps, id, other), "another address").toEqual({ problem: "notObjected" });
    expect(await anyhow()).toEqual({ restored: email });
    expect(await addressOf(id)).toBe(email);
    expect(await restorationOf(id)).toMatchObject({ outcome: "overruled", proof: "two operators, folder 7" });
    expect(await reset(await inEmailTo(email, /reset-password\/([\w-]+)/))).toBe(200);
  });

  it("is done at once where a known address could not be told for 72 hours, and not before", async () => {
    const { id, email } = await taken();
    await askUnsent(id, email);
    const anyhow = () => restoreAddress(deps, id, { email, proof, overrules: true });
    const asked = (hours: number) =>
      db
        .update(addressRestorations)
        .set({ askedAt: sql`now() - make_interval(hours => ${hours})` })
        .where(ofPerson(id));
    await asked(71);
    expect(await anyhow()).toEqual({ problem: "notObjected" });
    await asked(73);
    expect(await anyhow()).toEqual({ restored: email });
    expect(await restorationOf(id)).toMatchObject({ outcome: "overruled", untold: [] });
  });

  it("cannot be objected to by a link that is none, nor after it was done", async () => {
    await expect(server.client().emailChange.object({ token: "made-up" })).rejects.toEqual(refusal("LINK_INVALID"));
    const { id, email } = await taken();
    await ask(id, email);
    const token = await inEmailTo(email, /[?&]objection=([\w-]+)/);
    await makeDue(id);
    await restoreAll();
    await expect(server.client().emailChange.object({ token })).rejects.toEqual(refusal("LINK_INVALID"));
    expect(await addressOf(id)).toBe(email);
  });
});

describe("the end of a moderator's role", () => {
  it("ends the claims at once, and the server tells the person's screens and the team's", async () => {
    const [former, moderator] = [
      await addPerson(db, { isModerator: true }),
      await addPerson(db, { isModerator: true }),
    ];
    const [reported, reporter] = [await addPerson(db), await addPerson(db)];
    await db.insert(reports).values({ reporterId: reporter.id, reportedUserId: reported.id, reason: "spam" });
    const claimedUntil = new Date(Date.now() + 60_000);
    await db.update(moderationCases).set({ claimedBy: former.id, claimedUntil });
    const queued: unknown[] = [];
    const outbox: Outbox = { add: async (_tx, { name }, payload) => void queued.push(name, payload) };
    expect(await endRole({ db, outbox }, former.email.toUpperCase())).toBe(true);
    expect(queued).toEqual(["rescue.role-ended", { personId: former.id }]);
    const [open] = await db.select().from(moderationCases).where(eq(moderationCases.personId, reported.id));
    expect(open?.claimedBy).toBeNull();

    const delivery = recordingDelivery();
    const job = rescueJobs({ db, realtime: { ...delivery, disconnectPerson() {} } } as never).at(-1);
    await job?.handle({ personId: former.id } as never, "job");
    const [told] = delivery.take();
    expect(told).toMatchObject({ event: "moderation.changed" });
    expect(told?.to).toEqual(expect.arrayContaining([former.id, moderator.id]));
    expect(await endRole({ db, outbox }, "nobody@example.test")).toBe(false);
  });
});
