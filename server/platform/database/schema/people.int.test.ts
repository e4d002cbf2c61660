import { randomUUID } from "node:crypto";
import { AGE, BIO_MAX } from "@nakamatch/contract/vocabulary/limits";
import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import { SPOKEN_LANGUAGES } from "@nakamatch/contract/vocabulary/spoken-languages";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { refused } from "../../../testing/database-errors.ts";
import { addPerson } from "../../../testing/people.ts";
import { authUsers } from "./auth.ts";
import { cities, countries } from "./geography.ts";
import { presence, profiles } from "./people.ts";

const database = await createTestDatabase();
await database.db.insert(countries).values([
  { code: "ES", name: "España" },
  { code: "FR", name: "France" },
]);
await database.db.insert(cities).values({ id: 1, name: "Ávila", countryCode: "ES", latitude: 40.65, longitude: -4.7 });
afterAll(() => database.close());

it("an account's address is ASCII; one that was stored otherwise before that rule stays, and the rest can change", async () => {
  const { db } = database;
  const account = { name: "", email: "nami@müller.example", emailVerified: false };
  const rule = { code: "23514", constraint: "auth_user_email_ascii" };
  expect(await refused(db.insert(authUsers).values(account))).toMatchObject(rule);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.insert(authUsers).values(account);
  });
  const change = (values: object) => db.update(authUsers).set(values).where(eq(authUsers.email, account.email));
  await change({ emailVerified: true });
  expect(await refused(change({ email: "robin@müller.example" }))).toMatchObject(rule);
  await change({ email: "nami@xn--mller-kva.example" });
});

