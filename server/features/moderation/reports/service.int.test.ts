import { CHAT_REPORT_REASONS, PROFILE_REPORT_REASONS } from "@nakamatch/contract/vocabulary/reports";
import { call } from "@orpc/server";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestContext } from "../../../http/procedures.ts";
import { reportEvidence, sealedPhotos } from "../../../platform/database/schema/reports.ts";
import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { contextOf } from "../../../testing/context.ts";
import { addPerson, NOBODY, type TestActor } from "../../../testing/people.ts";
import { openReportScene } from "../../../testing/reports.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { reportRoutes } from "./routes.ts";
import { acknowledgeReviewed, listReviewed, reportPerson, resolveReports } from "./service.ts";
import type { ReportDeps } from "./types.ts";

const scene = await openReportScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

type Kind = "profile" | "chat";

function report(
  by: TestActor,
  person: TestActor,
  { kind = "profile", ...input }: { kind?: Kind; reason?: string; description?: string } = {},
  deps: ReportDeps = scene.reports,
) {
  return reportPerson(deps, by, { personId: person.id, kind, reason: "spam", description: "Vende relojes", ...input });
}
/** A database in which every query fails. */
const failing = (error: Error) =>
  ({
    select() {
      throw error;
    },
  }) as unknown as ReportDeps["db"];
const rowsOn = ({ id }: TestActor) =>
  scene.database.db.select().from(reports).where(eq(reports.reportedUserId, id)).orderBy(desc(reports.createdAt));
const evidenceCount = () => scene.database.db.$count(reportEvidence);
const notFound = { code: "PERSON_NOT_FOUND" };
const isDuplicate = { code: "REPORT_DUPLICATE" };

describe("reporting", () => {
  it("REPORT-11 REPORT-12 REPORT-13 stores who reports whom, the reason's code and the description, unresolved", async () => {
    const { first, second } = scene;
    const { reportId } = await report(first, second, { reason: "impersonation", description: "  Usa mis fotos \n" });
    expect(await rowsOn(second)).toEqual([
      {
        id: reportId,
        reporterId: first.id,
        reportedUserId: second.id,
        reason: "impersonation",
        description: "Usa mis fotos",
        createdAt: expect.any(Date),
        resolved: false,
        concern: null,
        concernAt: null,
        mark: null,
      },
    ]);
  });

  it.each([
    ["profile", { reason: "harassment" }, "reason", "required"],
    ["chat", { reason: "inappropriate_photo" }, "reason", "required"],
    ["chat", { description: "\u3164\u2800" }, "description", "required"],
  ] as const)("REPORT-04 OPEN-68 refuses on a %s %j, and stores nothing", async (kind, input, path, reason) => {
    const { first, second, chatOf } = scene;
    await chatOf();
    const before = await evidenceCount();
    await expect(report(first, second, { kind, ...input })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path, reason }] },
    });
    expect([await rowsOn(second), await evidenceCount()]).toEqual([[], before]);
  });

  it("REPORT-07 refuses a reporter whose account is gone", async () => {
    const { first, second, deleteAccount } = scene;
    await deleteAccount(first);
    await expect(report(first, second)).rejects.toMatchObject({ code: "OWN_PROFILE_MISSING" });
    await expect(report(first, second, { kind: "chat" })).rejects.toMatchObject({ code: "OWN_PROFILE_MISSING" });
    expect(await rowsOn(second)).toEqual([]);
  });

  it("REPORT-07 refuses a reporter whose account is deleted while the photo is read", async () => {
    const { first, second, deleteAccount, showPhoto, hooks } = scene;
    await showPhoto(second, Buffer.from("a photo"));
    hooks.read = () => deleteAccount(first) as Promise<void>;
    await expect(report(first, second)).rejects.toMatchObject({ code: "OWN_PROFILE_MISSING" });
    hooks.read = undefined;
    expect(await rowsOn(second)).toEqual([]);
  });

  it("REPORT-08 refuses oneself, unknown, deleted, unconfirmed and banned people", async () => {
    const { first, second, outsider, ban, deleteAccount, database } = scene;
    await expect(report(first, first)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "personId", reason: "self" }] },
    });
    const unconfirmed = await addPerson(database.db, { emailVerified: false });
    await ban(outsider);
    await deleteAccount(second);
    for (const id of [NOBODY, unconfirmed.id, outsider.id, second.id]) {
      await expect(report(first, { ...second, id: id as TestActor["id"] })).rejects.toMatchObject(notFound);
    }
    expect(await rowsOn(outsider)).toEqual([]);
  });

  it("refuses a person who is deleted while the photo is read, and leaves nothing behind", async () => {
    const { first, second, deleteAccount, showPhoto, hooks, database } = scene;
    const path = await showPhoto(second, Buffer.from("a photo"));
    const before = await evidenceCount();
    hooks.read = () => deleteAccount(second) as Promise<void>;
    await expect(report(first, second)).rejects.toMatchObject(notFound);
    hooks.read = undefined;
    expect(await evidenceCount()).toBe(before);
    expect(await database.db.$count(sealedPhotos, eq(sealedPhotos.path, path))).toBe(0);
  });

  it("REPORT-09 REPORT-10 OPEN-69 refuses the same reason while unresolved, takes another, and a new incident after that", async () => {
    const { first, second, outsider, database } = scene;
    await report(first, second);
    await expect(report(first, second, { description: "Otra vez" })).rejects.toMatchObject(isDuplicate);
    await report(first, second, { reason: "other" });
    await report(outsider, second);
    expect(await rowsOn(second)).toHaveLength(3);
    await database.db.transaction((tx) => resolveReports(tx, second.id));
    await report(first, second);
    expect(await rowsOn(second)).toHaveLength(4);
  });

  it("DATA-18 of two equal reports at once stores one, with its evidence, and refuses the other as a duplicate", async () => {
    const { first, second, showPhoto, hooks } = scene;
    await showPhoto(second, Buffer.from("a photo"));
    const before = await evidenceCount();
    // Holds both until both are checked.
    let arrived = 0;
    let open = () => {};
    const bothChecked = new Promise<void>((resolve) => {
      open = resolve;
    });
    hooks.read = () => {
      arrived += 1;
      if (arrived === 2) open();
      return bothChecked;
    };
    const outcomes = await Promise.allSettled([report(first, second), report(first, second)]);
    hooks.read = undefined;
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: isDuplicate });
    expect(await rowsOn(second)).toHaveLength(1);
    expect(await evidenceCount()).toBe(before + 1);
  });

  it("ERR-30 says so where the person's profile cannot be read", async () => {
    const { first, second, reports: deps } = scene;
    const db = failing(new Error("permission denied"));
    await expect(report(first, second, {}, { ...deps, db })).rejects.toMatchObject({ code: "REPORT_CHECK_FAILED" });
  });

  it("leaves it to the server to say that the database is away", async () => {
    const { first, second, reports: deps } = scene;
    const away = new Error("Connection terminated unexpectedly");
    await expect(report(first, second, {}, { ...deps, db: failing(away) })).rejects.toBe(away);
  });

  it("ERR-33 stores no report without its evidence", async () => {
    const { first, second, database } = scene;
    await database.db.execute(sql`
      create function broken() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`);
    await database.db.execute(sql`
      create trigger broken before insert on report_evidence for each row execute function broken()`);
    await expect(report(first, second)).rejects.toMatchObject({ cause: { message: "the disk is full" } });
    await database.db.execute(sql`drop function broken() cascade`);
    expect(await rowsOn(second)).toEqual([]);
    await report(first, second);
  });
});

