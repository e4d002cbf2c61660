import { call } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestContext } from "../../http/procedures.ts";
import { systemClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open.ts";
import { recordingDelivery } from "../../realtime/recording-delivery.ts";
import { contextOf } from "../../testing/context.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { noJobs } from "../../testing/no-jobs.ts";
import { actorOf, addPeople } from "../../testing/people.ts";
import { likeRoutes } from "./routes.ts";

const _SIGNED_OUT = contextOf();

let database: Database;
let routes: ReturnType<typeof likeRoutes>;
let me: RequestContext;
let personId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  routes = likeRoutes({ db: database.db, realtime: recordingDelivery(), clock: systemClock, outbox: noJobs });
  const [one, two] = (await addPeople(database.db, 2)).map(({ id }) => id) as [string, string];
  me = contextOf(actorOf({ id: one }));
  personId = two;
});
afterAll(() => database.close());

describe("the likes endpoints", () => {
  it("LIKE-01 take a person by their id in any case", async () => {
    await call(routes.like, { personId: personId.toUpperCase() }, { context: me });
    expect(await call(routes.matches, { list: "iLiked" }, { context: me })).toMatchObject({
      matches: [{ otherUser: { id: personId } }],
    });
    await call(routes.unlike, { personId: personId.toUpperCase() }, { context: me });
    expect(await call(routes.matches, { list: "iLiked" }, { context: me })).toMatchObject({ matches: [] });
    const myself = call(routes.like, { personId: me.actor!.id.toUpperCase() }, { context: me });
    await expect(myself).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });
});
