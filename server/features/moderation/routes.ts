import { moderatorProcedures } from "../../http/procedures.ts";
import { findUndoable } from "../undo/service.ts";
import {
  claim,
  listBanned,
  listCases,
  type ModerationDeps,
  release,
  showModeratedPerson,
  summarize,
} from "./service.ts";

/** Binds the moderation endpoints, for moderators. */
export function moderationRoutes(deps: ModerationDeps) {
  const { moderation } = moderatorProcedures;
  return {
    undoable: moderation.undoable.handler(({ context }) => findUndoable(deps.db, context.actor)),
    summary: moderation.summary.handler(({ context }) => summarize(deps.db, context.actor)),
    cases: moderation.cases.handler(({ input, context }) => listCases(deps.db, context.actor, input)),
    person: moderation.person.handler(({ input, context }) =>
      showModeratedPerson(deps.db, context.actor, input.personId),
    ),
    claim: moderation.claim.handler(({ input, context }) => claim(deps, context.actor, input.personId)),
    release: moderation.release.handler(({ input, context }) => release(deps, context.actor, input.personId)),
    banned: moderation.banned.handler(({ input, context }) => listBanned(deps.db, context.actor, input)),
  };
}