describe("who can be reported", () => {
  it("OPEN-63 in the chat also a partner who has blocked the reporter; on the profile nobody on either side of a block", async () => {
    const { first, second, chatOf, block } = scene;
    await chatOf();
    await block(second, first);
    await expect(report(first, second)).rejects.toMatchObject(notFound);
    await expect(report(second, first)).rejects.toMatchObject(notFound);
    await report(first, second, { kind: "chat" });
    expect(await rowsOn(second)).toHaveLength(1);
    await expect(report(second, first, { kind: "chat" }), "the blocker does not see the chat").rejects.toMatchObject(
      notFound,
    );
  });

  it("from the chat nobody without a chat with the reporter, not even a match", async () => {
    const { first, second, outsider, match, chatOf } = scene;
    await match();
    await chatOf(outsider, second);
    await expect(report(first, second, { kind: "chat" })).rejects.toMatchObject(notFound);
    expect(await rowsOn(second)).toEqual([]);
  });

  it("from the chat nobody who is banned", async () => {
    const { first, second, chatOf, ban } = scene;
    await chatOf();
    await ban(second);
    await expect(report(first, second, { kind: "chat" })).rejects.toMatchObject(notFound);
  });

  it.each(["deletes their account", "is banned"] as const)(
    "refuses a person who %s at the same moment",
    { tags: ["postgres"] },
    async (what) => {
      const { first, second, database } = scene;
      let reporting: Promise<unknown> = Promise.resolve();
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`select hold_person(${second.id}::uuid, true)`);
        if (what === "is banned") await tx.insert(bans).values({ userId: second.id, type: "ban", reason: "spam" });
        else await tx.execute(sql`delete from auth_user where id = ${second.id}`);
        reporting = report(first, second);
        reporting.catch(() => {});
        await untilStatementWaits(database);
      });
      await expect(reporting).rejects.toMatchObject(notFound);
      expect(await rowsOn(second)).toEqual([]);
    },
  );

  it("of many at once each pair gets its reports, whatever their order", { tags: ["postgres"] }, async () => {
    const people = await scene.more(4);
    const pairs = people.flatMap((one) =>
      people.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    await Promise.all(pairs.map(([one, other]) => report(one, other)));
    for (const person of people) expect(await rowsOn(person)).toHaveLength(3);
  });
});

