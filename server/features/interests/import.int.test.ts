import { LIST_BATCH } from "@nakamatch/contract/vocabulary/limits";
import { call } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestContext } from "../../http/procedures.ts";
import { systemClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open.ts";
import { interests, titleReferences, unknownTitles } from "../../platform/database/schema/interests.ts";
import { contextOf } from "../../testing/context.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { actorOf, addPerson } from "../../testing/people.ts";
import { catalogueRoutes } from "../catalogue/routes.ts";
import { createCatalogue } from "../catalogue/service.ts";
import { interestRoutes } from "./routes.ts";

const SIGNED_OUT = contextOf();

let database: Database;
let routes: ReturnType<typeof catalogueRoutes> & ReturnType<typeof interestRoutes>;
let me: RequestContext;
let naruto: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  routes = { ...catalogueRoutes({ catalogue: createCatalogue(db) }), ...interestRoutes({ db, clock: systemClock }) };
  me = contextOf(actorOf(await addPerson(db)));
  const [title] = await db.insert(interests).values({ kind: "anime", name: "Naruto" }).returning();
  naruto = title!.id;
  await db.insert(titleReferences).values({ reference: "mal-anime:20", interestId: naruto });
});
afterAll(() => database.close());

const entry = (title: string, references: string[] = []) => ({ titles: [title], year: null, kind: null, references });
const mine = () => call(routes.mine, undefined, { context: me });

describe("the endpoints of an import", () => {
  it("match entries by reference or title, and store nothing", async () => {
    const entries = [entry("?", ["mal-anime:20"]), entry(" NARUTO "), entry("Berserk")];
    const title = { id: naruto, name: "Naruto", kind: "anime" };
    expect(await call(routes.match, { entries }, { context: me })).toEqual([
      { isCertain: true, interests: [title] },
      { isCertain: true, interests: [title] },
      { isCertain: false, interests: [] },
    ]);
    expect(await mine()).toEqual([]);
    expect(await database.db.$count(unknownTitles)).toBe(0);
  });

  it("refuse bad input and change nothing", async () => {
    const refused = { message: "Input validation failed" };
    const tooMany = Array.from({ length: LIST_BATCH.entries + 1 }, () => entry("Naruto"));
    await expect(call(routes.match, { entries: tooMany }, { context: me })).rejects.toMatchObject(refused);
    await expect(call(routes.match, { entries: [entry("")] }, { context: me })).rejects.toMatchObject(refused);
    const bad = { interestIds: [naruto], unknown: [{ title: " ", kind: null }] };
    await expect(call(routes.import, bad, { context: me })).rejects.toMatchObject(refused);
    await expect(call(routes.import, { interestIds: [], unknown: [] }, { context: me })).rejects.toMatchObject(refused);
    const gone = { interestIds: [naruto, 2_147_483_647], unknown: [] };
    await expect(call(routes.import, gone, { context: me })).rejects.toMatchObject({ code: "INTEREST_NOT_FOUND" });
    expect(await mine()).toEqual([]);
  });

  it("keep text that could mean something to a database as it is", async () => {
    const title = `'); drop table gustos; -- <b>\u202e${"\ud83d\ude00".repeat(5)}`;
    const list = { interestIds: [naruto], unknown: [{ title, kind: null }] };
    expect(await call(routes.import, list, { context: me })).toMatchObject({ added: 1 });
    expect((await database.db.select().from(unknownTitles)).map((row) => row.title)).toEqual([title]);
    expect(await mine()).toHaveLength(1);
  });

  it("are closed to the signed-out", async () => {
    const refused = { code: "SESSION_MISSING" };
    await expect(call(routes.match, { entries: [entry("x")] }, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
    const list = { interestIds: [naruto], unknown: [] };
    await expect(call(routes.import, list, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
  });
});
