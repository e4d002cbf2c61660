import { randomUUID } from "node:crypto";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { fillIn } from "@nakamatch/phrases/text";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { emailPhrases } from "../../../mail/languages.ts";
import { hashPassword } from "../../../platform/auth/passwords.ts";
import { authAccounts } from "../../../platform/database/schema/auth.ts";
import { billingStates, subscriptions } from "../../../platform/database/schema/premium.ts";
import { createStorage } from "../../../storage/storage.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { openMailbox } from "../../../testing/mailbox.ts";
import { memoryStorage } from "../../../testing/memory-storage.ts";
import { addPerson, type PersonValues } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { until } from "../../../testing/waiting.ts";
import { farewellEmail } from "./emails.ts";
import { deletionJobs } from "./jobs.ts";
import { PREMIUM_ENDS } from "./types.ts";

const SECRET = "a secret for tests, long enough to sign";
const words = emailPhrases.de.farewell;

const mailbox = await openMailbox();
const server = await startTestApplication({ AUTH_SECRET: SECRET, SMTP_URL: mailbox.url });
const { db } = server.database;
const password = await hashPassword(GOOD_PASSWORD);
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

/** A German-speaking member with this subscription who has just entered the password. */
async function addLeaver(
  subscription?: { stripeSubscriptionId: string | null; startDate: Date; isRestored?: boolean },
  values: PersonValues = {},
) {
  const { id, email } = await addPerson(db, { language: "de", ...values });
  const account = { userId: id, accountId: id, providerId: "credential", password, updatedAt: new Date() };
  await db.insert(authAccounts).values(account);
  if (subscription) {
    const { isRestored = false, ...values } = subscription;
    await db.insert(subscriptions).values({ userId: id, status: "active", plan: "mensual", ...values });
    const subscriptionId = subscription.stripeSubscriptionId;
    if (subscriptionId)
      await db.insert(billingStates).values({ subscriptionId, paidUntil: new Date(), isUnpaid: false, isRestored });
  }
  const { cookie } = await openSession(db, id, SECRET);
  const client = server.client(cookie);
  await client.identity.prove({ password: GOOD_PASSWORD });
  return { id, email, leave: () => client.deletion.deleteUser({ userId: id }) };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const bought = (startDate: Date) => ({ stripeSubscriptionId: `sub_${randomUUID().replaceAll("-", "")}`, startDate });

describe("the farewell", { timeout: 30_000 }, () => {
  it.each([
    ["who had no subscription", undefined, undefined],
    ["whose premium was a present", { stripeSubscriptionId: null, startDate: daysAgo(1) }, words.premium.granted],
    ["whose premium was given back", { ...bought(daysAgo(1)), isRestored: true }, words.premium.granted],
    ["who may withdraw still", bought(daysAgo(13)), words.premium.withdrawable],
    ["who may not any more", bought(daysAgo(15)), words.premium.paid],
  ])("tells a person %s, in their language, at the address that they had", async (_, subscription, told) => {
    const { email, leave } = await addLeaver(subscription);
    await leave();
    await expect.poll(() => mailbox.count(email)).toBe(1);
    const content = (await mailbox.emailTo(email)).replaceAll(/\s+/g, " ");
    expect(content).toContain(words.body.replaceAll(/\s+/g, " "));
    for (const text of Object.values(words.premium))
      expect(content.includes(text.replaceAll(/\s+/g, " "))).toBe(text === told);
  });

  it("is queued with the deletion, or not at all, and the queue names nobody", async () => {
    const { id, email, leave } = await addLeaver();
    const stranger = await addLeaver();
    const queued = async () =>
      (await db.execute<{ data: string }>(sql`select data::text from pgboss.job where name = 'deletion.farewell'`))
        .rows;
    const before = (await queued()).length;
    await server.post("/api/delete-user", { userId: id });
    expect((await queued()).length).toBe(before);
    await leave();
    await expect.poll(() => mailbox.count(email)).toBe(1);
    for (const { data } of await queued()) expect(data).not.toMatch(new RegExp(`${email}|@|${id}`));
    expect(mailbox.count(stranger.email)).toBe(0);
  });
});

describe("the list of deleted accounts, for restored backups", { timeout: 30_000 }, () => {
  it("gets the bare id outside of the database", async () => {
    const { id, leave } = await addLeaver();
    const { erasures } = await createStorage({ folder: server.dataFolder });
    await leave();
    await until(async () => {
      const listed: string[] = [];
      for await (const path of erasures.list()) listed.push(path.slice("2026-01-31/".length));
      expect(listed).toContain(id);
    });
  });

  it("forgets an id after 90 days", async () => {
    const { storage, files } = memoryStorage();
    const now = new Date("2026-05-01T03:46:00Z");
    const url = { publicUrl: "https://nakamatch.test", contactEmail: "hola@nakamatch.test" };
    const mail = { send: async () => {}, close: () => {} };
    const [, record, forget] = deletionJobs({
      ...url,
      mail,
      secret: SECRET,
      erasures: storage,
      clock: { now: () => now },
    });
    const personId = randomUUID();
    for (const day of ["2026-01-30", "2026-01-31", "2026-05-01"]) {
      await record.handle({ personId, day });
      await record.handle({ personId, day });
    }
    await forget.handle({}, "job");
    expect([...files.keys()]).toEqual([`2026-01-31/${personId}`, `2026-05-01/${personId}`]);
  });
});

it.each(LANGUAGES)("every farewell in %s says what becomes of premium", (language) => {
  for (const premium of PREMIUM_ENDS) {
    const recipient = { email: "nami@example.test", nickname: "Nami", language, premium };
    const email = farewellEmail(recipient, {
      publicUrl: "https://nakamatch.test",
      contactEmail: "hola@nakamatch.test",
    });
    const { farewell } = emailPhrases[language];
    expect(email.text).not.toMatch(/\{\{/);
    expect(email.text).toContain(fillIn(farewell.after, { contact: "hola@nakamatch.test" }, language));
    if (premium !== "none") expect(email.text).toContain(farewell.premium[premium]);
  }
});
