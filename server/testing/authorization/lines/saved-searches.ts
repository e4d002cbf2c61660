import { DEFAULT_FILTERS } from "@nakamatch/contract/vocabulary/discovery";
import { savedSearches as stored } from "../../../platform/database/schema/discovery.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";

/** The other's saved search. */
async function foreign({ server, other }: Scene) {
  const search = { id: crypto.randomUUID(), personId: other.id, slot: 1, name: "Cerca", filters: {} };
  await server.database.db.insert(stored).values({ ...search, sort: "distance" });
  return { searchId: search.id };
}

export const savedSearches: Lines<"savedSearches"> = {
  list: { outcomes: members("hidden"), input: async (scene) => void (await foreign(scene)) },
  save: {
    outcomes: members("NOT_FOUND"),
    input: async (scene) => ({
      ...(await foreign(scene)),
      name: "Cerca",
      sort: "distance",
      filters: { ...DEFAULT_FILTERS, maxDistance: 50 },
    }),
  },
  change: {
    outcomes: members("NOT_FOUND"),
    input: async (scene) => ({ ...(await foreign(scene)), inDigest: false }),
  },
  // It stays, as refused calls change nothing.
  remove: { outcomes: members("ok"), input: foreign },
};
