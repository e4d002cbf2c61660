import type { GoesTo } from "@nakamatch/contract/schemas/people";
import { memberProcedures } from "../../../http/procedures.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import type { Read } from "../../../platform/database/replicas.ts";
import type { Delivery } from "../../../realtime/types.ts";
import {
  chooseLanguages,
  chooseName,
  type ProfileDeps,
  setPaused,
  showActivity,
  showOwnProfile,
  showProfile,
  updateProfile,
} from "./service.ts";

interface Passed {
  read: Read;
  realtime: Delivery;
  /** The events to which both go, as far as each may know (`eventsInCommon`). */
  readEventsInCommon: (db: Queryable, viewerId: string, personId: string) => Promise<GoesTo>;
}

/** Binds the profile endpoints. Members change only their own profile (EDIT-16). */
export function profileRoutes({ read, readEventsInCommon, ...deps }: ProfileDeps & Passed) {
  const { profiles } = memberProcedures;
  return {
    get: profiles.get.handler(({ input, context }) =>
      read(async (db) => {
        const [profile, goesTo] = await Promise.all([
          showProfile({ ...deps, db }, context.actor, input.personId),
          readEventsInCommon(db, context.actor.id, input.personId),
        ]);
        return { ...profile, ...(goesTo && { goesTo }) };
      }),
    ),
    mine: profiles.mine.handler(({ context }) => showOwnProfile(deps, context.actor)),
    chooseName: profiles.chooseName.handler(({ input, context }) => chooseName(deps, context.actor, input.nameChoice)),
    chooseLanguages: profiles.chooseLanguages.handler(({ input, context }) =>
      chooseLanguages(deps, context.actor, input.languages),
    ),
    showActivity: profiles.showActivity.handler(({ input, context }) =>
      showActivity(deps, context.actor, input.showsActivity),
    ),
    pause: profiles.pause.handler(({ input, context }) => setPaused(deps, context.actor, input.isPaused)),
    update: profiles.update.handler(({ input, context }) => updateProfile(deps, context.actor, input)),
  };
}
