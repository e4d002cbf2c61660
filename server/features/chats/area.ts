import type { FastifyInstance } from "fastify";
import { checkInJobs } from "./check-ins/jobs.ts";
import { createCheckInTokens } from "./check-ins/policy.ts";
import { checkInRoutes, registerCheckInPages } from "./check-ins/routes.ts";
import { chatRoutes } from "./conversations/routes.ts";
import { endingRoutes } from "./endings/routes.ts";
import { meetingJobs } from "./meetings/jobs.ts";
import { meetingRoutes } from "./meetings/routes.ts";
import { messageSearchJobs } from "./message-search/jobs.ts";
import { messageSearchRoutes } from "./message-search/routes.ts";
import { planLinkJobs } from "./plan-links/jobs.ts";
import { planLinkRoutes, registerPlanLinkPage } from "./plan-links/routes.ts";
import { planJobs } from "./plans/jobs.ts";
import { planRoutes } from "./plans/routes.ts";
import { markRestRead } from "./plans/service.ts";
import { reactionRoutes } from "./reactions/routes.ts";
import { takingBackJobs } from "./taking-back/jobs.ts";
import { takingBackRoutes } from "./taking-back/routes.ts";
import { turnRoutes } from "./turns/routes.ts";

type Parts = Omit<Parameters<typeof chatRoutes>[0], "markRestRead"> &
  Parameters<typeof planRoutes>[0] &
  Parameters<typeof planJobs>[0] &
  Parameters<typeof planLinkRoutes>[0] &
  Parameters<typeof registerPlanLinkPage>[1] &
  Omit<Parameters<typeof checkInJobs>[0] & Parameters<typeof registerCheckInPages>[1], "tokens"> & {
    earlierSecrets: string[];
  };

/** What matched people write to each other. */
export function chatsArea(parts: Parts) {
  const checkIns = { ...parts, tokens: createCheckInTokens(parts.secret, parts.earlierSecrets) };
  return {
    routes: {
      chats: chatRoutes({ ...parts, markRestRead }),
      messageSearch: messageSearchRoutes(parts),
      turns: turnRoutes(parts),
      reactions: reactionRoutes(parts),
      chatEnds: endingRoutes(parts),
      takingBack: takingBackRoutes(parts),
      plans: planRoutes(parts),
      planLinks: planLinkRoutes(parts),
      meetings: meetingRoutes(parts),
      checkIns: checkInRoutes(checkIns),
    },
    jobs: [
      ...messageSearchJobs(parts),
      ...takingBackJobs(parts.db),
      ...planJobs(parts),
      ...planLinkJobs(parts.db),
      ...meetingJobs(parts),
      ...checkInJobs(checkIns),
    ],
    registerPlanLinks: (app: FastifyInstance) => registerPlanLinkPage(app, parts),
    registerCheckInPages: (app: FastifyInstance) => registerCheckInPages(app, checkIns),
  };
}
