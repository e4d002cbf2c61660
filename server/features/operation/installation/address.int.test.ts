import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../../../platform/log.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { openMailbox } from "../../../testing/mailbox.ts";
import { addPerson } from "../../../testing/people.ts";
import { acceptAddress, heldEffects } from "./service.ts";

const database = await createTestDatabase();
const mailbox = await openMailbox();
afterEach(() => database.pool.query("delete from installation"));
afterAll(async () => {
  await mailbox.close();
  await database.close();
});

const ALL = ["mail", "push", "payments", "files"];

/** The effects held by a start at an address, and its log. */
async function start(PUBLIC_URL: string, settings: { MAIL?: "hold"; PUSH?: "hold" } = {}) {
  const lines: string[] = [];
  const log = createLog({ level: "info", pretty: false }, { write: (text) => lines.push(JSON.parse(text).msg) });
  const held = await heldEffects(database.db, { MAIL: "send", PUSH: "send", ...settings, PUBLIC_URL }, log);
  return { held: [...held], lines };
}

describe("a database from elsewhere", () => {
  it("holds all effects, with one warning, until its new address is accepted", async () => {
    expect(await start("https://nakamatch.test")).toEqual({ held: [], lines: [] });
    expect(await start("https://nakamatch.test")).toEqual({ held: [], lines: [] });
    const copy = await start("https://copy.test");
    expect(copy).toEqual({
      held: ALL,
      lines: [
        expect.stringMatching(/comes from https:\/\/nakamatch\.test, .* https:\/\/copy\.test: .* npm run resume /),
      ],
    });
    expect((await start("https://copy.test")).held).toEqual(ALL);
    await acceptAddress(database.db, "https://copy.test");
    expect(await start("https://copy.test")).toEqual({ held: [], lines: [] });
  });

  it("is not one whose port on this machine changed", async () => {
    for (const address of ["http://localhost:3000", "http://127.0.0.1:3001"]) {
      expect((await start(address)).held).toEqual([]);
    }
    expect((await start("https://nakamatch.test")).held).toEqual(ALL);
  });

  it("keeps since when it is at home over restarts, for what fell due meanwhile", async () => {
    const since = async () => (await database.pool.query("select set_at from installation")).rows;
    for (const addresses of [
      ["http://localhost:3000", "http://127.0.0.1:3001"],
      Array(2).fill("https://nakamatch.test"),
    ]) {
      await database.pool.query("delete from installation");
      await start(addresses[0]);
      await database.pool.query("update installation set set_at = now() - interval '1 hour'");
      const before = await since();
      for (const address of addresses) await start(address);
      expect(await since()).toEqual(before);
    }
  });

  it("sends no email until then, and all of them afterwards", { timeout: 90_000 }, async () => {
    await start("https://nakamatch.test");
    const { email } = await addPerson(database.db);
    const settings = { PUBLIC_URL: "https://copy.test", SMTP_URL: mailbox.url, AUTH_SECRET: "s".repeat(32) };
    const open = () => startTestApplication(settings, {}, async () => ({ ...database, close: async () => {} }));
    const copy = await open();
    await copy.client().authentication.requestPasswordReset({ email });
    // Due two polls after the link's job.
    await database.pool.query(
      `insert into pgboss.job (name, data, start_after) values
       ('accounts.link-request', '{"kind": "confirmation", "request": ""}', now() + interval '2 seconds')`,
    );
    const states = async () => {
      const { rows } = await database.pool.query(
        "select name, state from pgboss.job where name like 'accounts.%' and name <> 'accounts.tidy' order by 1, 2",
      );
      return rows.map(({ name, state }) => `${name} ${state}`);
    };
    const requests = Array(2).fill("accounts.link-request completed");
    await vi.waitFor(async () => expect((await states()).slice(0, 2)).toEqual(requests), { timeout: 20_000 });
    expect(await states()).toEqual([...requests, "accounts.password-reset-email created"]);
    await copy.close();
    expect(mailbox.count(email)).toBe(0);
    await acceptAddress(database.db, "https://copy.test");
    const home = await open();
    expect(await mailbox.emailTo(email)).toContain("https://copy.test/");
    await home.close();
  });
});

it("MAIL=hold and PUSH=hold each hold one effect, with a line in the log", async () => {
  expect(await start("https://nakamatch.test", { MAIL: "hold" })).toEqual({
    held: ["mail"],
    lines: ["MAIL=hold: jobs that send wait"],
  });
  expect((await start("https://nakamatch.test", { MAIL: "hold", PUSH: "hold" })).held).toEqual(["mail", "push"]);
});
