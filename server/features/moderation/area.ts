import type { Config } from "../../platform/config/config.ts";
import { appealRoutes } from "./appeals/routes.ts";
import { banChangeRoutes } from "./bans/routes.ts";
import { bellJobs } from "./bell/jobs.ts";
import { bellRoutes } from "./bell/routes.ts";
import { moderationJobs } from "./cases/jobs.ts";
import { caseRoutes } from "./cases/routes.ts";
import { announceReport } from "./cases/service.ts";
import { decisionJobs } from "./decisions/jobs.ts";
import { decisionRoutes, warningRoutes } from "./decisions/routes.ts";
import { heldPhotoRoutes } from "./held-photos/routes.ts";
import { logRoutes } from "./log/routes.ts";
import { logExportRoutes } from "./log-export/routes.ts";
import { outcomeJobs } from "./outcomes/jobs.ts";
import { outcomeRoutes } from "./outcomes/routes.ts";
import { privateNoteRoutes } from "./private-notes/routes.ts";
import { questionJobs } from "./questions/jobs.ts";
import { questionRoutes } from "./questions/routes.ts";
import { reportJobs } from "./reports/jobs.ts";
import { reportRoutes } from "./reports/routes.ts";
import { secondLookRoutes } from "./second-looks/routes.ts";
import { statementJobs } from "./statements/jobs.ts";
import { statementRoutes } from "./statements/routes.ts";
import { undoRoutes } from "./undo/routes.ts";

type Parts = Parameters<typeof reportRoutes>[0] &
  Parameters<typeof heldPhotoRoutes>[0] &
  Omit<Parameters<typeof caseRoutes>[0], "canTranslate" | "factorNeededFrom"> &
  Parameters<typeof moderationJobs>[0] &
  Parameters<typeof appealRoutes>[0] &
  Parameters<typeof bellJobs>[0] & { config: Config };

/** Reports, moderators' decisions on them, and what everybody concerned hears about it. */
export function moderationArea(parts: Parts) {
  const undo = undoRoutes(parts);
  const asking = questionRoutes(parts);
  const { MODERATION_TRANSLATE: canTranslate, MODERATORS_NEED_SECOND_FACTOR_FROM: factorNeededFrom } = parts.config;
  return {
    routes: {
      reports: reportRoutes({ ...parts, onReported: () => void announceReport(parts) }),
      outcomes: outcomeRoutes(parts),
      statements: statementRoutes(parts),
      decisions: { ...decisionRoutes(parts), ...banChangeRoutes(parts), ...undo.decisions },
      warnings: { ...warningRoutes(parts), ...asking.warnings },
      questions: asking.questions,
      appeals: appealRoutes(parts),
      heldPhotos: heldPhotoRoutes(parts),
      cases: { ...caseRoutes({ ...parts, canTranslate, factorNeededFrom }), ...undo.cases },
      secondLooks: secondLookRoutes(parts),
      privateNotes: privateNoteRoutes(parts),
      bell: bellRoutes(parts),
      log: { ...logRoutes(parts), ...logExportRoutes(parts) },
    },
    jobs: [
      ...reportJobs(parts),
      ...outcomeJobs(parts),
      ...statementJobs(parts),
      ...questionJobs(parts),
      ...decisionJobs(parts),
      ...moderationJobs(parts),
      ...bellJobs(parts),
    ],
  };
}
