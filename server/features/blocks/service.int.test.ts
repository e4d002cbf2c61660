import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { blocks } from "../../platform/database/schema/safety.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { addPeople } from "../../testing/people.ts";
import { hasBlocked } from "./service.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe("a block", () => {
  it("BLOCK-12 is read by blocker and blocked, in that direction only", async () => {
    const [blocker, blocked, third] = (await addPeople(database.db, 3)).map(({ id }) => id) as [string, string, string];
    await database.db.insert(blocks).values({ blockerId: blocker, blockedId: blocked });
    expect(await hasBlocked(database.db, blocker, blocked)).toBe(true);
    expect(await hasBlocked(database.db, blocked, blocker)).toBe(false);
    expect(await hasBlocked(database.db, blocker, third)).toBe(false);
  });
});
