import { memberProcedures } from "../../../http/procedures.ts";
import type { Read } from "../../../platform/database/replicas.ts";
import { listWithdrawn, setReceiving, showReceiving, showWords, type WordsDeps } from "./service.ts";

/** Binds the endpoints of words with likes, for members. Writing them is an endpoint of likes. */
export function likeWordRoutes({ read, ...deps }: WordsDeps & { read: Read }) {
  const { likeWords } = memberProcedures;
  const { db } = deps;
  return {
    between: likeWords.between.handler(({ input, context }) =>
      read((replica) => showWords(replica, context.actor, input.personId)),
    ),
    withdrawn: likeWords.withdrawn.handler(({ context }) => listWithdrawn(deps, context.actor)),
    settings: likeWords.settings.handler(({ context }) => showReceiving(db, context.actor)),
    change: likeWords.change.handler(({ input, context }) => setReceiving(db, context.actor, input.isReceiving)),
  };
}
