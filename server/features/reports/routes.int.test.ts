import { CHAT_REPORT_REASONS, PROFILE_REPORT_REASONS } from "@nakamatch/contract/vocabulary/reports";
import { call } from "@orpc/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestContext } from "../../http/procedures.ts";
import { reports } from "../../platform/database/schema/safety.ts";
import { contextOf } from "../../testing/context.ts";
import { openReportScene, type ReportScene } from "../../testing/reports.ts";
import { reportRoutes } from "./routes.ts";
import { resolveReports } from "./service.ts";

const _SIGNED_OUT = contextOf();

let scene: ReportScene;
let routes: ReturnType<typeof reportRoutes>;
let me: RequestContext;

beforeAll(async () => {
  scene = await openReportScene();
  routes = reportRoutes(scene.reports);
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  me = contextOf(scene.first);
});

const good = { reason: "spam", description: "Vende relojes" } as const;
const _count = () => scene.database.db.$count(reports);

describe("the reports endpoints", () => {
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
    const { second, outsider, first, database } = scene;
    const input = { personId: second.id, ...good, reporterId: outsider.id, reporter_id: outsider.id };
    await call(routes.reportProfile, input, { context: me });
    const made = (await database.db.select().from(reports)).filter(
      ({ reportedUserId }) => reportedUserId === second.id,
    );
    expect(made.map(({ reporterId }) => reporterId)).toEqual([first.id]);
  });
});
