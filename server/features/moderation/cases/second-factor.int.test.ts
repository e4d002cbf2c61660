import { personId } from "@nakamatch/contract/schemas/people";
import { afterAll, expect, it } from "vitest";
import { bans } from "../../../platform/database/schema/safety.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { refusal } from "../../../testing/factors.ts";
import { addPerson } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";

const SECRET = "a secret for tests, long enough to sign";
const FROM = "2040-01-01";

let now = new Date("2039-12-31T23:59:59.999Z");

const settings = { AUTH_SECRET: SECRET, MODERATORS_NEED_SECOND_FACTOR_FROM: FROM };
const server = await startTestApplication(settings, { clock: { now: () => now } });
afterAll(() => server.close());

it("moderators without a second factor are told from when on they need one, and refused from that day on", async () => {
  const { db } = server.database;
  const moderator = await addPerson(db, { isModerator: true });
  const member = await addPerson(db);
  const clientOf = async (id: string, aal: "aal1" | "aal2") =>
    server.client((await openSession(db, id, SECRET, { aal })).cookie);
  const [weak, strong] = [await clientOf(moderator.id, "aal1"), await clientOf(moderator.id, "aal2")];
  const other = await clientOf(member.id, "aal1");
  const banned = personId.parse((await addPerson(db)).id);
  await db.insert(bans).values({ userId: banned, type: "ban", reason: "spam" });
  const strongly = async () => {
    expect(await strong.cases.summary()).not.toHaveProperty("factorNeededFrom");
    expect((await strong.profiles.get({ personId: banned })).id).toBe(banned);
    await expect(other.cases.summary()).rejects.toEqual(refusal("MODERATOR_ONLY"));
  };

  expect(await weak.cases.summary()).toMatchObject({ factorNeededFrom: FROM });
  expect((await weak.profiles.get({ personId: banned })).id).toBe(banned);
  await strongly();

  now = new Date(`${FROM}T00:00:00Z`);
  await expect(weak.cases.summary()).rejects.toEqual(refusal("SECOND_FACTOR_MISSING"));
  await expect(weak.cases.claim({ personId: banned })).rejects.toEqual(refusal("SECOND_FACTOR_MISSING"));
  await expect(weak.profiles.get({ personId: banned })).rejects.toEqual(refusal("PERSON_NOT_FOUND"));
  expect((await weak.profiles.get({ personId: personId.parse(member.id) })).id, "as a member").toBe(member.id);
  await strongly();
});

it("PERM-05 moderators need no second factor unless that is set", async () => {
  const unset = await startTestApplication({ AUTH_SECRET: SECRET }, { clock: { now: () => now } });
  try {
    const { db } = unset.database;
    const { id } = await addPerson(db, { isModerator: true });
    const { cookie } = await openSession(db, id, SECRET);
    expect(await unset.client(cookie).cases.summary()).toEqual({ cases: 0, banned: 0, canTranslate: false });
  } finally {
    await unset.close();
  }
});
