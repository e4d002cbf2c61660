import { moderatorProcedures } from "../../../http/procedures.ts";
import { listBanned } from "../bans/service.ts";
import { markCase } from "../case-marks/service.ts";
import type { DecisionDeps } from "../decisions/service.ts";
import { saveDraft } from "../note-drafts/service.ts";
import {
  claim,
  findCase,
  handOver,
  listCases,
  listColleagues,
  release,
  showModeratedPerson,
  summarize,
  takeBack,
} from "./service.ts";

interface ModerationSettings {
  canTranslate: boolean;
  /** The first day on which moderators need a second factor. */
  factorNeededFrom: string | undefined;
}

/** Binds the moderation endpoints, for moderators. */
export function caseRoutes({ canTranslate, factorNeededFrom, ...deps }: DecisionDeps & ModerationSettings) {
  const { cases } = moderatorProcedures;
  return {
    summary: cases.summary.handler(async ({ context }) => ({
      ...(await summarize(deps.db, context.actor)),
      canTranslate,
      ...(context.actor.assuranceLevel === "aal1" && factorNeededFrom !== undefined && { factorNeededFrom }),
    })),
    list: cases.list.handler(({ input, context }) => listCases(deps.db, context.actor, input)),
    person: cases.person.handler(({ input, context }) => showModeratedPerson(deps.db, context.actor, input.personId)),
    whereabouts: cases.whereabouts.handler(({ input, context }) => findCase(deps.db, context.actor, input.caseId)),
    claim: cases.claim.handler(({ input, context }) => claim(deps, context.actor, input)),
    mark: cases.mark.handler(({ input, context }) => markCase(deps, context.actor, input)),
    colleagues: cases.colleagues.handler(({ input, context }) =>
      listColleagues(deps.db, context.actor, input.personId),
    ),
    handOver: cases.handOver.handler(({ input, context }) => handOver(deps, context.actor, input)),
    takeBack: cases.takeBack.handler(({ input, context }) => takeBack(deps, context.actor, input.personId)),
    release: cases.release.handler(({ input, context }) => release(deps, context.actor, input)),
    saveDraft: cases.saveDraft.handler(({ input, context }) => saveDraft(deps.db, context.actor, input)),
    banned: cases.banned.handler(({ input, context }) => listBanned(deps.db, context.actor, input)),
  };
}
