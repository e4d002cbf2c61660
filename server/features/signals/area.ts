import { flagJobs } from "./moderation-flags/jobs.ts";
import { flagRoutes } from "./moderation-flags/routes.ts";
import type { FlagDeps } from "./moderation-flags/service.ts";

/** What may be misuse: only moderators decide. */
export function signalsArea(parts: FlagDeps) {
  return { routes: { moderationFlags: flagRoutes(parts) }, jobs: flagJobs(parts) };
}
