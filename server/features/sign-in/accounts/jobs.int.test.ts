import { randomUUID } from "node:crypto";
import { eq, like, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { MailTransport } from "../../../mail/transport.ts";
import { systemClock } from "../../../platform/clock.ts";
import { authUsers, authVerifications, emailRequests } from "../../../platform/database/schema/auth.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import type { JobHandler } from "../../../platform/outbox.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPerson } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { accountJobs, confirmationJob, linkSeal, passwordResetJob, wrongPasswordsJob } from "./jobs.ts";
import { PASSWORD_RESET_SECONDS } from "./policy.ts";

const SECRET = "a secret for tests only";
const answerRequest = async () => {};

const database = await createTestDatabase();
afterAll(() => database.close());

describe("the email with the link to a new password", () => {
  it("is not sent with an expired link, a plain one, or one encrypted with another secret", async () => {
    const sent: string[] = [];
    const mail: MailTransport = { send: async (to) => void sent.push(to), close: () => {} };
    const { id, email } = await addPerson(database.db);
    const now = new Date();
    const publicUrl = "http://localhost:3000";
    const jobs = accountJobs({
      db: database.db,
      mail,
      clock: { now: () => now },
      secret: SECRET,
      publicUrl,
      answerRequest,
    });
    const send = jobs.find(({ kind }) => kind === passwordResetJob)?.handle as JobHandler<object>["handle"] | undefined;
    const path = "/api/auth/reset-password/token";
    const link = linkSeal(SECRET).close(path);
    const validUntil = new Date(now.getTime() + 1).toISOString();
    await send?.({ userId: id, link, validUntil: now.toISOString() }, "job");
    for (const other of [path, linkSeal("another").close(path)]) {
      await send?.({ userId: id, link: other, validUntil }, "job");
    }
    expect(sent).toEqual([]);
    await send?.({ userId: id, link, validUntil }, "job");
    expect(sent).toEqual([email]);
  });

  it("is tried again while its link works", () => {
    const { retryLimit, retryDelay } = passwordResetJob;
    // The queue doubles the wait each time and may add a random delay of the same length.
    const waits = Array.from({ length: retryLimit }, (_, retry) => retryDelay * 2 ** retry);
    const seconds = waits.reduce((sum, wait) => sum + wait, 0);
    expect(seconds).toBeGreaterThan(PASSWORD_RESET_SECONDS / 4);
    expect(2 * seconds).toBeLessThan(PASSWORD_RESET_SECONDS);
  });
});

it("every email of a job that runs twice has the same id", async () => {
  const ids: string[] = [];
  const mail: MailTransport = { send: async (_to, _email, id) => void ids.push(id), close: () => {} };
  const { id: userId } = await addPerson(database.db);
  const publicUrl = "https://nakamatch.example";
  const jobs = accountJobs({ db: database.db, mail, clock: systemClock, secret: SECRET, publicUrl, answerRequest });
  const link = linkSeal(SECRET).close("/path");
  const names = [confirmationJob.name, passwordResetJob.name, wrongPasswordsJob.name];
  for (const { kind, handle } of jobs.filter(({ kind }) => names.includes(kind.name))) {
    for (const _ of ["once", "again"]) await handle({ userId, link } as never, kind.name);
  }
  expect(ids).toEqual(names.flatMap((name) => [name, name]));
});

describe("every day", () => {
  const day = 86_400_000;
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

  async function tidy(): Promise<void> {
    const mail: MailTransport = { send: async () => {}, close: () => {} };
    const deps = { db: database.db, mail, clock: systemClock, secret: SECRET };
    const jobs = accountJobs({ ...deps, publicUrl: "http://localhost:3000", answerRequest });
    await jobs.find(({ kind }) => kind.name === "accounts.tidy")?.handle({} as never, "job");
  }

  /** Adds an account created `age` and last emailed `sent` milliseconds ago. */
  async function addAccount(age: number, sent: number, emailVerified = false) {
    const person = await addPerson(database.db, { emailVerified });
    const times = { createdAt: ago(age), updatedAt: ago(sent) };
    await database.db.update(authUsers).set(times).where(eq(authUsers.id, person.id));
    return person;
  }

  const exists = async ({ id }: { id: string }) => (await database.db.$count(authUsers, eq(authUsers.id, id))) === 1;

  it("accounts that nobody confirmed for a week are deleted with all they have, and no others", async () => {
    const old = await addAccount(8 * day, 8 * day);
    const young = await addAccount(6 * day, 6 * day);
    const withEmail = await addAccount(8 * day, day / 2);
    const confirmed = await addAccount(80 * day, 80 * day, true);
    await tidy();
    expect(await Promise.all([old, young, withEmail, confirmed].map(exists))).toEqual([false, true, true, true]);
    expect(await database.db.$count(profiles, eq(profiles.id, old.id))).toBe(0);
    const successor = await addPerson(database.db, { email: old.email, nickname: old.nickname });
    expect(successor).toMatchObject({ email: old.email, nickname: old.nickname });
  });

  it("more of them than one statement deletes are deleted", async () => {
    await database.db.execute(sql`
      insert into auth_user (email, "emailVerified", "createdAt", "updatedAt")
      select 'many' || n || '@example.test', false, now() - interval '9 days', now() - interval '9 days'
      from generate_series(1, 1100) n`);
    await tidy();
    expect(await database.db.$count(authUsers, like(authUsers.email, "many%"))).toBe(0);
  });

  it("an account that is being confirmed at that moment stays", { tags: ["postgres"] }, async () => {
    const person = await addAccount(8 * day, 8 * day);
    let tidied: Promise<void> | undefined;
    await database.db.transaction(async (tx) => {
      await tx.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, person.id));
      tidied = tidy();
      await untilStatementWaits(database);
    });
    await tidied;
    expect(await exists(person)).toBe(true);
  });

  it("expired links and counts are deleted, and no others", async () => {
    const { db } = database;
    const { id: userId } = await addPerson(db);
    const ahead = new Date(Date.now() + day);
    const links = [ago(1000), ahead].map((expiresAt) => ({ identifier: randomUUID(), value: userId, expiresAt }));
    await db.insert(authVerifications).values(links);
    await db.insert(emailRequests).values([
      { key: "over", requestedAt: [ago(2 * day), ago(1.01 * day)] },
      { key: "new", requestedAt: [ago(2 * day), ago(0.99 * day)] },
    ]);
    await tidy();
    expect(await db.select({ at: authVerifications.expiresAt }).from(authVerifications)).toEqual([{ at: ahead }]);
    expect(await db.select({ key: emailRequests.key }).from(emailRequests)).toEqual([{ key: "new" }]);
  });
});
