import { randomUUID } from "node:crypto";
import { call } from "@orpc/server";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestContext } from "../../../http/procedures.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { contextOf } from "../../../testing/context.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import type { TestActor } from "../../../testing/people.ts";
import { decisionRoutes } from "./routes.ts";

const SIGNED_OUT = contextOf();

const scene = await openDecisionScene();
const routes = decisionRoutes(scene.deps);
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const as = (actor: TestActor): { context: RequestContext } => ({ context: contextOf(actor) });

describe("the decisions endpoints", () => {
  it("BAN-01 refuse a decision without a reason, or with one that only chats have", async () => {
    const { moderator, member } = scene;
    for (const reason of [undefined, "", "harassment"]) {
      const input = { personId: member.id, reason, duration: "1_day" } as never;
      await expect(call(routes.warn, input, as(moderator))).rejects.toMatchObject({ code: "BAD_REQUEST" });
      await expect(call(routes.ban, input, as(moderator))).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
    expect(await scene.deps.db.$count(bans, eq(bans.userId, member.id))).toBe(0);
  });
});

describe("the public figures", () => {
  /** Adds `count` log entries of one kind. */
  async function add(action: string, count: number, at: string, values: { reason?: string; concerns?: string } = {}) {
    const { rows } = await scene.deps.db.execute<{ id: string }>(sql`
      insert into moderation_log (action, subject, created_at, reason, concerns)
      select ${action}, gen_random_uuid(), ${at}::timestamptz, ${values.reason ?? null}, ${values.concerns ?? null}::uuid
      from generate_series(1, ${count}::int)
      returning id`);
    return rows.map(({ id }) => id);
  }

  /** The figures of one year. */
  const figures = async (year: number) => {
    const { years } = await call(routes.transparency, undefined, { context: SIGNED_OUT });
    return years.find((each) => each.year === year)?.counts;
  };

  it("count decisions by year, reason and outcome, without those about earlier decisions", async () => {
    const bans = await add("ban", 26, "2021-05-01T12:00:00Z", { reason: "spam" });
    const [granted, denied, lifted] = [bans.slice(0, 5), bans.slice(5, 11), bans.slice(11, 18)];
    for (const concerns of [...lifted, granted[0]!]) await add("unban", 1, "2022-01-01T00:00:00Z", { concerns });
    for (const concerns of granted) await add("appeal_granted", 1, "2022-01-01T00:00:00Z", { concerns });
    for (const concerns of denied) await add("appeal_denied", 1, "2022-01-01T00:00:00Z", { concerns });
    await add("warning", 5, "2021-12-31T23:59:59.999Z", { reason: "other" });
    await add("dismissal", 9, "2021-01-01T00:00:00Z");
    await add("warning", 6, "2020-12-31T23:59:59.999Z", { reason: "other" });
    expect(await figures(2021)).toEqual([
      { action: "ban", reason: "spam", outcome: "lifted", count: 7 },
      { action: "ban", reason: "spam", outcome: "reversed", count: 5 },
      { action: "ban", reason: "spam", outcome: "stands", count: 8 },
      { action: "ban", reason: "spam", outcome: "upheld", count: 6 },
      { action: "dismissal", reason: null, outcome: "stands", count: 9 },
      { action: "warning", reason: "other", outcome: "stands", count: 5 },
    ]);
    expect(await figures(2020)).toEqual([{ action: "warning", reason: "other", outcome: "stands", count: 6 }]);
    expect(await figures(2022)).toBeUndefined();
  });

  it("do not say exactly how many there are of what happened fewer than five times", async () => {
    await add("ban", 4, "2019-05-01T12:00:00Z", { reason: "impersonation" });
    expect(await figures(2019)).toEqual([{ action: "ban", reason: "impersonation", outcome: "stands", count: null }]);
    await add("ban", 1, "2019-05-01T12:00:00Z", { reason: "impersonation" });
    expect(await figures(2019)).toMatchObject([{ count: 5 }]);
  });

  it("have the latest year first, and every new decision at once", async () => {
    await add("ban", 1, "2017-05-01T12:00:00Z", { reason: "spam" });
    await add("ban", 1, "2018-05-01T12:00:00Z", { reason: "spam" });
    const years = async () =>
      (await call(routes.transparency, undefined, { context: SIGNED_OUT })).years.map(({ year }) => year);
    const before = await years();
    expect(before).toEqual(before.toSorted((a, b) => b - a));
    expect(before).not.toContain(2016);
    await add("ban", 1, "2016-05-01T12:00:00Z", { reason: "spam" });
    expect(await years()).toEqual([...before.filter((year) => year > 2016), 2016]);
  });

  it("are counted once for everybody until the log grows", async () => {
    let counts = 0;
    const db = new Proxy(scene.deps.db, {
      get(target, key) {
        if (key === "execute") counts++;
        return Reflect.get(target, key);
      },
    });
    const { transparency } = decisionRoutes({ ...scene.deps, db });
    const ask = () => call(transparency, undefined, { context: SIGNED_OUT });
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(counts).toBe(1);
    await add("ban", 1, "2015-05-01T12:00:00Z", { reason: "spam" });
    await ask();
    expect(counts).toBe(2);
  });

  it("are counted again after a failure", async () => {
    let isBroken = true;
    const db = new Proxy(scene.deps.db, {
      get(target, key) {
        if (key === "execute" && isBroken) return () => Promise.reject(new Error(`broken ${randomUUID()}`));
        return Reflect.get(target, key);
      },
    });
    const { transparency } = decisionRoutes({ ...scene.deps, db });
    const ask = () => call(transparency, undefined, { context: SIGNED_OUT });
    await expect(ask()).rejects.toThrow("broken");
    isBroken = false;
    expect((await ask()).years.length).toBeGreaterThan(0);
  });
});
