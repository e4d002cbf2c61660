import type { Db } from "../../platform/database/open.ts";
import { flagJobs } from "./moderation-flags/jobs.ts";
import { flagRoutes } from "./moderation-flags/routes.ts";

/** What may be misuse: only moderators decide. */
export function signalsArea(parts: { db: Db }) {
  return { routes: { moderationFlags: flagRoutes(parts) }, jobs: flagJobs(parts) };
}
