import { eventGoers } from "../../../platform/database/schema/going.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";
import { addEvent } from "./events.ts";

const choice = { view: "liked", isVerifiedOnly: false } as const;

/** Strangers do not like the two, nor are they liked. */
const AMONG_LIKED = { otherMember: "hidden", moderator: "hidden", blocked: "hidden", blocking: "hidden" } as const;

export const going: Lines<"going"> = {
  mine: {
    outcomes: members("hidden"),
    input: async (scene) => {
      await addGoers(scene);
      return {};
    },
  },
  go: { outcomes: members("ok"), input: async (scene) => ({ eventId: await addEvent(scene), ...choice }) },
  leave: { outcomes: members("ok"), input: async (scene) => ({ eventId: await addGoers(scene) }) },
  people: { outcomes: members("shown", AMONG_LIKED), input: async (scene) => ({ eventId: await addGoers(scene) }) },
};

const LONG_MS = 48 * 3_600_000;

/** Lets the two, and the caller, go to an event for long. */
async function addGoers(scene: Scene): Promise<string> {
  const { server, role, owner, other, actor } = scene;
  const eventId = await addEvent(scene);
  const since = new Date(Date.now() - LONG_MS);
  const people = new Set([owner.id, other.id, ...(actor ? [actor.id] : [])]);
  if (role === "deleted") people.delete(owner.id);
  const rows = [...people].map((personId) => ({ eventId, personId, ...choice, since, place: 1 }));
  await server.database.db.insert(eventGoers).values(rows);
  return eventId;
}
