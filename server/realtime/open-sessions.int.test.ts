import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { authSessions } from "../platform/database/schema/auth.ts";
import { createTestDatabase } from "../testing/database.ts";
import { addPerson } from "../testing/people.ts";
import { readOpenSessions } from "./open-sessions.ts";

const database = await createTestDatabase();
afterAll(() => database.close());

it("reads more sessions than a statement may have parameters", async () => {
  const { id: userId } = await addPerson(database.db);
  const inAnHour = new Date(Date.now() + 3_600_000);
  const id = randomUUID();
  await database.db.insert(authSessions).values({ id, userId, expiresAt: inAnHour, updatedAt: new Date() });
  const ids = [id, ...Array.from({ length: 65_536 }, () => randomUUID())];
  expect(await readOpenSessions(database.db, ids)).toEqual(new Set([id]));
});
