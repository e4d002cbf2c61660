import { memberProcedures } from "../../../http/procedures.ts";
import type { Read } from "../../../platform/database/replicas.ts";
import type { WordsDeps } from "../like-words/service.ts";
import { clearLikesDot, type LikeDeps, like, likeWithWords, listMatches, unlike } from "./service.ts";

/** Binds the likes endpoints, for members. */
export function likeRoutes({ read, ...deps }: LikeDeps & WordsDeps & { read: Read }) {
  const { likes } = memberProcedures;
  return {
    like: likes.like.handler(({ input, context }) => like(deps, context.actor, input.personId)),
    likeWithWords: likes.likeWithWords.handler(({ input, context }) => likeWithWords(deps, context.actor, input)),
    unlike: likes.unlike.handler(({ input, context }) => unlike(deps, context.actor, input.personId)),
    matches: likes.matches.handler(({ input, context }) =>
      read((db) => listMatches({ ...deps, db }, context.actor, input)),
    ),
    markSeen: likes.markSeen.handler(({ context }) => clearLikesDot(deps, context.actor)),
  };
}
