import { chatRoutes } from "./conversations/routes.ts";
import { reactionRoutes } from "./reactions/routes.ts";
import { turnRoutes } from "./turns/routes.ts";

/** What matched people write to each other. */
export function chatsArea(parts: Parameters<typeof chatRoutes>[0]) {
  return { routes: { chats: chatRoutes(parts), turns: turnRoutes(parts), reactions: reactionRoutes(parts) }, jobs: [] };
}
