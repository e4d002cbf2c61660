import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { interestAliases, interests, titleReferences } from "../../platform/database/schema/interests.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { loadCatalogue, readCatalogueFile } from "./load.ts";
import { readTitles } from "./titles.ts";

const database = await createTestDatabase();
await database.db.insert(interests).values({ kind: "anime", name: "ONE PIECE", rank: 5000 });
const loaded = await loadCatalogue(database);
afterAll(() => database.close());

const onePiece = () =>
  database.db
    .select()
    .from(interests)
    .where(and(eq(interests.kind, "anime"), eq(sql`lower(${interests.name})`, "one piece")));

const aliasesOf = async (id: number) => {
  const rows = await database.db.select().from(interestAliases).where(eq(interestAliases.interestId, id));
  return rows.map((row) => row.alias);
};

/** Makes the loaded version outdated. */
const forget = () => database.db.execute(sql`comment on table gustos is 'Catalogue of old'`);

describe("the first load", () => {
  it("DATA-07 brings every title of the files, in the order of their lines", async () => {
    expect(loaded).toBe(true);
    for (const kind of INTEREST_KINDS) {
      const { titles } = readTitles(await readCatalogueFile(kind));
      const { name, year, tags, rank } = interests;
      const rows = await database.db
        .select({ name, year, tags, rank })
        .from(interests)
        .where(eq(interests.kind, kind))
        .orderBy(asc(interests.rank));
      expect(rows).toEqual(titles.map(({ name, year, tags }, index) => ({ name, year, tags, rank: index + 1 })));
    }
  });

  it("DATA-07 brings the aliases, and brings a title that was there up to date", async () => {
    const [title, ...others] = await onePiece();
    expect(others).toEqual([]);
    expect(title).toMatchObject({ name: "One Piece", rank: 1, year: 1997 });
    expect(await aliasesOf(title!.id)).toEqual(expect.arrayContaining(["ワンピース"]));
  });
});

describe("the references", () => {
  const ownerOf = async (reference: string) =>
    (await database.db.select().from(titleReferences).where(eq(titleReferences.reference, reference)))[0]?.interestId;

  it("are loaded with the titles, and come back to the right one with the next load", async () => {
    const [onePieceTitle] = await onePiece();
    expect(await ownerOf("mal-anime:21")).toBe(onePieceTitle!.id);
    const other = await ownerOf("mal-anime:20");
    await database.db
      .update(titleReferences)
      .set({ interestId: other! })
      .where(eq(titleReferences.reference, "mal-anime:21"));
    await forget();
    await loadCatalogue(database);
    expect(await ownerOf("mal-anime:21")).toBe(onePieceTitle!.id);
  });
});

describe("the next load", () => {
  it("of the same files does nothing, and waits for nobody", async () => {
    const transaction = vi.spyOn(database.db, "transaction");
    expect(await loadCatalogue(database)).toBe(false);
    expect(transaction).not.toHaveBeenCalled();
    transaction.mockRestore();
  });

  it("of other files writes only what differs, and keeps foreign titles and aliases", async () => {
    const [title] = await onePiece();
    await database.db.update(interests).set({ year: 1900, rank: null }).where(eq(interests.id, title!.id));
    await database.db.insert(interestAliases).values({ interestId: title!.id, alias: "Sombrero de paja" });
    await database.db.insert(interests).values({ kind: "anime", name: "Somebody's own" });
    const versions = () =>
      database.db.execute<{ id: number; version: string }>(sql`select id, xmin::text as version from gustos`);
    const before = new Map((await versions()).rows.map(({ id, version }) => [id, version]));
    await forget();
    expect(await loadCatalogue(database)).toBe(true);
    expect(await onePiece()).toEqual([{ ...title, year: 1997, rank: 1 }]);
    expect(await aliasesOf(title!.id)).toContain("Sombrero de paja");
    const changed = (await versions()).rows.filter(({ id, version }) => before.get(id) !== version);
    expect(changed.map(({ id }) => id)).toEqual([title!.id]);
  });

  it("fills an emptied table again, whatever the stored version", async () => {
    await database.db.delete(interests);
    expect(await loadCatalogue(database)).toBe(true);
    expect(await onePiece()).toHaveLength(1);
  });
});
