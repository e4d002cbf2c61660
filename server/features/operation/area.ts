import { dataExportJobs } from "./data-export/jobs.ts";
import { dataExportRoutes } from "./data-export/routes.ts";
import { deletionJobs } from "./deletion/jobs.ts";
import { deletionRoutes } from "./deletion/routes.ts";
import { operatorJobs } from "./operator/jobs.ts";
import { operatorRoutes } from "./operator/routes.ts";
import { rescueJobs } from "./rescue/jobs.ts";
import { rescueRoutes } from "./rescue/routes.ts";
import { restoreDue } from "./rescue/service.ts";
import { suspensionRoutes } from "./suspension/routes.ts";
import { switchRoutes } from "./switches/routes.ts";
import type { Switches } from "./switches/service.ts";

type Parts = Parameters<typeof suspensionRoutes>[0] &
  Parameters<typeof dataExportJobs>[0] &
  Parameters<typeof deletionJobs>[0] &
  Parameters<typeof operatorRoutes>[0] &
  Omit<Parameters<typeof rescueJobs>[0], "restoreDue"> & { switches: Switches };

/** Data that members take along or delete, and what operators see and switch. */
export function operationArea(parts: Parts) {
  return {
    routes: {
      dataExport: dataExportRoutes(parts),
      deletion: deletionRoutes(parts),
      suspension: suspensionRoutes(parts),
      operator: operatorRoutes(parts),
      switches: switchRoutes(parts.switches),
    },
    /** Joins the changes of an address. */
    objection: rescueRoutes(parts),
    jobs: [
      ...dataExportJobs(parts),
      ...deletionJobs(parts),
      ...operatorJobs(parts),
      ...rescueJobs({ ...parts, restoreDue: () => restoreDue(parts) }),
    ],
  };
}
