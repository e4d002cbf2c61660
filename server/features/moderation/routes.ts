import { moderatorProcedures } from "../../http/procedures.ts";
import {
  claim,
  listBanned,
  listCases,
  type ModerationDeps,
  release,
  saveDraft,
  showModeratedPerson,
  summarize,
} from "./service.ts";

/** Binds the moderation endpoints, for moderators. */
export function moderationRoutes(deps: ModerationDeps) {
  const { moderation } = moderatorProcedures;
  return {
    summary: moderation.summary.handler(({ context }) => summarize(deps.db, context.actor)),
    cases: moderation.cases.handler(({ input, context }) => listCases(deps.db, context.actor, input)),
    person: moderation.person.handler(({ input, context }) =>
      showModeratedPerson(deps.db, context.actor, input.personId),
    ),
    claim: moderation.claim.handler(({ input, context }) => claim(deps, context.actor, input.personId)),
    release: moderation.release.handler(({ input, context }) => release(deps, context.actor, input.personId)),
    saveDraft: moderation.saveDraft.handler(({ input, context }) => saveDraft(deps.db, context.actor, input)),
    banned: moderation.banned.handler(({ input, context }) => listBanned(deps.db, context.actor, input)),
  };
}
