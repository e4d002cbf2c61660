import { randomUUID } from "node:crypto";
import { events as stored } from "../../../platform/database/schema/events.ts";
import { MADRID } from "../../sign-up.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";

export const events: Lines<"events"> = {
  list: {
    outcomes: members("hidden"),
    input: async (scene) => {
      await addEvent(scene);
      return {};
    },
  },
  show: { outcomes: members("hidden"), input: async (scene) => ({ eventId: await addEvent(scene) }) },
  calendar: { outcomes: members("hidden"), input: async (scene) => ({ eventId: await addEvent(scene) }) },
};

const DAY_MS = 86_400_000;

export async function addEvent({ server }: Pick<Scene, "server">): Promise<string> {
  const id = randomUUID();
  const day = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  await server.database.db.insert(stored).values({
    id,
    uid: id,
    name: "Kaze Con",
    kind: "convention",
    cityId: MADRID.id,
    venue: "Recinto ferial",
    firstDay: day,
    lastDay: day,
    timeZone: "Europe/Madrid",
    endsAt: new Date(Date.now() + 32 * DAY_MS),
    isAdultsOnly: false,
    changedAt: new Date(),
    // A job of each minute changes the others.
    isTold: true,
  });
  return id;
}
