import { LIST_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { bannedEmails, moderationSignals } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { actorOf, addPerson, type Person } from "../../../testing/people.ts";
import { addMadrid, type SignUpValues, signUpInput } from "../../../testing/sign-up.ts";
import { forgetBannedEmail, listFlags } from "../../signals/moderation-flags/service.ts";
import { markBannedEmail } from "./service.ts";

const SECRET = "a secret for tests only";
const UNTIL = new Date("2030-01-01T00:00:00Z");

let banned: Person;

const server = await startTestApplication({ AUTH_SECRET: SECRET.padEnd(32, ".") });
await addMadrid(server.database.db);
const moderator = actorOf(await addPerson(server.database.db, { isModerator: true }));
afterAll(() => server.close());

beforeEach(async () => {
  await server.database.db.delete(bannedEmails);
  await server.database.db.delete(moderationSignals);
  const unique = Math.random().toString(36).slice(2, 10);
  banned = await addPerson(server.database.db, { email: `mala.fe.${unique}@gmail.com` });
});

const mark = (person = banned, until: Date | null = UNTIL) =>
  markBannedEmail(server.database.db, { secret: SECRET.padEnd(32, "."), personId: person.id, until });
const register = async (values: SignUpValues) => (await server.client().accounts.signUp(signUpInput(values))).userId;
const signalsOf = async (id: string) => {
  const page = { personId: actorOf({ id }).id, limit: LIST_PAGE };
  return (await listFlags(server.database.db, moderator, page)).signals;
};

/** The same mailbox in another spelling. */
function respelled(email: string, tag: string): string {
  const [name = ""] = email.split("@");
  return `${name.replaceAll(".", "").toUpperCase()}+${tag}@googlemail.com`;
}

describe("somebody who registers with the mailbox of a banned person", () => {
  it("is let in, and shown to moderators", async () => {
    await mark();
    const id = await register({ email: respelled(banned.email, "1") });
    const about = { kind: "returning_person", bannedPerson: { id: banned.id, nickname: banned.nickname } };
    expect(await signalsOf(id)).toMatchObject([{ ...about, bannedUntil: UNTIL.toISOString() }]);
  });

  it("is recognised also when the banned account is gone", async () => {
    await mark(banned, null);
    await server.database.db.delete(authUsers).where(eq(authUsers.id, banned.id));
    const id = await register({ email: banned.email });
    expect(await signalsOf(id)).toMatchObject([{ kind: "returning_person", bannedPerson: null, bannedUntil: null }]);
  });

  it("is recognised each time, by the ban that ends last", async () => {
    const twin = await addPerson(server.database.db, { email: respelled(banned.email, "0").toLowerCase() });
    await mark(banned, UNTIL);
    await mark(twin, null);
    for (const tag of ["1", "2"]) {
      const id = await register({ email: respelled(banned.email, tag) });
      expect(await signalsOf(id)).toMatchObject([{ bannedPerson: { id: twin.id }, bannedUntil: null }]);
    }
  });
});

describe("nobody else is suspected", () => {
  it("people with other mailboxes", async () => {
    await mark();
    const id = await register({});
    expect(await signalsOf(id)).toEqual([]);
  });

  it("somebody whose registration is refused", async () => {
    await mark();
    const input = signUpInput({ email: respelled(banned.email, "1"), nickname: "x" });
    expect((await server.post("/api/v1/accounts", input)).status).toBe(422);
    expect(await server.database.db.$count(moderationSignals)).toBe(0);
  });

  it("once the ban was taken back, those suspected before included", async () => {
    await mark();
    const before = await register({ email: respelled(banned.email, "1") });
    await forgetBannedEmail(server.database.db, banned.id);
    const after = await register({ email: respelled(banned.email, "2") });
    expect([await signalsOf(before), await signalsOf(after)]).toEqual([[], []]);
  });
});

describe("what is kept of the address", () => {
  it("is one hash per person, with the end of the latest ban", async () => {
    await mark();
    await mark(banned, null);
    const kept = await server.database.db.select().from(bannedEmails);
    expect(kept).toMatchObject([{ personId: banned.id, bannedUntil: null }]);
    expect(kept[0]?.emailKey).toMatch(/^[\w-]{43}$/);
  });

  it("depends on the server's secret", async () => {
    await markBannedEmail(server.database.db, { secret: "another", personId: banned.id, until: null });
    const id = await register({ email: respelled(banned.email, "1") });
    expect(await signalsOf(id)).toEqual([]);
  });

  it("is nothing where the account is gone", async () => {
    await server.database.db.delete(profiles).where(eq(profiles.id, banned.id));
    await mark();
    expect(await server.database.db.$count(bannedEmails)).toBe(0);
  });
});

it("a listed word in the name or bio of a registration is accepted and shown to moderators", async () => {
  const id = await register({ first_name: "Puta", bio: "Todo es mierda" });
  const signals = (await signalsOf(id)).map((signal) => "field" in signal && [signal.field, signal.text]);
  expect(signals.sort()).toEqual([
    ["bio", "Todo es mierda"],
    ["name", "Puta Robin"],
  ]);
  expect(await signalsOf(await register({ bio: "Me gusta el bar Computadora" }))).toEqual([]);
});
