import { blockRoutes } from "./blocks/routes.ts";
import { dailyPeopleJobs } from "./daily-people/jobs.ts";
import { dailyPeopleRoutes } from "./daily-people/routes.ts";
import { discoveryJobs } from "./discovery/jobs.ts";
import { discoveryRoutes } from "./discovery/routes.ts";
import { eventJobs } from "./events/jobs.ts";
import { eventRoutes } from "./events/routes.ts";
import { goingJobs } from "./going/jobs.ts";
import { goingRoutes } from "./going/routes.ts";
import { likeWordJobs } from "./like-words/jobs.ts";
import { likeWordRoutes } from "./like-words/routes.ts";
import { likeRoutes } from "./likes/routes.ts";
import { savedSearchRoutes } from "./saved-searches/routes.ts";

type Parts = Parameters<typeof discoveryRoutes>[0] &
  Parameters<typeof likeRoutes>[0] &
  Parameters<typeof eventRoutes>[0] &
  Parameters<typeof eventJobs>[0] &
  Parameters<typeof goingJobs>[0] &
  Parameters<typeof blockRoutes>[0];

/** How people find each other, and say yes or no. */
export function meetingArea(parts: Parts) {
  return {
    routes: {
      blocks: blockRoutes(parts),
      discovery: discoveryRoutes(parts),
      dailyPeople: dailyPeopleRoutes(parts),
      savedSearches: savedSearchRoutes(parts),
      likes: likeRoutes(parts),
      likeWords: likeWordRoutes(parts),
      events: eventRoutes(parts),
      going: goingRoutes(parts),
    },
    jobs: [
      ...discoveryJobs(parts),
      ...dailyPeopleJobs(parts),
      ...likeWordJobs(parts.db),
      ...eventJobs(parts),
      ...goingJobs(parts),
    ],
  };
}
