import type { ProfileUpdate } from "@nakamatch/contract/endpoints/people/profiles";
import { LIST_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { actorOf, addPerson, type Person, type TestActor } from "../../../testing/people.ts";
import { listFlags } from "../../signals/moderation-flags/service.ts";
import { chooseLanguages, clearDot, showOwnProfile, updateProfile } from "./service.ts";

const NOW = new Date("2026-06-15T12:00:00Z");

let stored: Person;
let me: TestActor;
const deps = () => ({ db: database.db, clock: { now: () => NOW } });

const database = await createTestDatabase();
await database.db.insert(countries).values([
  { code: "ES", name: "España" },
  { code: "FR", name: "Francia" },
]);
await database.db.insert(cities).values([
  { id: 1, name: "Madrid", countryCode: "ES", latitude: 40.4165, longitude: -3.70256 },
  { id: 2, name: "Barcelona", countryCode: "ES", latitude: 41.38879, longitude: 2.15899 },
  { id: 3, name: "Paris", countryCode: "FR", latitude: 48.85341, longitude: 2.3488 },
]);
const moderator = actorOf(await addPerson(database.db, { isModerator: true }));
const other = actorOf(await addPerson(database.db, { country: "ES", city: 1, gender: "hombre" }));
afterAll(() => database.close());

beforeEach(async () => {
  stored = await addPerson(database.db, { country: "ES", city: 1, bio: "hola" });
  me = actorOf(stored);
});

const signalsOfMe = async () =>
  (await listFlags(database.db, moderator, { personId: me.id, limit: LIST_PAGE })).signals;

const row = async (id: string) => (await database.db.select().from(profiles).where(eq(profiles.id, id)))[0]!;

/** A complete update based on the stored values. */
async function edited(changes: Partial<ProfileUpdate> = {}): Promise<ProfileUpdate> {
  const own = await showOwnProfile(deps(), me);
  return {
    firstName: own.firstName,
    lastName: own.lastName,
    country: own.country ?? "",
    city: String(own.cityId),
    bio: own.bio,
    gender: own.gender ?? "",
    lookingFor: own.lookingFor ?? "",
    friendshipPreference: own.friendshipPreference,
    relationshipPreference: own.relationshipPreference,
    version: own.version,
    ...changes,
  };
}

describe("an update", () => {
  it("EDIT-05 EDIT-14 EDIT-15 stores all values, trimmed, and nothing of anybody else; the answer is what is stored", async () => {
    const untouched = await row(other.id);
    const answer = await updateProfile(
      deps(),
      me,
      await edited({
        firstName: " Nico ",
        lastName: " de la Mar ",
        country: "FR",
        city: "3",
        bio: " Poneglyphs\n",
        gender: "otro",
        lookingFor: "ambas",
        friendshipPreference: ["otro", "mujer"],
        relationshipPreference: ["hombre"],
      }),
    );
    expect(answer).toEqual(await showOwnProfile(deps(), me));
    expect(await row(me.id)).toEqual({
      ...stored,
      firstName: "Nico",
      lastName: "de la Mar",
      realName: "Nico de la Mar",
      country: "FR",
      city: 3,
      bio: "Poneglyphs",
      gender: "otro",
      lookingFor: "ambas",
      friendshipPreference: ["mujer", "otro"],
      relationshipPreference: ["hombre"],
    });
    expect(await row(other.id)).toEqual(untouched);
    expect(answer).toMatchObject({ realName: "Nico de la Mar", city: "Paris" });
  });

  it("stores the languages alone, in their order, and an edit begun before learns of them", async () => {
    const before = await edited({ bio: "later" });
    expect(await chooseLanguages(deps(), me, ["ja", "es"])).toEqual({ languages: ["ja", "es"] });
    expect((await row(me.id)).languages).toEqual(["ja", "es"]);
    await expect(updateProfile(deps(), me, before)).rejects.toMatchObject({ code: "PROFILE_CHANGED" });
  });

  it("stores the languages in their order, and leaves them where they are absent, as from an older app", async () => {
    const before = await edited();
    const answer = await updateProfile(deps(), me, { ...before, languages: ["ja", "es"] });
    expect(answer.languages).toEqual(["ja", "es"]);
    await expect(updateProfile(deps(), me, { ...before, languages: [] })).rejects.toMatchObject({
      code: "PROFILE_CHANGED",
    });
    await updateProfile(deps(), me, await edited({ bio: "otra" }));
    expect((await row(me.id)).languages).toEqual(["ja", "es"]);
    await updateProfile(deps(), me, await edited({ languages: [] }));
    expect((await row(me.id)).languages).toEqual([]);
  });

  it("EDIT-14 is one statement", async () => {
    const update = await edited({ bio: "una" });
    await database.db.execute(sql`create table update_count (id uuid)`);
    await database.db.execute(sql`
      create function count_update() returns trigger language plpgsql as
      $$ begin insert into update_count values (new.id); return new; end $$`);
    await database.db.execute(
      sql`create trigger count_update before update on profiles for each row execute function count_update()`,
    );
    await updateProfile(deps(), me, update);
    const { rows } = await database.db.execute(sql`select id from update_count`);
    await database.db.execute(sql`drop trigger count_update on profiles`);
    expect(rows).toEqual([{ id: me.id }]);
  });

  it("EDIT-13 OPEN-24 stores a group that is not looked for empty", async () => {
    await updateProfile(deps(), me, await edited({ lookingFor: "amistad", relationshipPreference: ["mujer"] }));
    expect(await row(me.id)).toMatchObject({
      friendshipPreference: ["hombre", "mujer", "otro"],
      relationshipPreference: [],
    });
  });

  it("EDIT-16 PERM-12 changes the actor's profile alone: an update has no word for another's", async () => {
    const smuggled = { ...(await edited({ bio: "mío" })), id: other.id, userId: other.id, user_id: other.id };
    const before = await row(other.id);
    await updateProfile(deps(), me, smuggled);
    expect(await row(other.id)).toEqual(before);
    expect((await row(me.id)).bio).toBe("mío");
  });

  it("names and bios with a listed word are stored, and shown to moderators until the word is gone", async () => {
    const signals = signalsOfMe;
    await updateProfile(deps(), me, await edited({ firstName: "Puta", bio: "Menuda mierda" }));
    expect(await row(me.id)).toMatchObject({ firstName: "Puta", bio: "Menuda mierda" });
    expect((await signals()).map((signal) => "field" in signal && [signal.field, signal.text]).sort()).toEqual([
      ["bio", "Menuda mierda"],
      ["name", "Puta Luz"],
    ]);
    await updateProfile(deps(), me, await edited({ firstName: "Ana" }));
    expect(await signals()).toMatchObject([{ kind: "listed_word", field: "bio", text: "Menuda mierda" }]);
    await updateProfile(deps(), me, await edited({ bio: "Vivo en Scunthorpe" }));
    expect(await signals()).toEqual([]);
  });

  it("raises no signal where nothing is stored", async () => {
    const stale = await edited({ bio: "mierda" });
    await updateProfile(deps(), me, await edited({ bio: "otra cosa" }));
    await expect(updateProfile(deps(), me, stale)).rejects.toMatchObject({ code: "PROFILE_CHANGED" });
    expect(await signalsOfMe()).toEqual([]);
  });

  it("of two bios at the same moment the signal is about the one that is stored", { tags: ["postgres"] }, async () => {
    for (let round = 0; round < 6; round++) {
      const [clean, listed] = [await edited({ bio: `Bonito ${round}` }), await edited({ bio: `Mierda ${round}` })];
      await Promise.allSettled([updateProfile(deps(), me, clean), updateProfile(deps(), me, listed)]);
      const { bio } = await row(me.id);
      const expected = bio?.startsWith("Mierda") ? [{ field: "bio", text: bio }] : [];
      expect(await signalsOfMe()).toMatchObject(expected);
    }
  });
});

describe("bad input is refused at its field, and changes nothing", () => {
  const problems: [string, Partial<ProfileUpdate>, { path: string; reason: string }[]][] = [
    ["EDIT-08 an empty first name", { firstName: " " }, [{ path: "firstName", reason: "required" }]],
    ["EDIT-09 a name of 11 characters", { firstName: "Maximiliana" }, [{ path: "firstName", reason: "tooLong" }]],
    ["EDIT-07 markup in a name", { firstName: "<b>Ana</b>" }, [{ path: "firstName", reason: "invalid" }]],
    ["EDIT-11 a null byte in a bio", { bio: "a\u0000b" }, [{ path: "bio", reason: "invalid" }]],
    ["EDIT-11 a bio of 301 characters", { bio: "x".repeat(301) }, [{ path: "bio", reason: "tooLong" }]],
    ["no country", { country: "" }, [{ path: "country", reason: "required" }]],
    ["an unknown country", { country: "XX" }, [{ path: "city", reason: "required" }]],
    ["no city", { city: "" }, [{ path: "city", reason: "required" }]],
    ["EDIT-12 a city of another country", { country: "FR", city: "1" }, [{ path: "city", reason: "required" }]],
    ["an unknown city", { city: "999999999" }, [{ path: "city", reason: "required" }]],
    ["no gender", { gender: "" }, [{ path: "gender", reason: "required" }]],
    ["no intention", { lookingFor: "" }, [{ path: "lookingFor", reason: "required" }]],
    [
      "several at once",
      { firstName: "", bio: "x".repeat(301), city: "3" },
      [
        { path: "firstName", reason: "required" },
        { path: "bio", reason: "tooLong" },
        { path: "city", reason: "required" },
      ],
    ],
  ];

  it.each(problems)("%s", async (_what, changes, issues) => {
    const before = await row(me.id);
    const refused = updateProfile(deps(), me, await edited(changes));
    await expect(refused).rejects.toMatchObject({ code: "VALIDATION_FAILED", data: { issues } });
    expect(await row(me.id)).toEqual(before);
  });

  it("a city that leaves its country between check and update", async () => {
    const update = await edited({ city: "2" });
    await database.db.execute(sql`create function lose_city() returns trigger language plpgsql as
      $$ begin new.city := 3; return new; end $$`);
    await database.db.execute(
      sql`create trigger lose_city before update on profiles for each row execute function lose_city()`,
    );
    const refused = updateProfile(deps(), me, update);
    await expect(refused).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "city", reason: "required" }] },
    });
    await database.db.execute(sql`drop trigger lose_city on profiles`);
    expect((await row(me.id)).city).toBe(1);
  });
});

