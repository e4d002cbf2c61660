import { memberProcedures, moderatorProcedures } from "../../../http/procedures.ts";
import {
  acknowledgeReviewed,
  answerConcern,
  listReviewed,
  reportPerson,
  reportWords,
  showEvidencePhoto,
} from "./service.ts";
import type { ReportDeps } from "./types.ts";

/** Binds the reports endpoints for members, and photos of evidence for moderators. */
export function reportRoutes(deps: ReportDeps) {
  const { reports } = memberProcedures;
  const { db } = deps;
  return {
    reportProfile: reports.reportProfile.handler(({ input, context }) =>
      reportPerson(deps, context.actor, { ...input, kind: "profile" }),
    ),
    reportChat: reports.reportChat.handler(({ input, context }) =>
      reportPerson(deps, context.actor, { ...input, kind: "chat" }),
    ),
    reportWords: reports.reportWords.handler(({ input: { personId, ...input }, context }) =>
      reportWords(deps, context.actor, { ...input, words: { personId } }),
    ),
    reportWithdrawnWords: reports.reportWithdrawnWords.handler(({ input: { wordsId, ...input }, context }) =>
      reportWords(deps, context.actor, { ...input, words: { wordsId } }),
    ),
    answerConcern: reports.answerConcern.handler(({ input, context }) => answerConcern(deps, context.actor, input)),
    reviewed: reports.reviewed.handler(({ context }) => listReviewed(db, context.actor)),
    acknowledge: reports.acknowledge.handler(({ input, context }) =>
      acknowledgeReviewed(db, context.actor, input.reportIds),
    ),
    evidencePhoto: moderatorProcedures.reports.evidencePhoto.handler(({ input, context }) =>
      showEvidencePhoto(db, context.actor, input),
    ),
  };
}
