import { publicProcedures } from "../../../http/procedures.ts";
import { objectByLink, type RescueDeps } from "./service.ts";

/** Binds the objection, for everyone with the link. */
export function rescueRoutes(deps: Pick<RescueDeps, "db">) {
  const { object } = publicProcedures.emailChange;
  return { object: object.handler(({ input }) => objectByLink(deps, input.token)) };
}