describe("after reports were looked at", () => {
  const resolve = ({ id }: TestActor) => scene.database.db.transaction((tx) => resolveReports(tx, id));
  const told = async (by: TestActor) => (await listReviewed(scene.database.db, by)).reportIds;

  it("BAN-09 all reports of the person are resolved, of nobody else, and their evidence is named once", async () => {
    const { first, second, outsider, database } = scene;
    await report(first, second);
    await report(outsider, second, { reason: "other" });
    await report(first, outsider);
    const hashes = await database.db
      .select({ hash: reportEvidence.hash })
      .from(reportEvidence)
      .innerJoin(reports, eq(reports.id, reportEvidence.reportId))
      .where(eq(reports.reportedUserId, second.id))
      .orderBy(reportEvidence.sealedAt, reportEvidence.id);
    expect(await resolve(second)).toMatchObject({ evidence: hashes.map(({ hash }) => hash) });
    expect((await rowsOn(second)).map(({ resolved }) => resolved)).toEqual([true, true]);
    expect((await rowsOn(outsider)).map(({ resolved }) => resolved)).toEqual([false]);
    expect(await resolve(second)).toEqual({ evidence: [], reportIds: [] });
  });

  it("tells each reporter once, for their own reports only", async () => {
    const { first, second, outsider, database } = scene;
    const { reportId } = await report(first, second);
    const other = await report(first, second, { reason: "other" });
    const theirs = await report(outsider, second);
    expect(await told(first)).toEqual([]);
    await resolve(second);
    expect(new Set(await told(first))).toEqual(new Set([reportId, other.reportId]));
    expect(await told(outsider)).toEqual([theirs.reportId]);
    expect(await told(second)).toEqual([]);
    await acknowledgeReviewed(database.db, outsider, [reportId, other.reportId]);
    expect(await told(first)).toHaveLength(2);
    for (const _ of ["in one tab", "in another"]) await acknowledgeReviewed(database.db, first, [reportId]);
    expect(await told(first)).toEqual([other.reportId]);
    await acknowledgeReviewed(database.db, first, []);
    await resolve(second);
    expect(await told(first), "resolved before").toEqual([other.reportId]);
  });

  it("tells reporters also when the reported person is gone by then, and forgets reporters who are gone", async () => {
    const { first, second, outsider, deleteAccount, database } = scene;
    const { reportId } = await report(first, second);
    await report(outsider, second);
    await resolve(second);
    await deleteAccount(second);
    expect(await told(first)).toEqual([reportId]);
    await deleteAccount(outsider);
    const { rows } = await database.db.execute(sql`select from report_reviews where reporter_id = ${outsider.id}`);
    expect(rows).toEqual([]);
  });

  it("locks no reporter: others may write to them meanwhile", { tags: ["postgres"] }, async () => {
    const { first, second, database } = scene;
    await report(first, second);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select hold_person(${first.id}::uuid, true)`);
      expect((await resolve(second)).evidence).toHaveLength(1);
    });
  });
});

describe("the reports endpoints", () => {
  const good = { reason: "spam", description: "Vende relojes" } as const;
  let routes: ReturnType<typeof reportRoutes>;
  let me: RequestContext;
  beforeEach(() => {
    routes = reportRoutes(scene.reports);
    me = contextOf(scene.first);
  });

  it("answer members as the contract says, and take an id in any case", async () => {
    const { second, chatOf, database } = scene;
    await chatOf();
    const personId = second.id.toUpperCase();
    const { reportId } = await call(routes.reportProfile, { personId, ...good }, { context: me });
    const inChat = await call(routes.reportChat, { personId, ...good, reason: "harassment" }, { context: me });
    expect(await call(routes.reviewed, undefined, { context: me })).toEqual({ reportIds: [] });
    await database.db.transaction((tx) => resolveReports(tx, second.id));
    const { reportIds } = await call(routes.reviewed, undefined, { context: me });
    expect(new Set(reportIds)).toEqual(new Set([reportId, inChat.reportId]));
    const seen = { reportIds: reportIds.map((id) => id.toUpperCase()) };
    expect(await call(routes.acknowledge, seen, { context: me })).toEqual({ isSeen: true });
    expect(await call(routes.reviewed, undefined, { context: me })).toEqual({ reportIds: [] });
  });

  it("LIMIT-30 OPEN-67 take every reason of their own list", async () => {
    const { second, chatOf } = scene;
    await chatOf();
    const { id: personId } = second;
    const { description } = good;
    for (const reason of PROFILE_REPORT_REASONS) {
      await call(routes.reportProfile, { personId, reason, description }, { context: me });
    }
    for (const reason of CHAT_REPORT_REASONS.filter((each) => each !== "spam" && each !== "other")) {
      await call(routes.reportChat, { personId, reason, description }, { context: me });
    }
  });

  it("PERM-12 report in the caller's name, whatever the call says", async () => {
    const { second, outsider, first } = scene;
    const input = { personId: second.id, ...good, reporterId: outsider.id, reporter_id: outsider.id };
    await call(routes.reportProfile, input, { context: me });
    expect((await rowsOn(second)).map(({ reporterId }) => reporterId)).toEqual([first.id]);
  });
});
