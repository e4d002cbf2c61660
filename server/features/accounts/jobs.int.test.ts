import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MailTransport } from "../../mail/transport.ts";
import { PASSWORD_RESET_SECONDS } from "../../platform/auth/auth.ts";
import type { Database } from "../../platform/database/open.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { addPerson } from "../../testing/people.ts";
import { accountJobs, passwordResetJob } from "./jobs.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe("the letter with the link to a new password", () => {
  it("is not sent once its link is dead", async () => {
    const sent: string[] = [];
    const mail: MailTransport = { send: async (to) => void sent.push(to), close: () => {} };
    const { id, email } = await addPerson(database.db);
    const now = new Date();
    const publicUrl = "http://localhost:3000";
    const jobs = accountJobs({ db: database.db, mail, clock: { now: () => now }, publicUrl });
    const send = jobs.find(({ kind }) => kind === passwordResetJob)?.handle;
    const link = "/api/auth/reset-password/token";
    await send?.({ userId: id, link, validUntil: now.toISOString() });
    expect(sent).toEqual([]);
    await send?.({ userId: id, link, validUntil: new Date(now.getTime() + 1).toISOString() });
    expect(sent).toEqual([email]);
  });

  it("is tried again while its link works", () => {
    const { retryLimit, retryDelay } = passwordResetJob;
    // The queue doubles the wait each time, and may add as much again by chance.
    const waits = Array.from({ length: retryLimit }, (_, retry) => retryDelay * 2 ** retry);
    const seconds = waits.reduce((sum, wait) => sum + wait, 0);
    expect(seconds).toBeGreaterThan(PASSWORD_RESET_SECONDS / 4);
    expect(2 * seconds).toBeLessThan(PASSWORD_RESET_SECONDS);
  });
});
