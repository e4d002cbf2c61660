import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { blocks } from "../../platform/database/schema/safety.ts";
import { type DiscoveryScene, madrid, openDiscoveryScene } from "../../testing/discovery.ts";
import { readViewer } from "./store.ts";

let scene: DiscoveryScene;

beforeAll(async () => {
  scene = await openDiscoveryScene();
});
afterAll(() => scene.close());

it("DISC-07 the viewer is read by their id, with gender, what they look for and their preferences", async () => {
  const { database, world } = scene;
  const [viewer, blocked, blocker] = (await world(
    {
      ...madrid,
      gender: "otro",
      lookingFor: "amistad",
      friendshipPreference: ["mujer", "otro"],
      relationshipPreference: ["hombre"],
      birthDate: "1999-12-31",
      loves: 2,
    },
    {},
    {},
    {},
  )) as [string, string, string];
  await database.db.insert(blocks).values([
    { blockerId: viewer, blockedId: blocked },
    { blockerId: blocker, blockedId: viewer },
  ]);
  const read = await readViewer(database.db, viewer);
  expect(read?.person).toMatchObject({
    id: viewer,
    gender: "otro",
    lookingFor: "amistad",
    friendshipPreference: ["mujer", "otro"],
    relationshipPreference: ["hombre"],
    country: "ES",
    city: madrid.city,
    birthDate: "1999-12-31",
  });
  expect(read?.person.interestIds).toHaveLength(2);
  expect(new Set(read?.excludedIds)).toEqual(new Set([blocked, blocker]));
});

it("DISC-07 nobody is read where there is no profile", async () => {
  expect(await readViewer(scene.database.db, randomUUID())).toBeUndefined();
});
