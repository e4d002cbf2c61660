import { call } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestContext } from "../../http/procedures.ts";
import type { Database } from "../../platform/database/open.ts";
import { recordingDelivery } from "../../realtime/recording-delivery.ts";
import { contextOf } from "../../testing/context.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { actorOf, addPeople } from "../../testing/people.ts";
import { blockRoutes } from "./routes.ts";

const SIGNED_OUT = contextOf();

let database: Database;
let routes: ReturnType<typeof blockRoutes>;
let me: RequestContext;
let personId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  routes = blockRoutes({ db: database.db, realtime: recordingDelivery() });
  const [one, two] = (await addPeople(database.db, 2)).map(({ id }) => id) as [string, string];
  me = contextOf(actorOf({ id: one }));
  personId = two;
});
afterAll(() => database.close());

describe("the blocks endpoints", () => {
  it("answer members as the contract says, and take an id in any case", async () => {
    expect(await call(routes.block, { personId: personId.toUpperCase() }, { context: me })).toEqual({
      isBlocked: true,
    });
    expect(await call(routes.list, {}, { context: me })).toMatchObject({
      blocked: [{ person: { id: personId }, realName: "Ana Luz" }],
      total: 1,
      nextCursor: null,
    });
    expect(await call(routes.unblock, { personId: personId.toUpperCase() }, { context: me })).toEqual({
      isBlocked: false,
    });
    expect(await call(routes.list, {}, { context: me })).toEqual({ blocked: [], total: 0, nextCursor: null });
  });

  it("are closed to the signed-out", async () => {
    const refused = { code: "SESSION_MISSING" };
    await expect(call(routes.block, { personId }, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
    await expect(call(routes.unblock, { personId }, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
    await expect(call(routes.list, {}, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
  });

  it("refuse what is no id", async () => {
    await expect(call(routes.block, { personId: "me" }, { context: me })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});
