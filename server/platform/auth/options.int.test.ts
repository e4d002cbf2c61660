import { getMigrations } from "better-auth/db/migration";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { refused } from "../../testing/database-errors.ts";
import type { Database } from "../database/open.ts";
import { authAccounts, authUsers } from "../database/schema/auth.ts";
import { authSchemaOptions } from "./options.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe("the tables of the accounts", () => {
  it("are all that these options ask for", async () => {
    // Without a log: Better Auth warns of the very `bigint` that it asks for itself.
    const options = { ...authSchemaOptions, logger: { disabled: true }, database: database.pool };
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect(toBeCreated).toEqual([]);
    expect(toBeAdded).toEqual([]);
  });

  it("hold e-mails in lower case only, each once", async () => {
    const { db } = database;
    const account = { name: "Ana", emailVerified: false };
    expect(await refused(db.insert(authUsers).values({ ...account, email: "Ana@example.test" }))).toMatchObject({
      code: "23514",
      constraint: "auth_user_email_lower_case",
    });
    await db.insert(authUsers).values({ ...account, email: "ana@example.test" });
    expect(await refused(db.insert(authUsers).values({ ...account, email: "ana@example.test" }))).toMatchObject({
      code: "23505",
      constraint: "auth_user_email_key",
    });
  });

  it("hold an identity at a provider once, and lose it with the account", async () => {
    const { db } = database;
    const [user] = await db
      .insert(authUsers)
      .values({ name: "Leo", email: "leo@example.test", emailVerified: true })
      .returning();
    const identity = { accountId: "4711", providerId: "discord", userId: user!.id, updatedAt: new Date() };
    await db.insert(authAccounts).values(identity);
    expect(await refused(db.insert(authAccounts).values(identity))).toMatchObject({ code: "23505" });
    await db.delete(authUsers).where(eq(authUsers.id, user!.id));
    expect(await db.$count(authAccounts)).toBe(0);
  });
});
