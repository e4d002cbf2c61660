import type { FastifyInstance } from "fastify";
import type { Limiter } from "../../platform/limits/limiter.ts";
import { digestJobs } from "./digest-emails/jobs.ts";
import { createUnsubscribeTokens } from "./digest-emails/policy.ts";
import { digestEmailRoutes, registerDigestUnsubscribe } from "./digest-emails/routes.ts";
import { unreadBadgeRoutes } from "./unread-badges/routes.ts";

type Parts = Omit<Parameters<typeof digestJobs>[0], "tokens"> & { limiter: Limiter; earlierSecrets: string[] };

/** What is new, as marks on the screen and by email. */
export function notificationsArea(parts: Parts) {
  const digests = { ...parts, tokens: createUnsubscribeTokens(parts.secret, parts.earlierSecrets) };
  return {
    routes: { digestEmails: digestEmailRoutes(digests), unreadBadges: unreadBadgeRoutes(parts) },
    jobs: digestJobs(digests),
    registerUnsubscribe: (app: FastifyInstance) => registerDigestUnsubscribe(app, digests),
  };
}