describe("profiles", () => {
  it("DATA-01 a profile's user_id is its id, the id of the account", async () => {
    const person = await addPerson(database.db);
    expect(person.userId).toBe(person.id);
    const orphan = database.db.insert(profiles).values({ id: randomUUID(), email: "nobody@example.test" });
    expect(await refused(orphan)).toMatchObject({ code: "23503" });
  });

  it("DATA-02 gender and looking_for take the values of the vocabulary, nothing, and nothing else", async () => {
    for (const gender of [...GENDERS, null]) await addPerson(database.db, { gender });
    for (const lookingFor of [...LOOKING_FOR, null]) await addPerson(database.db, { lookingFor });
    expect(await refused(addPerson(database.db, { gender: "female" as "otro" }))).toMatchObject({
      code: "23514",
      constraint: "profiles_gender",
    });
    expect(await refused(addPerson(database.db, { lookingFor: "both" as "ambas" }))).toMatchObject({
      code: "23514",
      constraint: "profiles_looking_for",
    });
  });

  it("DATA-03 preferences hold genders only, none by default; flags are false by default", async () => {
    const [account] = await database.db
      .insert(authUsers)
      .values({ email: "io@example.test", emailVerified: true })
      .returning();
    const [plain] = await database.db.insert(profiles).values({ id: account!.id, email: account!.email }).returning();
    expect(plain).toMatchObject({
      friendshipPreference: [],
      relationshipPreference: [],
      hasNewLikes: false,
      hasNewChats: false,
      isModerator: false,
    });
    expect((await addPerson(database.db, { friendshipPreference: ["otro", "mujer"] })).friendshipPreference).toEqual([
      "otro",
      "mujer",
    ]);
    const wrong = { friendshipPreference: ["hombre", "robot" as "otro"] } as const;
    expect(
      await refused(addPerson(database.db, { friendshipPreference: [...wrong.friendshipPreference] })),
    ).toMatchObject({
      code: "23514",
    });
    const nullElement = sql`ARRAY['hombre', NULL]::text[]`;
    const update = database.db
      .update(profiles)
      .set({ relationshipPreference: nullElement })
      .where(eq(profiles.id, plain!.id));
    expect(await refused(update)).toMatchObject({ code: "23514" });
  });

  it("languages are at most five of the vocabulary, none twice, and have the bits of their places in it", async () => {
    const five = SPOKEN_LANGUAGES.slice(-5);
    expect((await addPerson(database.db, { languages: five })).languages).toEqual(five);
    for (const wrong of [SPOKEN_LANGUAGES.slice(0, 6), ["es", "es"], ["es", "xx"], ["es", null]]) {
      const refusal = await refused(addPerson(database.db, { languages: wrong as typeof five }));
      expect(refusal).toMatchObject({ code: "23514", constraint: "profiles_languages" });
    }
    const { rows } = await database.db.execute(
      sql`select language_bits(array[code])::text as bits from unnest(${sql.param([...SPOKEN_LANGUAGES])}::text[]) code`,
    );
    expect(rows).toEqual(SPOKEN_LANGUAGES.map((_, place) => ({ bits: String(2 ** place) })));
  });

  it("DATA-04 a second profile with the same nickname, whatever its case, fails with 23505", async () => {
    await addPerson(database.db, { nickname: "Luffy" });
    expect(await refused(addPerson(database.db, { nickname: "luFFy" }))).toMatchObject({
      code: "23505",
      constraint: "profiles_nickname_key",
    });
  });

  it("DATA-04 nicknames have 3 to 20 letters, digits, underscores and hyphens, or are missing", async () => {
    for (const nickname of ["a_1", "x".repeat(20), "A-b_9", null, null]) await addPerson(database.db, { nickname });
    for (const nickname of ["ab", "x".repeat(21), "con espacio", "señor", "a.b.c", "abc\n"]) {
      expect(await refused(addPerson(database.db, { nickname }))).toMatchObject({
        constraint: "profiles_nickname_shape",
      });
    }
  });

  it("DATA-01 OPEN-22 real_name is first and last name joined by one space, and cannot be written", async () => {
    const name = async (firstName: string | null, lastName: string | null) =>
      (await addPerson(database.db, { firstName, lastName })).realName;
    expect(await name("María", "Peña")).toBe("María Peña");
    expect(await name(" Ana ", " de Luz")).toBe("Ana de Luz");
    expect(await name("Ana", null)).toBe("Ana");
    expect(await name(null, "Luz")).toBe("Luz");
    expect(await name(null, null)).toBeNull();
    const write = database.pool.query("UPDATE profiles SET real_name = 'Otro Nombre'");
    expect(await refused(write)).toMatchObject({ code: "428C9" });
  });

  it("DATA-01 a city lies in the profile's country, and needs one", async () => {
    await addPerson(database.db, { country: "ES", city: 1 });
    await addPerson(database.db, { country: "FR" });
    expect(await refused(addPerson(database.db, { country: "FR", city: 1 }))).toMatchObject({
      code: "23503",
      constraint: "profiles_city_in_country",
    });
    expect(await refused(addPerson(database.db, { city: 1 }))).toMatchObject({
      constraint: "profiles_city_needs_country",
    });
    expect(await refused(addPerson(database.db, { country: "ES", city: 2 }))).toMatchObject({ code: "23503" });
    expect(await refused(addPerson(database.db, { country: "XX" }))).toMatchObject({ code: "23503" });
    expect(await refused(database.db.delete(cities).where(eq(cities.id, 1)))).toMatchObject({
      constraint: "profiles_city_in_country",
    });
  });

  it("DATA-01 a birth date comes back as the day it is, a bio has at most 300 characters", async () => {
    const oldest = `${new Date().getUTCFullYear() - AGE.max}-12-31`;
    expect((await addPerson(database.db, { birthDate: oldest })).birthDate).toBe(oldest);
    expect(await refused(addPerson(database.db, { birthDate: "0200-01-01" }))).toMatchObject({ code: "23514" });
    await addPerson(database.db, { bio: "ñ".repeat(BIO_MAX) });
    expect(await refused(addPerson(database.db, { bio: "ñ".repeat(BIO_MAX + 1) }))).toMatchObject({ code: "23514" });
  });

  it("DATA-01 the profile's e-mail is the account's, whatever is written and when that changes", async () => {
    const person = await addPerson(database.db, { email: "first@example.test" });
    const email = async () =>
      (await database.db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, person.id)))[0]?.email;
    await database.db.update(profiles).set({ email: "other@example.test" }).where(eq(profiles.id, person.id));
    expect(await email()).toBe("first@example.test");
    await database.db.update(authUsers).set({ email: "second@example.test" }).where(eq(authUsers.id, person.id));
    expect(await email()).toBe("second@example.test");
  });

  it("DATA-01 the real name is stored with the profile alone", async () => {
    const { firstName, lastName } = await addPerson(database.db, { firstName: "Ana", lastName: "Luz" });
    expect([firstName, lastName]).toEqual(["Ana", "Luz"]);
    const [account] = await database.db.select().from(authUsers).limit(1);
    expect(Object.keys(account ?? {}).sort()).toEqual(["createdAt", "email", "emailVerified", "id", "updatedAt"]);
  });

  it("goes with the account, and presence goes with it", async () => {
    const person = await addPerson(database.db);
    await database.db.insert(presence).values({ userId: person.id, lastSeenAt: new Date() });
    await database.db.delete(authUsers).where(eq(authUsers.id, person.id));
    expect(await database.db.$count(profiles, eq(profiles.id, person.id))).toBe(0);
    expect(await database.db.$count(presence, eq(presence.userId, person.id))).toBe(0);
  });
});
