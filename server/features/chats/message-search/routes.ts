import { memberProcedures } from "../../../http/procedures.ts";
import type { Read } from "../../../platform/database/replicas.ts";
import { findMessages } from "./service.ts";

/** Binds the search in messages, for members. */
export function messageSearchRoutes({ read }: { read: Read }) {
  const { messageSearch } = memberProcedures;
  return {
    find: messageSearch.find.handler(({ input, context }) => read((db) => findMessages(db, context.actor, input))),
  };
}
