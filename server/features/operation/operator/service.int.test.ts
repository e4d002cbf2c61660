import { randomUUID } from "node:crypto";
import type { ErrorCode } from "@nakamatch/contract/errors";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { dailyCounts } from "../../../platform/database/schema/installation.ts";
import { presence } from "../../../platform/database/schema/people.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPeople, addPerson } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";
import { setStaff } from "../../people/profiles/service.ts";
import { noteBackup } from "../installation/service.ts";
import { listDays } from "./service.ts";
import { countDays } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const dateOf = (instant: Date) => instant.toISOString().slice(0, 10);

describe("the counts of days", async () => {
  const database = await createTestDatabase();
  afterAll(() => database.close());

  it("are of the last 30 days at first, then of those that are not over, and keep what is known of active people", async () => {
    const { db } = database;
    const [one, two] = await addPeople(db, 2);
    for (const [person, days] of [
      [one, 45],
      [two, 3],
    ] as const)
      await db
        .update(authUsers)
        .set({ createdAt: daysAgo(days) })
        .where(eq(authUsers.id, person!.id));
    await db.insert(presence).values({ userId: one!.id, lastSeenAt: new Date() });
    const [chat] = await db.insert(chats).values({ user1Id: one!.id, user2Id: two!.id }).returning();
    const send = (days: number) =>
      db
        .insert(chatMessages)
        .values({ id: randomUUID(), chatId: chat!.id, senderId: one!.id, message: "hola", sentAt: daysAgo(days) });
    for (const days of [40, 3, 3, 0]) await send(days);

    await countDays(db);
    const days = await listDays(db);
    expect(days).toHaveLength(30);
    const of = (all: typeof days, ago: number) => all.find(({ day }) => day === dateOf(daysAgo(ago)));
    expect(of(days, 4)).toMatchObject({ members: 1, registered: 0, messages: 0, active: null });
    expect(of(days, 3)).toMatchObject({ members: 2, registered: 1, messages: 2, active: null });
    expect(of(days, 0)).toMatchObject({ members: 2, registered: 0, messages: 1, active: 1 });

    await db.update(dailyCounts).set({ messages: 7, active: 9 });
    await send(0);
    await countDays(db);
    const later = await listDays(db);
    expect(of(later, 3), "a day that is over is not read again").toMatchObject({ messages: 7 });
    expect(of(later, 0)).toMatchObject({ messages: 2, active: 9 });

    await db
      .update(dailyCounts)
      .set({ day: dateOf(daysAgo(401)) })
      .where(eq(dailyCounts.day, dateOf(daysAgo(29))));
    await countDays(db);
    expect(await db.$count(dailyCounts)).toBe(29);
  });
});

describe("the operator's endpoints", async () => {
  const SECRET = "a secret for tests, long enough to sign";
  const server = await startTestApplication({ AUTH_SECRET: SECRET, MAIL: "hold" });
  afterAll(() => server.close());

  it("serve a living session from the grant to the revocation, and only with a second factor", async () => {
    const { db } = server.database;
    const { id, email } = await addPerson(db);
    const clientOf = async (aal: "aal1" | "aal2") => server.client((await openSession(db, id, SECRET, { aal })).cookie);
    const [weak, strong] = [await clientOf("aal1"), await clientOf("aal2")];
    const refusal = (code: ErrorCode) => ({ data: { body: { code } } });
    await expect(strong.operator.overview()).rejects.toMatchObject(refusal("NOT_FOUND"));
    await setStaff(db, email, "isOperator", true);
    expect(await strong.operator.days()).toEqual({ days: expect.any(Array) });
    await expect(weak.operator.overview()).rejects.toMatchObject(refusal("SECOND_FACTOR_MISSING"));
    await expect(strong.cases.summary()).rejects.toMatchObject(refusal("MODERATOR_ONLY"));
    await setStaff(db, email, "isOperator", false);
    await expect(strong.operator.overview()).rejects.toMatchObject(refusal("NOT_FOUND"));
  });

  it("describe the installation: parts, jobs, space, the last backup, and what is held", async () => {
    const { db } = server.database;
    const { id } = await addPerson(db, { isOperator: true });
    const client = server.client((await openSession(db, id, SECRET, { aal: "aal2" })).cookie);
    const { lastBackupAt, ...overview } = await client.operator.overview();
    expect(lastBackupAt).toBeNull();
    expect(overview.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(overview.parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["database", "storage", "mail", "jobs", "ranking", "disk"]),
    );
    expect(overview).toMatchObject({ held: ["mail"], emails: { failed: 0 }, pushes: { waiting: 0 } });
    expect(overview.storage.databaseBytes).toBeGreaterThan(1_000_000);
    expect(overview.storage.diskFreeBytes).toBeLessThan(overview.storage.diskBytes);
    await noteBackup(db, new Date("2026-01-31T03:00:00Z"));
    expect((await client.operator.overview()).lastBackupAt).toBe("2026-01-31T03:00:00.000Z");
  });
});
