import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { refused } from "../../../testing/database-errors.ts";
import { addPerson } from "../../../testing/people.ts";
import { foldText } from "../folded-text.ts";
import { authUsers } from "./auth.ts";
import { cities, countries } from "./geography.ts";
import { interests, profileInterests } from "./interests.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

async function addInterest(name: string, kind: (typeof INTEREST_KINDS)[number] = "anime"): Promise<number> {
  const [interest] = await db.insert(interests).values({ name, kind }).returning({ id: interests.id });
  return interest!.id;
}

describe("interests", () => {
  it("DATA-07 tipo takes the three kinds and nothing else; a name is unique within its kind", async () => {
    for (const kind of INTEREST_KINDS) await addInterest("Arcane", kind);
    expect(await refused(addInterest("Arcane", "manga" as "anime"))).toMatchObject({ constraint: "gustos_tipo" });
    expect(await refused(addInterest("ARCANE", "anime"))).toMatchObject({ code: "23505" });
    expect(await refused(addInterest("  "))).toMatchObject({ constraint: "gustos_nombre" });
  });

  it("DATA-07 ids of imported rows are kept", async () => {
    await db.insert(interests).values({ id: 900_001, name: "Bleach", kind: "anime" });
    expect(await addInterest("Berserk")).not.toBe(900_001);
  });

  it("DATA-08 a person has an interest once; a chosen interest cannot be removed from the catalogue", async () => {
    const interestId = await addInterest("Naruto");
    const { id: profileId } = await addPerson(db);
    await db.insert(profileInterests).values({ profileId, interestId });
    expect(await refused(db.insert(profileInterests).values({ profileId, interestId }))).toMatchObject({
      code: "23505",
    });
    expect(await refused(db.delete(interests).where(eq(interests.id, interestId)))).toMatchObject({
      table: "usuario_gustos",
    });
    expect(await refused(db.insert(profileInterests).values({ profileId, interestId: -1 }))).toMatchObject({
      code: "23503",
    });
    await db.delete(authUsers).where(eq(authUsers.id, profileId));
    expect(await db.$count(profileInterests)).toBe(0);
  });
});

describe("geography", () => {
  it("DATA-06 a city has a known country and coordinates on the globe; accents do not disturb its order", async () => {
    await db.insert(countries).values({ code: "ES", name: "España" });
    const city = { countryCode: "ES", latitude: 40, longitude: -4 };
    await db.insert(cities).values(["Zamora", "Ávila", "Burgos"].map((name, id) => ({ ...city, id, name })));
    const ordered = await db.select({ name: cities.name }).from(cities).orderBy(foldText(cities.name), cities.id);
    expect(ordered.map((row) => row.name)).toEqual(["Ávila", "Burgos", "Zamora"]);
    const add = (values: Partial<typeof cities.$inferInsert>) =>
      refused(db.insert(cities).values({ ...city, id: 9, name: "Otra", ...values }));
    expect(await add({ countryCode: "FR" })).toMatchObject({ code: "23503" });
    expect(await add({ latitude: 91 })).toMatchObject({ constraint: "cities_latitude" });
    expect(await add({ longitude: -181 })).toMatchObject({ constraint: "cities_longitude" });
    expect(await refused(db.delete(countries).where(eq(countries.code, "ES")))).toMatchObject({ table: "cities" });
    expect(await refused(db.insert(countries).values({ code: "es", name: "España" }))).toMatchObject({
      constraint: "countries_code_shape",
    });
  });
});
