import { chatRoutes } from "./conversations/routes.ts";
import { endingRoutes } from "./endings/routes.ts";
import { markEndRead } from "./endings/service.ts";
import { reactionRoutes } from "./reactions/routes.ts";
import { takingBackJobs } from "./taking-back/jobs.ts";
import { takingBackRoutes } from "./taking-back/routes.ts";
import { turnRoutes } from "./turns/routes.ts";

/** What matched people write to each other. */
export function chatsArea(parts: Omit<Parameters<typeof chatRoutes>[0], "markEndRead">) {
  return {
    routes: {
      chats: chatRoutes({ ...parts, markEndRead }),
      turns: turnRoutes(parts),
      reactions: reactionRoutes(parts),
      chatEnds: endingRoutes(parts),
      takingBack: takingBackRoutes(parts),
    },
    jobs: takingBackJobs(parts.db),
  };
}