describe("two who edit the same profile", () => {
  const changed = { code: "PROFILE_CHANGED" };

  it("the second is told, and overwrites nothing", async () => {
    const [first, second] = [await edited({ bio: "uno" }), await edited({ lastName: "Mar" })];
    await updateProfile(deps(), me, first);
    await expect(updateProfile(deps(), me, second)).rejects.toMatchObject(changed);
    expect(await row(me.id)).toMatchObject({ bio: "uno", lastName: "Luz" });
    await updateProfile(deps(), me, { ...second, ...(await edited({ lastName: "Mar" })) });
    expect(await row(me.id)).toMatchObject({ bio: "uno", lastName: "Mar" });
  });

  it("at the same moment one of them is stored whole", async () => {
    const updates = [await edited({ bio: "uno", lastName: "Uno" }), await edited({ bio: "dos", lastName: "Dos" })];
    const results = await Promise.allSettled(updates.map((update) => updateProfile(deps(), me, update)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const winner = updates[results.findIndex(({ status }) => status === "fulfilled")]!;
    expect(await row(me.id)).toMatchObject({ bio: winner.bio, lastName: winner.lastName });
  });

  it.each([
    ["firstName", "Eva"],
    ["lastName", "Mar"],
    ["country", "FR"],
    ["city", "2"],
    ["bio", "adiós"],
    ["gender", "otro"],
    ["lookingFor", "amistad"],
    ["friendshipPreference", ["otro"]],
    ["relationshipPreference", ["otro"]],
  ] as const)("a change of %s makes another version", async (field, value) => {
    const { version } = await edited();
    await updateProfile(deps(), me, await edited({ [field]: value, ...(field === "country" && { city: "3" }) }));
    expect((await edited()).version).not.toBe(version);
  });

  it("dots, bans and photos do not: they are no part of what is edited", async () => {
    const update = await edited({ bio: "otra" });
    await database.db
      .update(profiles)
      .set({ hasNewLikes: true, avatarUrl: "/avatars/new.jpg" })
      .where(eq(profiles.id, me.id));
    await clearDot(database.db, me.id, "likes");
    await database.db.insert(bans).values({ userId: me.id, type: "warning", reason: "spam" });
    expect((await updateProfile(deps(), me, update)).bio).toBe("otra");
    expect((await row(me.id)).avatarUrl).toBe("/avatars/new.jpg");
  });

  it("a made-up version is an old one", async () => {
    await expect(updateProfile(deps(), me, await edited({ version: "" }))).rejects.toMatchObject(changed);
  });
});
