import { afterAll, describe, expect, it } from "vitest";
import { startTestApplication } from "../testing/application.ts";

const server = await startTestApplication();
afterAll(() => server.close());

describe("the queues of the product", () => {
  it("have their times of day, tries, and time after which what is over is deleted", async () => {
    const { rows } = await server.database.pool.query(
      `select queue.name, coalesce(cron, '-') as cron, retry_limit as tries, retry_delay as delay,
              deletion_seconds / 3600 as kept
       from pgboss.queue left join pgboss.schedule on schedule.name = queue.name
       where queue.name not like '\\_\\_%' order by queue.name`,
    );
    const table = rows.map(
      ({ name, cron, tries, delay, kept }) => `${name}: ${cron}; ${tries} × ${delay} s; ${kept} h`,
    );
    expect(table).toMatchInlineSnapshot(`
      [
        "accounts.confirmation-email: -; 10 × 60 s; 1 h",
        "accounts.link-request: -; 6 × 10 s; 1 h",
        "accounts.password-reset-email: -; 6 × 20 s; 1 h",
        "accounts.tidy: 41 3 * * *; 3 × 300 s; 168 h",
        "accounts.wrong-passwords-email: -; 9 × 60 s; 1 h",
        "alerts.farewell: * * * * *; 0 × 60 s; 1 h",
        "alerts.forget-farewells: * * * * *; 0 × 60 s; 168 h",
        "alerts.push: -; 5 × 15 s; 1 h",
        "alerts.tidy: 23 3 * * *; 3 × 300 s; 168 h",
        "avatars.remove: -; 5 × 30 s; 168 h",
        "avatars.sweep: */10 * * * *; 0 × 60 s; 168 h",
        "billing.email: -; 10 × 60 s; 1 h",
        "billing.end: -; 10 × 60 s; 168 h",
        "billing.forget: -; 10 × 60 s; 168 h",
        "billing.reconcile: 23 2 * * *; 5 × 300 s; 168 h",
        "billing.settle: -; 12 × 5 s; 168 h",
        "chats.fold: */5 * * * *; 0 × 60 s; 168 h",
        "check-ins.erase: * * * * *; 0 × 60 s; 168 h",
        "check-ins.invitation: -; 6 × 60 s; 1 h",
        "check-ins.remind: * * * * *; 0 × 60 s; 1 h",
        "check-ins.tell: * * * * *; 0 × 60 s; 1 h",
        "check-ins.undelivered: -; 6 × 60 s; 1 h",
        "daily-people.prune: 34 3 * * *; 3 × 300 s; 168 h",
        "data-export.build: -; 5 × 15 s; 1 h",
        "data-export.expire: */10 * * * *; 0 × 60 s; 168 h",
        "database.maintain: 11 4 * * *; 0 × 60 s; 168 h",
        "decisions.settle: -; 10 × 60 s; 168 h",
        "deletion.farewell: -; 10 × 60 s; 1 h",
        "deletion.forget: 46 3 * * *; 3 × 300 s; 168 h",
        "deletion.record: -; 720 × 5 s; 1 h",
        "digests.due: */5 * * * *; 0 × 60 s; 1 h",
        "digests.email: -; 5 × 60 s; 1 h",
        "discovery.prune-changes: 17 * * * *; 2 × 60 s; 168 h",
        "email-change.confirm: -; 10 × 60 s; 1 h",
        "email-change.tidy: 33 3 * * *; 3 × 300 s; 168 h",
        "email-change.undo: -; 10 × 60 s; 1 h",
        "events.tell: * * * * *; 0 × 60 s; 168 h",
        "factors.tidy: 26 3 * * *; 3 × 300 s; 168 h",
        "going.count: 29 3 * * *; 3 × 300 s; 168 h",
        "going.forget: 9 * * * *; 3 × 300 s; 168 h",
        "going.tell: * * * * *; 0 × 60 s; 168 h",
        "interests.count-fans: 4 3 * * *; 3 × 300 s; 168 h",
        "like-words.forget: 38 3 * * *; 3 × 300 s; 168 h",
        "meetings.count: 7 4 * * *; 3 × 300 s; 168 h",
        "moderation.bell: * * * * *; 0 × 60 s; 168 h",
        "moderation.forget-drafts: 43 3 * * *; 3 × 300 s; 168 h",
        "moderation.forget-notes: 49 3 * * *; 3 × 300 s; 168 h",
        "moderation.operator: */10 * * * *; 3 × 60 s; 1 h",
        "operator.count-days: 0 * * * *; 3 × 300 s; 168 h",
        "passkeys.tidy: 41 * * * *; 3 × 300 s; 168 h",
        "plan-links.erase: 7,22,37,52 * * * *; 3 × 300 s; 168 h",
        "plans.email: -; 6 × 60 s; 1 h",
        "plans.erase: 57 3 * * *; 3 × 300 s; 168 h",
        "plans.remind: * * * * *; 0 × 60 s; 168 h",
        "plans.tell: * * * * *; 0 × 60 s; 168 h",
        "presence.count-recent: 2 4 * * *; 3 × 300 s; 168 h",
        "questions.email: -; 10 × 60 s; 1 h",
        "questions.erase: 29 3 * * *; 3 × 300 s; 168 h",
        "report-outcomes.tell: -; 10 × 60 s; 168 h",
        "report-outcomes.tidy: 27 3 * * *; 3 × 300 s; 168 h",
        "reports.erase-evidence: 23 3 * * *; 3 × 300 s; 168 h",
        "rescue.email: -; 10 × 60 s; 1 h",
        "rescue.restore: */10 * * * *; 3 × 300 s; 168 h",
        "rescue.role-ended: -; 5 × 2 s; 168 h",
        "rescue.secured: -; 5 × 2 s; 168 h",
        "rescue.tidy: 53 3 * * *; 3 × 300 s; 168 h",
        "security-emails.send: -; 10 × 60 s; 1 h",
        "sessions.tidy: 36 3 * * *; 3 × 300 s; 168 h",
        "signals.forget-texts: -; 10 × 60 s; 168 h",
        "signals.tidy: 51 3 * * *; 3 × 300 s; 168 h",
        "signing-keys.tidy: 31 3 * * *; 3 × 300 s; 168 h",
        "statements.email: -; 10 × 60 s; 1 h",
        "taken-back.forget: 41 3 * * *; 3 × 300 s; 168 h",
        "verification.email: -; 10 × 60 s; 1 h",
        "verification.tidy: 12 * * * *; 3 × 300 s; 168 h",
      ]
    `);
  });
});
