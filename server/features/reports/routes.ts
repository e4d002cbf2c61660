import { memberProcedures, moderatorProcedures } from "../../http/procedures.ts";
import { acknowledgeReviewed, listReviewed, reportPerson, showEvidencePhoto } from "./service.ts";
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
    reviewed: reports.reviewed.handler(({ context }) => listReviewed(db, context.actor)),
    acknowledge: reports.acknowledge.handler(({ input, context }) =>
      acknowledgeReviewed(db, context.actor, input.reportIds),
    ),
    evidencePhoto: moderatorProcedures.reports.evidencePhoto.handler(({ input, context }) =>
      showEvidencePhoto(db, context.actor, input),
    ),
  };
}
