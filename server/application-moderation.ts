import { appealRoutes } from "./features/appeals/routes.ts";
import type { AppealDeps } from "./features/appeals/service.ts";
import { decisionRoutes, warningRoutes } from "./features/decisions/routes.ts";
import { moderationRoutes } from "./features/moderation/routes.ts";
import { bellRoutes } from "./features/moderation-bell/routes.ts";
import { flagRoutes } from "./features/moderation-flags/routes.ts";
import { moderationLogRoutes } from "./features/moderation-log/routes.ts";
import { quarantineRoutes } from "./features/photo-quarantine/routes.ts";
import type { QuarantineDeps } from "./features/photo-quarantine/service.ts";
import { privateNoteRoutes } from "./features/private-notes/routes.ts";
import { outcomeRoutes } from "./features/report-outcomes/routes.ts";
import { secondLookRoutes } from "./features/second-looks/routes.ts";
import { statementRoutes } from "./features/statements-of-reasons/routes.ts";
import { undoRoutes } from "./features/undo/routes.ts";

type ModerationParts = { decisions: QuarantineDeps; appeals: AppealDeps; canTranslate: boolean };

/** The API areas about moderators' decisions, for moderators and the people concerned. */
export function moderationAreas({ decisions, appeals, canTranslate }: ModerationParts) {
  const { db, realtime } = decisions;
  return {
    reportOutcomes: outcomeRoutes({ db, realtime }),
    statements: statementRoutes({ db }),
    decisions: { ...decisionRoutes(decisions), ...undoRoutes(decisions) },
    warnings: warningRoutes(decisions),
    appeals: appealRoutes(appeals),
    photos: quarantineRoutes(decisions),
    moderationFlags: flagRoutes({ db }),
    moderation: moderationRoutes({ db, realtime, canTranslate }),
    secondLooks: secondLookRoutes(decisions),
    privateNotes: privateNoteRoutes({ db }),
    bell: bellRoutes({ db }),
    moderationLog: moderationLogRoutes({ db }),
  };
}
