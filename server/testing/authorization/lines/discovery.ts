import { hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import { type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";

const amongBlocked = { blocked: "hidden", blocking: "hidden" } as const;
const notFound = { blocked: "PERSON_NOT_FOUND", blocking: "PERSON_NOT_FOUND" } as const;
const personId = ({ other }: Scene) => ({ personId: other.id });

export const discovery: Lines<"discovery"> = {
  page: { outcomes: members("shown", amongBlocked) },
  hidden: { outcomes: members("shown", amongBlocked), input: hideOther },
  isHidden: { outcomes: members("hidden"), input: personId },
  hide: { outcomes: members("ok", notFound), input: personId },
  unhide: { outcomes: members("ok"), input: personId },
};

async function hideOther({ server, actor, other, role }: Scene) {
  const hides = actor && role !== "deleted";
  if (hides) await server.database.db.insert(hiddenPeople).values({ personId: actor.id, hiddenId: other.id });
  return {};
}
