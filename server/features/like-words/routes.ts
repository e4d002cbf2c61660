import { memberProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Read } from "../../platform/database/replicas.ts";
import { setReceiving, showReceiving, showWords } from "./service.ts";

/** Binds the endpoints of words with likes, for members. Writing them is an endpoint of likes. */
export function likeWordRoutes({ db, read }: { db: Db; read: Read }) {
  const { likeWords } = memberProcedures;
  return {
    between: likeWords.between.handler(({ input, context }) =>
      read((replica) => showWords(replica, context.actor, input.personId)),
    ),
    settings: likeWords.settings.handler(({ context }) => showReceiving(db, context.actor)),
    change: likeWords.change.handler(({ input, context }) => setReceiving(db, context.actor, input.isReceiving)),
  };
}
