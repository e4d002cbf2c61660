import type { ErrorBody } from "@nakamatch/contract/errors";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { emailPhrases } from "../../../mail/languages.ts";
import { systemClock } from "../../../platform/clock.ts";
import { authVerifications, emailRequests } from "../../../platform/database/schema/auth.ts";
import { openAccountsScene } from "../../../testing/accounts.ts";
import { requestLink } from "./service.ts";

const scene = await openAccountsScene();
afterAll(() => scene.close());

describe("emails on request", () => {
  const paths = ["/api/auth/request-password-reset", "/api/auth/send-verification-email"];

  async function ask(path: string, email: string): Promise<string> {
    const { server } = scene;
    const response = await server.post(path, { email });
    return response.ok ? "asked" : ((await response.json()) as ErrorBody).code;
  }

  it.each(paths)(
    "%s sends at most one a minute and five an hour, to a member and to an unknown address alike",
    async (path) => {
      const { register, letSecondsPass } = scene;
      const { email } = await register({ confirmed: path.endsWith("reset") });
      for (const address of [email, "stranger@example.test"]) {
        expect(await ask(path, address)).toBe("asked");
        expect(await ask(path, address)).toBe("TOO_MANY_REQUESTS");
        expect(await ask(path, address.toUpperCase())).toBe("TOO_MANY_REQUESTS");
        await letSecondsPass(50);
        expect(await ask(path, address), "not a minute later").toBe("TOO_MANY_REQUESTS");
        for (let email = 2; email <= 5; email++) {
          await letSecondsPass(60);
          expect(await ask(path, address)).toBe("asked");
        }
        await letSecondsPass(60);
        expect(await ask(path, address), "a sixth").toBe("TOO_MANY_REQUESTS");
        await letSecondsPass(50 * 60);
        expect(await ask(path, address), "a sixth in the same hour").toBe("TOO_MANY_REQUESTS");
        await letSecondsPass(10 * 60);
        expect(await ask(path, address), "an hour later").toBe("asked");
      }
    },
  );

  it.each(paths)(
    "%s writes in the language of the page that asks, else in the member's, and to no stranger",
    async (path) => {
      const { register, server, mailbox, letSecondsPass } = scene;
      const kind = path.endsWith("reset") ? "passwordReset" : "confirmation";
      const { email } = await register({ confirmed: kind === "passwordReset", language: "es" });
      const stranger = `${kind}@stranger.test`;
      expect(await ask(path, stranger)).toBe("asked");
      const before = 1;
      await expect.poll(() => mailbox.count(email)).toBe(before);
      for (const [count, language, headers] of [
        [before + 1, "de", { "x-language": "de" }],
        [before + 2, "es", {}],
      ] as const) {
        await letSecondsPass(60);
        expect((await server.post(path, { email }, headers)).status).toBe(200);
        await expect.poll(() => mailbox.count(email)).toBe(count);
        expect(await mailbox.emailTo(email)).toContain(emailPhrases[language][kind].action);
      }
      expect(mailbox.count(stranger)).toBe(0);
    },
  );

  it("a refusal says when the next one is allowed", async () => {
    const { server, letSecondsPass } = scene;
    const path = "/api/auth/request-password-reset";
    const email = "impatient@example.test";
    const wait = async () => {
      const response = await server.post(path, { email });
      const seconds = ((await response.json()) as ErrorBody).data?.retryAfterSeconds ?? 0;
      if (seconds > 0) expect(response.headers.get("retry-after")).toBe(String(seconds));
      return seconds;
    };
    /** Allows 15 seconds less: the database's clock keeps running. */
    const expectWait = async (seconds: number) => {
      const told = await wait();
      expect(told).toBeLessThanOrEqual(seconds);
      expect(told).toBeGreaterThan(seconds - 15);
    };
    expect(await wait()).toBe(0);
    await expectWait(60);
    await letSecondsPass(20);
    await expectWait(40);
    for (let email = 2; email <= 5; email++) {
      await letSecondsPass(60);
      expect(await wait()).toBe(0);
    }
    // The first of the five was requested 260 seconds ago.
    await expectWait(3600 - 260);
    await letSecondsPass(3600 - 260);
    expect(await wait()).toBe(0);
  });

  it("go out once when asked for several times at the same moment", async () => {
    const { register } = scene;
    const { email } = await register();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(paths[0] as string, email)));
    expect(answers.sort()).toEqual([...Array(5).fill("TOO_MANY_REQUESTS"), "asked"]);
  });

  it.each(paths)("%s says so where the email cannot be queued", async (path) => {
    const { register, server, letSecondsPass } = scene;
    const { email } = await register({ confirmed: path.endsWith("reset") });
    const { pool } = server.database;
    await pool.query(`
      create function refuse_job() returns trigger language plpgsql as
        $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$;
      create trigger refuse_job before insert on pgboss.job for each row execute function refuse_job()`);
    expect(await ask(path, email)).toBe("UNAVAILABLE");
    await pool.query("drop trigger refuse_job on pgboss.job; drop function refuse_job");
    await letSecondsPass(60);
    expect(await ask(path, email)).toBe("asked");
  });

  it.each(["password-reset", "confirmation"] as const)(
    "LOGIN-11 %s queues one job for every address and writes nothing else before it runs, so that its time reveals no account",
    async (kind) => {
      const { db } = scene.server.database;
      const { id, email } = await scene.register({ confirmed: false });
      await scene.linkTo(email);
      const queued: string[] = [];
      const outbox = { add: async (_: unknown, { name }: { name: string }) => void queued.push(name) };
      const deps = { db, outbox, clock: systemClock, secret: "a secret", publicUrl: "http://localhost:3000" };
      // The server still runs the jobs of other people.
      const isTheirs = eq(authVerifications.value, id);
      const count = async () => [await db.$count(emailRequests), await db.$count(authVerifications, isTheirs)];
      const [requests = 0, links] = await count();
      for (const address of [email, "unknown@example.test"]) {
        await requestLink(deps, kind, { email: address, next: "/", language: undefined });
      }
      expect(queued).toEqual(Array(2).fill("accounts.link-request"));
      expect(await count()).toEqual([requests + 2, links]);
    },
  );

  it("leave no address behind", async () => {
    const { server } = scene;
    await ask(paths[0] as string, "stranger2@example.test");
    const rows = await server.database.db.select().from(emailRequests);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/stranger|@/);
  });
});
