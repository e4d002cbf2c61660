import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { Expiries } from "../../../../ranking/index/expiry.ts";
import { LanguageSets } from "../../../../ranking/index/language-sets.ts";
import { Places } from "../../../../ranking/index/places.ts";
import { Population } from "../../../../ranking/index/population.ts";
import { Titles } from "../../../../ranking/index/titles.ts";
import { formatUuid, type UuidWords } from "../../../../ranking/index/uuid.ts";
import { CopyReader } from "../../../../ranking/load/copy-reader.ts";
import { Ingest, PERSON_FIELDS } from "../../../../ranking/load/ingest.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { copyDiscoveryRows, readDiscoveryRows } from "./store.ts";

const NOW = Date.UTC(2026, 10, 21);

const database = await createTestDatabase();
afterAll(() => database.close());

const until = fc.oneof(
  fc.constantFrom("infinity", "-infinity"),
  fc
    .date({ min: new Date("1970-01-01"), max: new Date("2200-01-01"), noInvalidDate: true })
    .map((end) => end.toISOString()),
);
const numbers = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 20 }),
  fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 200 }),
);

/** Rows with all possible column values. */
const rows = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    seeker: fc
      .tuple(fc.nat(GENDERS.length), fc.nat(LOOKING_FOR.length), fc.nat(7), fc.nat(7))
      .map(([gender, intention, friends, partners]) => gender | (intention << 2) | (friends << 4) | (partners << 7)),
    hidden_until: until,
    is_verified: fc.boolean(),
    languages: fc.oneof(fc.constant(0), fc.bigInt(0n, 2n ** 53n - 1n).map(Number)),
    premium_until: until,
    city_id: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
    birth_date: fc.option(
      fc
        .date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    ),
    country: fc.option(fc.constantFrom("ES", "MX", "", "España", "日本", "X")),
    interests: numbers.map((ids) => [...new Set(ids)].sort((a, b) => a - b)),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);

/** Replaces all rows, bypassing triggers and foreign keys. */
async function replaceRows(people: object[]): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from discovery`);
    await tx.execute(sql`
      insert into discovery
      select (jsonb_populate_record(null::discovery, person || '{"mask": 0, "interest_count": 0}')).*
      from jsonb_array_elements(${JSON.stringify(people)}::jsonb) person`);
  });
}

function newIntake() {
  const ends = { premiumEnds: new Expiries(), hiddenEnds: new Expiries() };
  const parts = {
    places: new Places([]),
    titles: new Titles(),
    languages: new LanguageSets(),
    population: new Population(),
    ...ends,
    now: NOW,
  };
  return { ingest: new Ingest(parts), parts };
}

/** Everything ingested. */
function contentsOf({ ingest: { table }, parts }: ReturnType<typeof newIntake>) {
  const { ids, states, births, languages, premium, places, starts, titles, size } = table;
  return {
    columns: [states, births, languages, premium, places].map((column) => [...column.subarray(0, size)]),
    ids: [...ids.subarray(0, size * 4)],
    starts: [...starts.subarray(0, size + 1)],
    titles: [...titles.subarray(0, starts[size])],
    ends: [parts.premiumEnds, parts.hiddenEnds].map((ends) => {
      const all: string[] = [];
      for (let id = ends.next(1e15); id !== undefined; id = ends.next(1e15)) all.push(id);
      return all.sort();
    }),
    people: [parts.population.count(-1, null), parts.population.count(-1, 0)],
  };
}

/** The ids, in table order. */
function idsOf({ ingest: { table } }: ReturnType<typeof newIntake>): string[] {
  return Array.from({ length: table.size }, (_, row) =>
    formatUuid([...table.ids.subarray(row * 4, row * 4 + 4)] as unknown as UuidWords),
  );
}

describe("a copy of everybody", () => {
  it("cut at any byte holds the same as the rows", { timeout: 60_000 }, async () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 30 });
    const property = fc.asyncProperty(rows, cuts, fc.integer({ min: 1, max: 70 }), async (people, sizes, batchSize) => {
      await replaceRows(people);
      const copied = newIntake();
      const reader = new CopyReader(PERSON_FIELDS, (row) => copied.ingest.addCopied(row));
      let cut = 0;
      for await (const piece of copyDiscoveryRows(database, batchSize)) {
        for (let from = 0; from < piece.length; ) {
          const to = from + (sizes[cut++ % sizes.length] as number);
          reader.push(piece.subarray(from, to));
          from = to;
        }
      }
      reader.end();
      const ids = idsOf(copied);
      expect(ids.length).toBe(people.length);
      const read = new Map((await readDiscoveryRows(database.db, ids)).map((row) => [row.id, row]));
      const added = newIntake();
      for (const id of ids) {
        const row = read.get(id);
        if (row) added.ingest.add(row);
      }
      expect(contentsOf(copied)).toEqual(contentsOf(added));
    });
    await fc.assert(property, { numRuns: 60 });
  });
});
