import { memberProcedures } from "../../../http/procedures.ts";
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

/** Binds the profile endpoints. Members change only their own profile (EDIT-16). */
export function profileRoutes({ read, ...deps }: ProfileDeps & { read: Read; realtime: Delivery }) {
  const { profiles } = memberProcedures;
  return {
    get: profiles.get.handler(({ input, context }) =>
      read((db) => showProfile({ ...deps, db }, context.actor, input.personId)),
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
