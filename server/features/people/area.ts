import { catalogueRoutes } from "./catalogue/routes.ts";
import { createCatalogue } from "./catalogue/service.ts";
import { geographyRoutes } from "./geography/routes.ts";
import { interestJobs } from "./interests/jobs.ts";
import { interestRoutes } from "./interests/routes.ts";
import { presenceJobs } from "./presence/jobs.ts";
import { createPresenceTracker } from "./presence/service.ts";
import { profileRoutes } from "./profiles/routes.ts";
import { promptRoutes } from "./prompts/routes.ts";
import { shelfRoutes } from "./shelf/routes.ts";

type Parts = Parameters<typeof interestRoutes>[0] &
  Parameters<typeof profileRoutes>[0] &
  Parameters<typeof interestJobs>[0] &
  Parameters<typeof presenceJobs>[0] &
  Parameters<typeof createPresenceTracker>[0];

/** Who people are, what they love, where and when they are there. */
export function peopleArea(parts: Parts) {
  const catalogue = createCatalogue(parts.db);
  return {
    catalogue,
    presence: createPresenceTracker(parts),
    routes: {
      geography: geographyRoutes(parts),
      profiles: profileRoutes(parts),
      prompts: promptRoutes(parts),
      interests: { ...catalogueRoutes({ catalogue }), ...interestRoutes(parts) },
      shelf: shelfRoutes(parts),
    },
    jobs: [...interestJobs(parts), ...presenceJobs(parts)],
  };
}
