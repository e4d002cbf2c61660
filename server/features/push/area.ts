import type { Config } from "../../platform/config/config.ts";
import { createPushSender } from "../../platform/web-push/sender.ts";
import { pushJobs } from "./push-notifications/jobs.ts";
import { pushRoutes } from "./push-notifications/routes.ts";
import { createPushKeyRing } from "./push-notifications/service.ts";

type Parts = Omit<Parameters<typeof pushJobs>[0], "readKeys" | "sender"> & {
  config: Config;
  /** For tests, whose push service is on this machine. */
  toPrivateHosts: boolean | undefined;
};

/** Notifications in a browser that is closed. */
export function pushArea({ config, toPrivateHosts, ...parts }: Parts) {
  const sender = createPushSender({ subject: `mailto:${config.CONTACT_EMAIL}`, toPrivateHosts });
  const keys = createPushKeyRing(parts.db, config.AUTH_SECRET, config);
  return {
    routes: { pushNotifications: pushRoutes({ ...parts, sender, keys }) },
    jobs: pushJobs({ ...parts, sender, readKeys: keys.current }),
  };
}
