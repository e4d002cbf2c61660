import { moderatorProcedures } from "../../http/procedures.ts";
import { saveDraft } from "../note-drafts/service.ts";
import { findUndoable } from "../undo/service.ts";
import {
  claim,
  handOver,
  listBanned,
  listCases,
  listColleagues,
  type ModerationDeps,
  release,
  showModeratedPerson,
  summarize,
} from "./service.ts";

/** Binds the moderation endpoints, for moderators. */
export function moderationRoutes({ canTranslate, ...deps }: ModerationDeps & { canTranslate: boolean }) {
  const { moderation } = moderatorProcedures;
  return {
    undoable: moderation.undoable.handler(({ context }) => findUndoable(deps.db, context.actor)),
    summary: moderation.summary.handler(async ({ context }) => ({
      ...(await summarize(deps.db, context.actor)),
      canTranslate,
    })),
    cases: moderation.cases.handler(({ input, context }) => listCases(deps.db, context.actor, input)),
    person: moderation.person.handler(({ input, context }) =>
      showModeratedPerson(deps.db, context.actor, input.personId),
    ),
    claim: moderation.claim.handler(({ input, context }) => claim(deps, context.actor, input.personId)),
    colleagues: moderation.colleagues.handler(({ input, context }) =>
      listColleagues(deps.db, context.actor, input.personId),
    ),
    handOver: moderation.handOver.handler(({ input, context }) => handOver(deps, context.actor, input)),
    release: moderation.release.handler(({ input, context }) => release(deps, context.actor, input.personId)),
    saveDraft: moderation.saveDraft.handler(({ input, context }) => saveDraft(deps.db, context.actor, input)),
    banned: moderation.banned.handler(({ input, context }) => listBanned(deps.db, context.actor, input)),
  };
}
